"""Five tiles of each set that everybody can tell apart: measured on what a browser really draws.

The colour of a tile is the mean of its pixels as they are stored, motif and bevel included: what
is left of it when it is drawn too small to see the motif. Differences are CIE 1976 in L*a*b*, white
point D65. Deficiencies of vision are simulated at full strength, in linear light, by the matrices
of Machado, Oliveira and Fernandes (2009).
"""

from __future__ import annotations

import base64
import itertools
from collections.abc import Iterator

import numpy as np
import numpy.typing as npt
import pytest
from playwright.sync_api import Browser, Page

Array = npt.NDArray[np.float64]
Colours = dict[str, Array]

TILES = "BYRKW"
SIZES = (20, 120)
SETS = ("glazed", "calm", "contrast")
LOOKS = [(tiles, theme) for tiles in SETS for theme in ("light", "dark")]
LEAST_DIFFERENCE = 30.0
LEAST_LIGHTNESS = 14.0
LEAST_FROM_SPACE = 12.0

VISIONS: dict[str, Array] = {
    "normal": np.eye(3),
    "protanopia": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "deuteranopia": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "tritanopia": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
}
SRGB_TO_XYZ = np.array(
    [
        [0.4124564, 0.3575761, 0.1804375],
        [0.2126729, 0.7151522, 0.0721750],
        [0.0193339, 0.1191920, 0.9503041],
    ]
)
D65 = SRGB_TO_XYZ.sum(axis=1)

# A browser knows how to read a PNG: no image library is needed.
PIXELS = """async (png) => {
  const answer = await fetch('data:image/png;base64,' + png);
  const image = await createImageBitmap(await answer.blob());
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(0, 0, image.width, image.height);
  let text = '';
  for (const value of data) text += String.fromCharCode(value);
  return btoa(text);
}"""


def linear(colour: Array) -> Array:
    """sRGB from 0 to 1 without its curve."""
    return np.where(colour <= 0.04045, colour / 12.92, ((colour + 0.055) / 1.055) ** 2.4)


def lab(light: Array) -> Array:
    """L*a*b* of linear sRGB."""
    ratio = SRGB_TO_XYZ @ light / D65
    bent = np.where(ratio > (6 / 29) ** 3, np.cbrt(ratio), ratio / (3 * (6 / 29) ** 2) + 4 / 29)
    x, y, z = bent
    return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])


def seen(colour: Array, vision: str) -> Array:
    """L*a*b* of an sRGB colour as a person with this vision sees it."""
    return lab(np.clip(VISIONS[vision] @ linear(colour), 0.0, 1.0))


def rendered(page: Page, kind: str, size: int, what: str = "tile") -> Array:
    """The mean colour of the tiles or spaces of a kind on the page, sRGB from 0 to 1."""
    shot = page.locator(f'[data-{what}="{kind}"][data-size="{size}"]').screenshot()
    raw = base64.b64decode(page.evaluate(PIXELS, base64.b64encode(shot).decode()))
    pixels = np.frombuffer(raw, dtype=np.uint8).reshape(-1, 4)
    mean: Array = pixels[:, :3].mean(axis=0) / 255
    return mean


@pytest.fixture(scope="module", params=LOOKS, ids="-".join)
def page(request: pytest.FixtureRequest, browser: Browser, gallery: str) -> Iterator[Page]:
    """All art, with one set of tiles, on a light or dark table."""
    tiles, theme = request.param
    page = browser.new_page(color_scheme=theme)
    page.goto(f"{gallery}?tiles={tiles}")
    page.locator("[data-space]").first.wait_for()
    drawn = page.locator("[data-tile] use").first.get_attribute("href")
    assert drawn == ("#tile-B" if tiles == "glazed" else f"#tile-B-{tiles}")
    yield page
    page.close()


@pytest.fixture(scope="module", params=SIZES)
def size(request: pytest.FixtureRequest) -> int:
    return int(request.param)


@pytest.fixture(scope="module")
def colours(page: Page, size: int) -> Colours:
    return {tile: rendered(page, tile, size) for tile in TILES}


def test_the_measure_knows_white_black_and_red() -> None:
    assert lab(linear(np.ones(3))) == pytest.approx([100, 0, 0], abs=0.01)
    assert lab(linear(np.zeros(3))) == pytest.approx([0, 0, 0], abs=0.01)
    assert lab(linear(np.array([1.0, 0.0, 0.0]))) == pytest.approx([53.24, 80.09, 67.20], abs=0.05)
    for vision in VISIONS:  # grey is grey to everybody
        assert seen(np.full(3, 0.5), vision) == pytest.approx([53.39, 0, 0], abs=0.05)


@pytest.mark.parametrize("vision", VISIONS)
def test_any_two_tiles_differ_in_colour(colours: Colours, vision: str) -> None:
    lab_of = {tile: seen(colour, vision) for tile, colour in colours.items()}
    for one, other in itertools.combinations(TILES, 2):
        apart = np.linalg.norm(lab_of[one] - lab_of[other])
        assert apart >= LEAST_DIFFERENCE, f"{one} and {other}: {apart:.1f}"


def test_any_two_tiles_differ_in_grey(colours: Colours) -> None:
    lightness = {tile: seen(colour, "normal")[0] for tile, colour in colours.items()}
    for one, other in itertools.combinations(TILES, 2):
        apart = abs(lightness[one] - lightness[other])
        assert apart >= LEAST_LIGHTNESS, f"{one} and {other}: {apart:.1f}"


def test_a_tile_differs_from_the_space_it_fills(page: Page, size: int, colours: Colours) -> None:
    """A black tile on a dark table most of all: in lightness, on the smallest boards, too."""
    free = {space: rendered(page, space, size, "space") for space in (*TILES, "")}
    for tile in TILES:
        filled = seen(colours[tile], "normal")
        for space in (tile, ""):
            apart = np.linalg.norm(filled - seen(free[space], "normal"))
            assert apart >= LEAST_FROM_SPACE, f"{tile}: {apart:.1f}"
