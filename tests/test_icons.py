"""Icons for home screens: what their program draws, in the sizes that the manifest says."""

from __future__ import annotations

from PIL import Image, ImageChops

from tools.icons import FOLDER, icons


def test_the_files_are_what_the_program_draws() -> None:
    drawn = icons()
    assert {file.name for file in FOLDER.iterdir()} == drawn.keys()
    for name, icon in drawn.items():
        with Image.open(FOLDER / name) as file:
            kept = file.convert("RGBA")
            difference = ImageChops.difference(kept, icon.convert("RGBA"))
        assert difference.getbbox() is None, f"{name}: python -m tools.icons"


def test_what_systems_cut_has_no_corners_and_what_they_show_has() -> None:
    for name in ("maskable-512.png", "apple-touch.png"):
        with Image.open(FOLDER / name) as file:
            assert file.convert("RGBA").getpixel((0, 0)) == (31, 86, 168, 255), name
    with Image.open(FOLDER / "192.png") as file:
        corner = file.convert("RGBA").getpixel((0, 0))
    assert isinstance(corner, tuple) and corner[3] == 0
