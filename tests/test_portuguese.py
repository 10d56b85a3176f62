"""Portuguese of Portugal keeps to itself: texts for both countries are easily mixed up."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import evora

FOLDER = Path(evora.__file__).parent / "locales" / "pt-PT"

# Words of Brazil, its address (você), its gerund (está jogando) and its spelling (bônus).
BRAZILIAN = re.compile(
    r"""\b(?:você|rodadas?|cinza|registros?|arquivos?|usuários?|telas?|celular(?:es)?|senhas?
    |conex(?:ão|ões)|conectad[oa]s?|compartilh\w+|configuraç(?:ão|ões)|banco\ de\ dados|bônus
    |salv(?:ar|e|a|o)|baixar|desfaz\w*|desfeit[oa]s?|peg(?:ar|ue|a|ou|os)|em\ uma?|aceito
    |(?:está|estás|estão)\ \w+ndo)\b
    |\(padrão:""",
    re.IGNORECASE | re.VERBOSE,
)


@pytest.mark.parametrize("file", sorted(path.name for path in FOLDER.glob("*.ftl")))
def test_no_word_of_brazil_in_the_texts_of_portugal(file: str) -> None:
    lines = (FOLDER / file).read_text("utf-8").splitlines()
    assert [line for line in lines if BRAZILIAN.search(line) and not line.startswith("#")] == []
