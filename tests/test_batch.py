"""Many games at once: `Batch` plays what single positions play, into arrays."""

from __future__ import annotations

import subprocess
import sys
import threading
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from positions import SETTINGS, board, position

import evora
from evora import IllegalActionError, InvalidPositionError, Position, Seed
from evora.batch import Batch

ARRAYS = ("observations", "masks", "rewards", "dones", "to_move", "scores")


def random_actions(batch: Batch, chance: np.random.Generator) -> npt.NDArray[np.int64]:
    """Any legal action of each game; 0 where there is none."""
    liking = np.where(batch.masks, chance.random(batch.masks.shape, np.float32), 0)
    return np.asarray(liking.argmax(axis=1))


def snapshot(batch: Batch) -> dict[str, list[Any]]:
    return {name: getattr(batch, name).tolist() for name in ARRAYS}


def begun(players: int, variant: str, seed: str) -> Position:
    """A new game of a batch, played with positions."""
    deals = Seed(seed)
    start = Position.new(players, variant, deals.start_player(players))
    return start.play(deals.deal(start))


def played(now: Position, action: int, seed: str) -> Position:
    now = now.play(int(action))
    return now.play(Seed(seed).deal(now)) if now.phase == "deal" else now


def rewards_of(end: Position) -> list[float]:
    """1 for a win alone, a sum of 0, and the winners share."""
    share = 1 / len(end.winners)
    shares = [share if seat in end.winners else 0 for seat in range(1, end.players + 1)]
    return [(end.players * share - 1) / (end.players - 1) for share in shares]


def check_game(batch: Batch, game: int, now: Position) -> None:
    assert batch[game] == now
    assert batch.to_move[game] == (now.to_move or 0)
    assert (batch.masks[game] == now.legal_mask()).all()
    assert (batch.observations[game] == now.observation()).all()


# --- The same games as with positions


@pytest.mark.parametrize("auto_reset", [True, False])
@pytest.mark.parametrize(("variant", "players"), SETTINGS)
def test_games_are_those_of_positions(variant: str, players: int, auto_reset: bool) -> None:
    size, steps = 6, 240
    batch = Batch(size, players, variant, seed=players, auto_reset=auto_reset)
    chance = np.random.default_rng(players)
    episodes = [0] * size
    games = [begun(players, variant, f"{players}/{i}/0") for i in range(size)]
    ended = 0
    for _ in range(steps):
        actions = random_actions(batch, chance)
        batch.step(actions)
        for i, action in enumerate(actions):
            was_over = games[i].is_over
            if not was_over:
                games[i] = played(games[i], action, f"{players}/{i}/{episodes[i]}")
            now = games[i]
            assert batch.dones[i] == now.is_over
            assert batch.scores[i].tolist() == list(now.scores)
            paid = now.is_over and not was_over
            assert batch.rewards[i].tolist() == pytest.approx(
                rewards_of(now) if paid else [0] * players
            )
            if now.is_over and auto_reset:
                ended += 1
                episodes[i] += 1
                games[i] = begun(players, variant, f"{players}/{i}/{episodes[i]}")
            check_game(batch, i, games[i])
            assert batch.episode(i) == episodes[i]
            assert batch.game_seed(i) == Seed(f"{players}/{i}/{episodes[i]}")
    assert ended > 0 if auto_reset else all(game.is_over for game in games)


def test_size_and_threads_do_not_matter() -> None:
    batches = [Batch(150, seed="s"), Batch(150, seed="s", threads=3), Batch(200, seed="s")]
    chance = np.random.default_rng(0)
    for _ in range(100):
        actions = random_actions(batches[2], chance)
        for batch in batches:
            batch.step(actions[: batch.size])
        for name in ARRAYS:
            first = getattr(batches[0], name)
            assert all((getattr(batch, name)[:150] == first).all() for batch in batches[1:])
    assert batches[0].episode(0) > 0


def test_bytes_say_the_same_as_floats() -> None:
    floats, small = Batch(20, 3, seed=1), Batch(20, 3, seed=1, dtype="uint8")
    chance = np.random.default_rng(0)
    assert floats.observations.dtype == "float32" and small.observations.dtype == "uint8"
    for _ in range(60):
        actions = random_actions(floats, chance)
        floats.step(actions)
        small.step(actions)
        assert (floats.observations == small.observations).all()


@pytest.mark.parametrize(
    ("scores", "rewards"),
    [((8, 7, 6), [-0.5, 1, -0.5]), ((9, 7, 6), [0.25, 0.25, -0.5]), ((5, 3, 3), [0, 0, 0])],
)
def test_rewards_of_three(scores: tuple[int, ...], rewards: list[float]) -> None:
    last = position(*map(board, scores), round=3, idle=2, centre="1W", bag="-")
    batch = Batch(1, 3, auto_reset=False)
    batch[0] = last
    batch.step([evora.Move("0W0").action])  # seat 1 pays 2 for its floor; the game has stalled
    assert batch.dones.all() and batch.rewards.tolist() == [rewards]


