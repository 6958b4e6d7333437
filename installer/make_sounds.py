"""Computes the sounds of ``resources/sounds`` anew, after a change of ``installer/sounds``; from the top:

``python installer/make_sounds.py [NAME …]``, with what ``pip install '.[sounds]'`` brings: it packs them as Ogg Vorbis.
What is computed needs nothing but Python and comes out the same every time.
"""

from __future__ import annotations

import struct
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

from sounds.beds import BEDS
from sounds.strokes import STROKES
from sounds.synthesis import RATE, Sound

FOLDER = Path(__file__).resolve().parents[1] / "resources/sounds"

#: How much Vorbis may keep, from 0 to 1: what is loud and short is worth more than what lies below everything.
_QUALITY, _BED_QUALITY = 0.5, 0.15


def made(name: str) -> Sound:
    """A sound by its place in the folder, as ``stone`` or ``beds/ra``."""
    make = BEDS[name.removeprefix("beds/")] if name.startswith("beds/") else STROKES[name]
    return make(Random(name))


def main(names: Sequence[str]) -> None:
    """Compute these sounds, or all."""
    import soundfile

    for name in names or (*STROKES, *(f"beds/{key}" for key in BEDS)):
        path = FOLDER / f"{name}.ogg"
        path.parent.mkdir(parents=True, exist_ok=True)
        quality = _BED_QUALITY if name.startswith("beds/") else _QUALITY
        sound = made(name)
        with soundfile.SoundFile(
            path, "w", RATE, 1, format="OGG", subtype="VORBIS", compression_level=1 - quality
        ) as file:
            file.buffer_write(struct.pack(f"{len(sound)}f", *sound), "float32")
        print(f"{path}: {len(sound) / RATE:.2f} s, {path.stat().st_size} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
