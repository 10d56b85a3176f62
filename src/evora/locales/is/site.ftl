# What 'evora site' says.

cli-site = Skrifar þann hluta síðunnar sem þarf engan þjón sem skrár fyrir hvaða vefsvæði sem er.
cli-site-more =
    Æfingar, reglur, þrautir, greining og spil við öll stig og á einu tæki, á öllum tungumálum; forritið keyrir í vafra
    gestsins. Mappan getur verið á hvaða slóð sem er. Eldri vefur í henni er endurnýjaður.
    'python3 -m http.server --directory DIR' sýnir hann á þessari tölvu.
cli-argument-site = mappan: ný, tóm eða með eldri vef
# $size is in kilobytes.
site-written = { $folder }: { $files ->
    [one] { $files } skrá
   *[other] { $files } skrár
}, { $size } kB
site-not-empty = { $folder }: búist var við nýrri eða tómri möppu eða eldri vef Evora; ekkert var skrifað