# --- Illegal actions


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("bad", [324, 325, -1, 2**40])
def test_an_illegal_action_is_refused_by_its_index(bad: int, threads: int) -> None:
    batch = Batch(150, seed=1, threads=threads)
    actions = random_actions(batch, np.random.default_rng(0))
    actions[[70, 140]] = bad
    before = snapshot(batch), list(batch)
    with pytest.raises(IllegalActionError, match=r"^actions\[70\]: ") as caught:
        batch.step(actions)
    assert caught.value.index == 70
    assert (snapshot(batch), list(batch)) == before


def test_the_message_says_why() -> None:
    batch = Batch(2, seed=1)
    held = batch[1].factories[0]
    colour = next(colour for colour in evora.COLOURS if colour not in held)
    legal = batch[0].legal_moves.actions()[0]
    with pytest.raises(IllegalActionError) as caught:
        batch.step([legal, evora.Move(f"1{colour}1").action])
    assert str(caught.value) == f"actions[1]: 1{colour}1: factory 1 holds no {colour}"
    assert isinstance(caught.value, evora.IllegalMoveError)
    with pytest.raises(IllegalActionError, match="expected an action id from 0 to 324, got 999"):
        batch.step([999, 0])


@pytest.mark.parametrize(
    ("actions", "error", "problem"),
    [
        ([0.0, 1.0], TypeError, "actions: expected integers, got float64"),
        ([True, False], TypeError, "actions: expected integers, got bool"),
        ([0], evora.EvoraError, r"actions: expected shape \(2,\), got \(1,\)"),
        ([[0, 0]], evora.EvoraError, r"actions: expected shape \(2,\), got \(1, 2\)"),
    ],
)
def test_what_are_no_actions(actions: Any, error: type[Exception], problem: str) -> None:
    with pytest.raises(error, match=problem):
        Batch(2).step(actions)


# --- Some of the games; new games


def test_only_chosen_games_are_stepped() -> None:
    batch = Batch(8, seed=1)
    before = list(batch)
    where = np.arange(8) % 2 == 0
    actions = np.where(where, random_actions(batch, np.random.default_rng(0)), -1)
    batch.step(actions, where)
    assert [now != old for now, old in zip(batch, before, strict=True)] == where.tolist()
    with pytest.raises(TypeError, match="where: expected bools"):
        batch.step(actions, np.ones(8, np.int8))
    with pytest.raises(evora.EvoraError, match=r"where: expected shape \(8,\), got \(3,\)"):
        batch.step(actions, np.ones(3, np.bool_))


def test_reset_goes_on_to_the_next_games() -> None:
    batch = Batch(4, seed=7)
    first = list(batch)
    batch.reset()
    assert [batch.episode(i) for i in range(4)] == [1] * 4
    assert batch[2] == begun(2, "coloured", "7/2/1")
    batch.reset(where=[False, True, False, False])
    assert [batch.episode(i) for i in range(4)] == [1, 2, 1, 1]
    batch.reset(seed=8)
    assert batch.seed == "8" and batch[3] == begun(2, "coloured", "8/3/0")
    batch.reset(seed=7)
    assert list(batch) == first
    with pytest.raises(evora.EvoraError, match="where: expected none with a new seed"):
        batch.reset(7, [True] * 4)


def test_games_that_are_over_begin_when_they_are_asked_to() -> None:
    batch = Batch(3, auto_reset=False, seed=1)
    chance = np.random.default_rng(0)
    while not batch.dones.all():
        batch.step(random_actions(batch, chance))
    before = snapshot(batch)
    batch.step([999, -1, 0])  # not looked at
    assert snapshot(batch) == {**before, "rewards": [[0, 0]] * 3}
    batch.reset(where=[True, False, False])
    assert batch.dones.tolist() == [False, True, True]
    assert batch[0] == begun(2, "coloured", "1/0/1")


def test_without_a_seed_every_batch_is_another() -> None:
    assert Batch(1).seed != Batch(1).seed
    assert Batch(2, seed=Seed("7"))[1] == begun(2, "coloured", f"{Seed('7')}/1/0")


# --- Positions


def test_a_position_is_put_into_a_game() -> None:
    batch = Batch(3, variant="grey", seed=1)
    grey = (
        "grey 5 0 tiling 1 1 -/-/-/-/- - - 8B7Y9R10K10W 44;W/KK/-/BBBB/KK;"
        "RBK.Y/BYW.R/.WYRB/...KW/...B.;BWWW 30;K/Y/YYY/YYYY/B;YWRB./KBWR./WR..K/...K./....Y;1RRRRR"
    )
    batch[1] = grey
    check_game(batch, 1, Position(grey))
    assert batch.scores[1].tolist() == [44, 30]
    batch[-1] = Position.new(2, "grey", start=2)  # dealt at once, from the game's own seed
    start = Position.new(2, "grey", start=2)
    check_game(batch, 2, start.play(batch.game_seed(2).deal(start)))
    for move in ("1@4", "4@3", "3@3", "4@2"):
        actions = [game.legal_moves.actions()[0] for game in batch]
        batch.step([actions[0], evora.Move(move).action, actions[2]])
    assert batch.dones.tolist() == [False, True, False]
    assert batch.scores[1].tolist() == [57, 26] and batch.rewards[1].tolist() == [1, -1]


