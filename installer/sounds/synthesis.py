"""What sounds are computed from: struck bodies, noise, plucked strings, filters, a room; all in plain Python.

A sound is a list of floats, 1.0 being full scale, RATE of them a second, one channel.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from random import Random

#: Samples a second.
RATE = 32_000
#: What no sample goes beyond: 1.5 dB below full scale, for what a decoder adds.
CEILING = 10 ** (-1.5 / 20)

Sound = list[float]


def silence(seconds: float) -> Sound:
    """Nothing, so long."""
    return [0.0] * round(seconds * RATE)


def level(decibels: float) -> float:
    """The factor that decibels stand for."""
    return 10 ** (decibels / 20)


def scaled(sound: Sound, factor: float) -> Sound:
    """As loud as that, times itself."""
    return [value * factor for value in sound]


def add(into: Sound, sound: Sound, at: float = 0.0, factor: float = 1.0) -> None:
    """Let a sound be heard from ``at`` seconds on in another, which grows where it must."""
    begin = round(at * RATE)
    if len(into) < begin + len(sound):
        into.extend([0.0] * (begin + len(sound) - len(into)))
    for place, value in enumerate(sound, begin):
        into[place] += factor * value


def add_round(loop: Sound, sound: Sound, at: float, factor: float = 1.0) -> None:
    """The same in a loop: what goes beyond its end is heard at its beginning."""
    place = round(at * RATE) % len(loop)
    for value in sound:
        loop[place] += factor * value
        place += 1
        if place == len(loop):
            place = 0


# ---- what sounds ---------------------------------------------------------------------------------------------------


def body(seconds: float, modes: Iterable[tuple[float, float, float]], attack: float = 0.001) -> Sound:
    """A struck body: a sum of decaying sines. modes: of each its hertz, its strength, the seconds in which it falls by
    60 dB. attack: seconds in which the stroke swells; a hard one clicks."""
    count = round(seconds * RATE)
    out = [0.0] * count
    for hertz, strength, fall in modes:
        if hertz > 0.45 * RATE:
            continue
        turn = 2 * math.pi * hertz / RATE
        shrink = 0.001 ** (1 / (fall * RATE))
        first, second = 2 * shrink * math.cos(turn), shrink * shrink
        before, now = 0.0, strength * math.sin(turn)
        for place in range(1, count):
            out[place] += now
            before, now = now, first * now - second * before
    return swell(out, attack)


def noise(seconds: float, chance: Random) -> Sound:
    """White noise."""
    draw = chance.uniform
    return [draw(-1.0, 1.0) for _ in range(round(seconds * RATE))]


def string(hertz: float, seconds: float, fall: float, chance: Random, bright: float = 0.5) -> Sound:
    """A plucked string (Karplus and Strong): noise that runs round a delay and grows duller at every turn.

    fall: seconds until it is 60 dB weaker. bright: 0 as if plucked by the flesh of a finger, 1 by metal.
    """
    length = RATE / hertz
    whole = int(length - 0.5)
    share = length - 0.5 - whole  # of a sample: an all-pass in the turn tunes it
    tuner = (1 - share) / (1 + share)
    turn = low_pass(noise(whole / RATE + 1 / RATE, chance)[:whole], 900 + 9000 * bright)
    middle = sum(turn) / whole
    turn = [value - middle for value in turn]
    keep = 0.001 ** (1 / (fall * hertz))
    out = [0.0] * round(seconds * RATE)
    place, last, came, gave = 0, 0.0, 0.0, 0.0
    for at in range(len(out)):
        value = turn[place]
        out[at] = value
        mixed = keep * 0.5 * (value + last)
        last = value
        gave = tuner * (mixed - gave) + came
        came = mixed
        turn[place] = gave
        place = place + 1 if place + 1 < whole else 0
    return out


def tone(seconds: float, hertz: Callable[[float], float], shape: Callable[[float], float]) -> Sound:
    """A wave whose pitch moves. hertz: by the seconds gone. shape: by the phase, from 0 to 1."""
    out, phase = [], 0.0
    for place in range(round(seconds * RATE)):
        out.append(shape(phase))
        phase = (phase + hertz(place / RATE) / RATE) % 1.0
    return out


# ---- what shapes it ------------------------------------------------------------------------------------------------


def swell(sound: Sound, attack: float) -> Sound:
    """Let it begin softly: half a cosine of so many seconds."""
    count = max(1, round(attack * RATE))
    for place in range(min(count, len(sound))):
        sound[place] *= 0.5 - 0.5 * math.cos(math.pi * place / count)
    return sound


def fade(sound: Sound, seconds: float) -> Sound:
    """Let it end softly."""
    count = min(len(sound), round(seconds * RATE))
    for place in range(count):
        sound[-1 - place] *= 0.5 - 0.5 * math.cos(math.pi * place / count)
    return sound


def shaped(sound: Sound, envelope: Sequence[tuple[float, float]]) -> Sound:
    """Follow a line through points of (seconds, strength), in order; level before the first and after the last."""
    out = list(sound)
    points = [(0.0, envelope[0][1]), *envelope, (len(sound) / RATE + 1, envelope[-1][1])]
    segment = 0
    for place, value in enumerate(out):
        now = place / RATE
        while now > points[segment + 1][0]:
            segment += 1
        (since, low), (until, high) = points[segment], points[segment + 1]
        out[place] = value * (low + (high - low) * (now - since) / max(until - since, 1e-9))
    return out


def falling(sound: Sound, fall: float) -> Sound:
    """Decay by 60 dB in so many seconds."""
    shrink, now = 0.001 ** (1 / (fall * RATE)), 1.0
    out = []
    for value in sound:
        out.append(value * now)
        now *= shrink
    return out


def low_pass(sound: Sound, hertz: float) -> Sound:
    """Without what is higher, 12 dB an octave."""
    return _filtered(sound, *_pass(hertz, 0.707, high=False))


def high_pass(sound: Sound, hertz: float) -> Sound:
    """Without what is lower, 12 dB an octave; and so without a constant."""
    return _filtered(sound, *_pass(hertz, 0.707, high=True))


def band(sound: Sound, hertz: float, narrow: float = 1.0) -> Sound:
    """What lies about a pitch. narrow: the filter's Q."""
    turn = 2 * math.pi * hertz / RATE
    alpha = math.sin(turn) / (2 * narrow)
    whole = 1 + alpha
    return _filtered(sound, alpha / whole, 0.0, -alpha / whole, -2 * math.cos(turn) / whole, (1 - alpha) / whole)


