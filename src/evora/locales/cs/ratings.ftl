### What `evora ratings` says.

cli-ratings = Spočítat všechna hodnocení serveru znovu z výsledků partií.
cli-ratings-more =
    I když server běží: partie, které mezitím skončí, počkají. Hodnocení jsou potom do poslední číslice stejná,
    pokud nebyla smazána partie (její výsledky se od té chvíle nepočítají) nebo se něco nepoškodilo.
cli-argument-ratings = rebuild
cli-ratings-progress = { $done } z { $rows } výsledků …
cli-ratings-done = Znovu spočítané výsledky: { $results }. Změněná hodnocení: { $changed }.
cli-ratings-removed = Vynechané výsledky smazaných partií: { $results }.
