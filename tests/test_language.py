"""Which language a command speaks."""

from __future__ import annotations

import pytest

from evora.cli.language import chosen_language


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "fi_FI.UTF-8"}, "fi"),
        (["--language", "cs", "new"], {"LANG": "fi_FI.UTF-8"}, "cs"),
        (["new", "--language=pt-BR"], {"EVORA_LANGUAGE": "fi"}, "pt"),
        (["new", "--language", "pt_pt"], {}, "pt-PT"),
        (["new", "--language", "hu", "--language", "is"], {}, "is"),  # the last one, as argparse
        # What is wrong is for the real parser to say, in the language of the environment.
        (["--language", "xx", "new"], {"EVORA_LANGUAGE": "fi"}, "fi"),
        (["new", "--language"], {"EVORA_LANGUAGE": "fi"}, "fi"),
        (["dance", "--unknown", "--language", "cs"], {}, "cs"),
        # After -- it belongs to another program.
        (["engine-test", "--", "engine", "--language", "cs"], {}, "en"),
    ],
)
def test_the_language(arguments: list[str], environment: dict[str, str], language: str) -> None:
    assert chosen_language(arguments, environment) == language
