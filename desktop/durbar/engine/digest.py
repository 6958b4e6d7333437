"""Short fingerprints of positions, boards and games."""

try:
    from _blake2 import blake2b  # hashlib would load OpenSSL with it, 4 MB that nothing here uses
except ImportError:  # a Python without the module of its own
    from hashlib import blake2b


def digest(data: bytes, size: int = 8) -> str:
    """Return the BLAKE2b fingerprint of some bytes, ``size`` bytes long, in hexadecimal letters."""
    return blake2b(data, digest_size=size).hexdigest()
