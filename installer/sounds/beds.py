"""The quiet beds: one loop a game, whose end runs into its beginning without a seam."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from sounds.synthesis import (
    RATE,
    Sound,
    add_round,
    balanced,
    band,
    body,
    falling,
    high_pass,
    low_pass,
    noise,
    room,
    scaled,
    string,
    swell,
    tone,
)

#: Seconds of a loop, and how loud it is as a whole: far below anything that is played for an event.
LOOP, QUIET = 24.0, -39.0


def _round_and_round(shape: Callable[[Sound], Sound], sound: Sound) -> Sound:
    """A filter's answer to a sound that never ends: what it gives the second time round."""
    return shape(sound + sound)[len(sound) :]


def _waves(sound: Sound, swings: tuple[tuple[int, float, float], ...]) -> Sound:
    """Swell and ebb. swings: how often in a loop, how much, where in its swing it begins (from 0 to 1)."""
    out = []
    for place, value in enumerate(sound):
        turn = 2 * math.pi * place / len(sound)
        strength = 1.0
        for times, depth, begin in swings:
            strength += depth * math.sin(times * turn + 2 * math.pi * begin)
        out.append(value * max(0.0, strength))
    return out


def _drone(hertz: float, strengths: tuple[float, ...], swing: int) -> Sound:
    """A steady low chord of harmonics, each of which swells in its own time. Pitches fit the loop."""
    base = round(hertz * LOOP) / LOOP
    out = [0.0] * round(LOOP * RATE)
    for number, strength in enumerate(strengths, 1):
        wave = tone(LOOP, lambda _now, number=number: number * base, lambda phase: math.sin(2 * math.pi * phase))
        wave = _waves(wave, ((swing + number, 0.5, 0.17 * number),))
        out = [one + strength * other for one, other in zip(out, wave, strict=True)]
    return out


def _sum(*parts: Sound) -> Sound:
    return [sum(values) for values in zip(*parts, strict=True)]


def _tanpura(loop: Sound, hertz: float, chance: Random, every: float, strength: float) -> None:
    """Four open strings, plucked one after the other, over and over."""
    for number in range(round(LOOP / every)):
        note = (hertz * 3 / 4 * 2, hertz * 2, hertz * 2, hertz)[number % 4]
        sound = swell(low_pass(string(note, 5.0, 5.5, chance, 0.55), 4200), 0.03)
        add_round(loop, sound, number * every, strength * chance.uniform(0.85, 1.1))


def ra(chance: Random) -> Sound:
    """A night on the Nile: wind over sand, a low drone, crickets."""
    air = noise(LOOP, chance)
    wind = _waves(
        _round_and_round(lambda one: band(one, 420, 0.7), air), ((2, 0.35, 0.0), (5, 0.3, 0.4), (7, 0.2, 0.8))
    )
    out = _sum(scaled(wind, 0.5), scaled(_drone(73.4, (0.5, 0.3, 0.22, 0.08), 1), 0.25))
    for number in range(34):
        at, hertz = LOOP * number / 34 + chance.uniform(-0.2, 0.2), chance.choice((3900, 4120, 4350))
        for beat in range(chance.choice((2, 3, 3, 4))):
            add_round(out, swell(body(0.05, ((hertz, 1.0, 0.06),), 0.012), 0.012), at + LOOP + 0.06 * beat, 0.05)
    return out


def raja(chance: Random) -> Sound:
    """A courtyard: a tanpura, and birds far off in the heat."""
    out = scaled(_round_and_round(lambda one: low_pass(one, 300), noise(LOOP, chance)), 0.25)
    _tanpura(out, 110.0, chance, 0.75, 0.5)
    for _ in range(9):
        at, hertz = chance.uniform(0, LOOP), chance.uniform(2100, 2900)
        for beat in range(chance.choice((2, 3))):
            call = tone(0.16, lambda now, top=hertz: top * (1 + 0.9 * now), lambda phase: math.sin(2 * math.pi * phase))
            call = room(falling(swell(call, 0.04), 0.2), 0.5, 0.9, 0.4)
            add_round(out, call, at + 0.24 * beat, 0.035)
    return out


def taj_mahal(chance: Random) -> Sound:
    """A garden: water that falls into a basin, and a drone as from a hall."""
    air = noise(LOOP, chance)
    fall = _sum(
        _round_and_round(lambda one: band(one, 900, 0.6), air),
        scaled(_round_and_round(lambda one: high_pass(low_pass(one, 5200), 2400), air), 0.35),
    )
    out = scaled(_waves(fall, ((3, 0.15, 0.2), (11, 0.12, 0.6))), 0.28)
    for _ in range(190):
        hertz = chance.uniform(520, 1500)
        drop = tone(0.07, lambda now, low=hertz: low * (1 + 6 * now), lambda phase: math.sin(2 * math.pi * phase))
        add_round(out, falling(swell(drop, 0.006), 0.06), chance.uniform(0, LOOP), chance.uniform(0.05, 0.3))
    return _sum(out, scaled(_drone(98.0, (0.45, 0.4, 0.3, 0.12, 0.08), 2), 0.16))


def dice_charmers(chance: Random) -> Sound:
    """An evening room: a slow tanpura, and a lamp's low breath."""
    breath = _waves(
        _round_and_round(lambda one: band(one, 240, 0.8), noise(LOOP, chance)), ((4, 0.5, 0.0), (6, 0.3, 0.5))
    )
    out = scaled(breath, 0.35)
    _tanpura(out, 146.83, chance, 1.2, 0.5)
    for number in range(10):
        hertz = 146.83 * 4 * chance.choice((1.0, 9 / 8, 5 / 4, 3 / 2, 5 / 3))
        ring = room(body(1.8, ((hertz, 1.0, 2.0), (2.01 * hertz, 0.2, 1.0)), 0.03), 0.5, 1.2, 0.4)
        add_round(out, ring, LOOP * number / 10 + chance.uniform(0, 1.2), 0.045)
    return out


def _even(made: Callable[[Random], Sound]) -> Callable[[Random], Sound]:
    def bed(chance: Random) -> Sound:
        loop = _round_and_round(lambda one: high_pass(one, 50), made(chance))
        return balanced(loop, QUIET, whole=True)

    return bed


#: By the key of a game.
BEDS: dict[str, Callable[[Random], Sound]] = {
    made.__name__: _even(made) for made in (ra, raja, taj_mahal, dice_charmers)
}
