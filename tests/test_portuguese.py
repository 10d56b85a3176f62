"""Portugal and Brazil keep to themselves: texts for the two countries are easily mixed up."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import evora

LOCALES = Path(evora.__file__).parent / "locales"
FILES = sorted(path.name for path in (LOCALES / "pt").glob("*.ftl"))

# Words of Brazil, its address (você), its gerund (está jogando) and its spelling (bônus).
BRAZILIAN = re.compile(
    r"""\b(?:você|rodadas?|cinza|registros?|arquivos?|usuários?|telas?|celular(?:es)?|senhas?
    |conex(?:ão|ões)|conectad[oa]s?|compartilh\w+|configuraç(?:ão|ões)|banco\ de\ dados|bônus
    |salv(?:ar|e|a|o)|baixar|desfaz\w*|desfeit[oa]s?|peg(?:ar|ue|a|ou|os)|em\ uma?|aceito
    |(?:está|estás|estão)\ \w+ndo)\b
    |\(padrão:""",
    re.IGNORECASE | re.VERBOSE,
)
# Words of Portugal, its address (tu), its infinitive (está a jogar) and its spelling (bónus).
EUROPEAN = re.compile(
    r"""\b(?:tu|ti|te|teus?|tuas?|contigo|podes|tens|queres|rondas?|cinzent[oa]s?|registos?
    |ficheiros?|utilizador(?:es)?|ecrãs?|telemóve(?:l|is)|palavras?-passe|ligaç(?:ão|ões)
    |partilh\w+|definiç(?:ão|ões)|base\ de\ dados|bónus|carater(?:es)?|aspeto|guardar|guarda-\w+
    |descarreg\w+|anul\w+|tira(?:r|m|s)?|até\ ao|por\ omissão|à\ espera|numa?
    |(?:está|estão|continua)\ a\ \w+r)\b""",
    re.IGNORECASE | re.VERBOSE,
)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize(("folder", "foreign"), [("pt-PT", BRAZILIAN), ("pt", EUROPEAN)])
def test_no_word_of_the_other_country(folder: str, foreign: re.Pattern[str], file: str) -> None:
    lines = (LOCALES / folder / file).read_text("utf-8").splitlines()
    assert [line for line in lines if foreign.search(line) and not line.startswith("#")] == []
