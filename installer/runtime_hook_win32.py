"""Runs first in a built Durbar on Windows: by this mutex the installer sees that it is open (AppMutex, windows.iss)."""

import ctypes

ctypes.windll.kernel32.CreateMutexW(None, False, "org.durbar.durbar")  # let go when the process ends
