# What the server writes into the page for browsers that run no script, and instead of a page that
# was not built.

page-noscript = Kveikja þarf á JavaScript til að Evora geti sýnt borðið.
# A command follows.
page-unbuilt = Þjónninn er í gangi, en síðan hefur ekki verið smíðuð. Keyrðu þetta í möppu frumkóðans og ræstu þjóninn aftur:
# A link.
page-unbuilt-api = Viðmótið fyrir forrit virkar án síðunnar.