@pytest.mark.parametrize(
    ("now", "field"),
    [
        (Position.new(3), "players"),
        (Position.new(2, "grey"), "variant"),
        (Position.new(2).playout(seed=1), "phase"),
    ],
)
def test_a_position_that_does_not_belong_is_refused(now: Position, field: str) -> None:
    batch = Batch(1, seed=1)
    before = batch[0]
    with pytest.raises(InvalidPositionError) as caught:
        batch[0] = now
    assert caught.value.field == field and batch[0] == before


def test_a_finished_position_is_done_where_games_may_be_over() -> None:
    batch = Batch(1, auto_reset=False)
    batch[0] = Position.new(2).playout(seed=1)
    assert batch.dones.tolist() == [True] and batch.to_move.tolist() == [0]
    assert not batch.masks.any() and batch.rewards.tolist() == [[0, 0]]


def test_games_beyond_the_batch() -> None:
    batch = Batch(2)
    assert len(batch) == len(list(batch)) == 2
    for game in (2, -3):
        with pytest.raises(IndexError):
            batch[game]


# --- Arrays


def test_the_callers_arrays_are_written() -> None:
    rows = np.full((6, evora.OBSERVATION_SIZE), 9, np.uint8)
    masks = np.zeros((2, evora.ACTION_COUNT), np.uint8)
    batch = Batch(2, seed=1, arrays={"observations": rows[2:4], "masks": masks})
    batch.step(masks.argmax(axis=1))
    assert (rows[2] == batch[0].observation()).all() and (masks[1] == batch[1].legal_mask()).all()
    assert (rows[[0, 1, 4, 5]] == 9).all()


@pytest.mark.parametrize(
    ("arrays", "problem"),
    [
        ({"mask": None}, "arrays: expected observations, masks, .* got 'mask'"),
        (
            {"masks": np.zeros((3, 325), np.bool_)},
            r"masks: expected shape \(2, 325\), got \(3, 325\)",
        ),
        ({"rewards": np.zeros((2, 2))}, "rewards: expected elements of type float32"),
        ({"dones": np.zeros(4, np.bool_)[::2]}, "dones: expected a contiguous array"),
    ],
)
def test_arrays_that_do_not_fit(arrays: dict[str, Any], problem: str) -> None:
    with pytest.raises(evora.EvoraError, match=problem):
        Batch(2, arrays=arrays)


@pytest.mark.parametrize("name", ARRAYS)
def test_other_libraries_share_the_memory(name: str) -> None:
    batch = Batch(3, seed=1)
    array = getattr(batch, name)
    shared = np.from_dlpack(array)
    assert np.shares_memory(array, shared)
    assert array.__array_interface__["data"][0] % 64 == 0  # else JAX copies
    for action in ([game.legal_moves.actions()[-1] for game in batch] for _ in range(3)):
        batch.step(action)
    assert (shared == getattr(batch, name)).all()


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ({"size": 0}, "size: expected 1 to 16777216, got 0"),
        ({"size": 1, "threads": 0}, "threads: expected 1 to 1024, got 0"),
        ({"size": 1, "players": 5}, "players: expected 2, 3 or 4, got 5"),
        ({"size": 1, "variant": "green"}, "'green'"),
        ({"size": 1, "dtype": "float64"}, "dtype: expected float32 or uint8, got 'float64'"),
    ],
)
def test_wrong_settings(arguments: dict[str, Any], problem: str) -> None:
    with pytest.raises(evora.EvoraError, match=problem):
        Batch(**arguments)


# --- Threads and processes


def test_several_threads_may_use_one_batch() -> None:
    batch, twin = Batch(300, seed=1, threads=2), Batch(300, seed=1)
    halves = [np.arange(300) < 100, np.arange(300) >= 100]
    chance = np.random.default_rng(0)
    for _ in range(40):
        actions = random_actions(batch, chance)
        calls = [threading.Thread(target=batch.step, args=(actions, half)) for half in halves]
        for call in calls:
            call.start()
        for call in calls:
            call.join()
        twin.step(actions)
        assert (batch.observations == twin.observations).all()


def test_a_forked_process_steps_on() -> None:
    program = """
import os
from evora.batch import Batch
batch = Batch(200, seed=1, threads=2)
step = lambda: batch.step(batch.masks.argmax(axis=1))
step()
child = os.fork()
step()
if child:
    assert os.waitpid(child, 0)[1] == 0  # before printing: lines of two processes can mingle
print(hash(tuple(batch)), flush=True)
if not child:
    os._exit(0)
"""
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", program],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.stderr == ""
    first, second = done.stdout.split()
    assert first == second
