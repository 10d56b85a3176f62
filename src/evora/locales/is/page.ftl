# What the server writes into the page for browsers that run no script, and instead of a page that
# was not built.

page-noscript = Kveikja þarf á JavaScript til að Evora geti sýnt borðið.
# Also printed by 'evora serve'.
page-unbuilt = Þjónninn keyrir án síðunnar, sem var ekki smíðuð þegar Evora var sett upp: settu upp útgefinn pakka, sem inniheldur hana, eða keyrðu 'sh tools/build-web' í möppu frumkóðans og settu aftur upp þaðan.
# A link.
page-unbuilt-api = Viðmótið fyrir forrit virkar án síðunnar.