def _pass(hertz: float, narrow: float, high: bool) -> tuple[float, float, float, float, float]:
    turn = 2 * math.pi * hertz / RATE
    cosine, alpha = math.cos(turn), math.sin(turn) / (2 * narrow)
    whole = 1 + alpha
    side = (1 + cosine) / 2 / whole if high else (1 - cosine) / 2 / whole
    return side, -2 * side if high else 2 * side, side, -2 * cosine / whole, (1 - alpha) / whole


def _filtered(sound: Sound, b0: float, b1: float, b2: float, a1: float, a2: float) -> Sound:
    out, one, two = [], 0.0, 0.0
    for value in sound:
        now = b0 * value + one
        one = b1 * value - a1 * now + two
        two = b2 * value - a2 * now
        out.append(now)
    return out


#: Delays of a small room's echoes in seconds, no two of which share a measure.
_COMBS = (0.0297, 0.0371, 0.0411, 0.0437)
_MIXERS = ((0.005, 0.7), (0.0017, 0.7))


def room(sound: Sound, wet: float, fall: float, dull: float = 0.35) -> Sound:
    """In a room (Schroeder's): wet: how loud its echo is against the sound. fall: seconds until it is 60 dB weaker.
    dull: how much of the heights each echo loses, from 0 to 1."""
    echo = [0.0] * (len(sound) + round(fall * RATE))
    for seconds in _COMBS:
        _echo(echo, sound, seconds, fall, dull)
    for seconds, mix in _MIXERS:
        echo = _mixed(echo, round(seconds * RATE), mix)
    out = scaled(echo, wet / len(_COMBS))
    add(out, sound)
    return out


def _echo(into: Sound, sound: Sound, seconds: float, fall: float, dull: float) -> None:
    count = round(seconds * RATE)
    keep = 0.001 ** (seconds / fall)
    line, place, damped = [0.0] * count, 0, 0.0
    long = len(sound)
    for at in range(len(into)):
        back = line[place]
        into[at] += back
        damped = back * (1 - dull) + damped * dull
        line[place] = (sound[at] if at < long else 0.0) + keep * damped
        place = place + 1 if place + 1 < count else 0


def _mixed(sound: Sound, count: int, mix: float) -> Sound:
    line, place, out = [0.0] * count, 0, []
    for value in sound:
        back = line[place]
        now = value + mix * back
        line[place] = now
        out.append(back - mix * now)
        place = place + 1 if place + 1 < count else 0
    return out


# ---- how loud it is ------------------------------------------------------------------------------------------------

_WINDOW, _HOP = 0.1, 0.025


def loudness(sound: Sequence[float], whole: bool = False) -> float:
    """In decibels, of its loudest tenth of a second, or as a whole, weighted as an ear does (ITU-R BS.1770)."""
    heard = _filtered(_filtered(list(sound), *_SHELF), *_pass(38, 0.5, high=True))
    squares = [value * value for value in heard]
    size, hop = round(_WINDOW * RATE), round(_HOP * RATE)
    if whole or len(squares) <= size:
        power = sum(squares) / max(len(squares), 1)
    else:
        power = max(sum(squares[at : at + size]) for at in range(0, len(squares) - size + 1, hop)) / size
    return 10 * math.log10(max(power, 1e-12)) - 0.691


def _high_shelf(hertz: float, gain: float) -> tuple[float, float, float, float, float]:
    """Heights louder by so many decibels."""
    strength, turn = 10 ** (gain / 40), 2 * math.pi * hertz / RATE
    cosine, alpha = math.cos(turn), math.sin(turn) / math.sqrt(2)
    root = 2 * math.sqrt(strength) * alpha
    up, down = strength + 1, strength - 1
    whole = up - down * cosine + root
    return (
        strength * (up + down * cosine + root) / whole,
        -2 * strength * (down + up * cosine) / whole,
        strength * (up + down * cosine - root) / whole,
        2 * (down - up * cosine) / whole,
        (up - down * cosine - root) / whole,
    )


_SHELF = _high_shelf(1500, 4)


def balanced(sound: Sound, decibels: float, whole: bool = False) -> Sound:
    """Without a constant, as loud as that; a peak beyond the ceiling is bent, not cut."""
    clean = sound if whole else fade(high_pass(sound, 30), 0.02)
    clean = scaled(clean, level(decibels - loudness(clean, whole)))
    return [_bent(value) for value in clean]


def _bent(value: float) -> float:
    knee = 0.6 * CEILING
    if abs(value) <= knee:
        return value
    room_left = CEILING - knee
    return math.copysign(knee + room_left * math.tanh((abs(value) - knee) / room_left), value)
