"""The screen: the only part that knows Qt."""

from durbar.ui.guard import guard_overrides
from durbar.ui.source_reading import leave_sources_unread

leave_sources_unread()
guard_overrides()  # before the first class of ours that derives from one of Qt is made
