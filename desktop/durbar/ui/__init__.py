"""The screen: the only part that knows Qt."""

from durbar.ui.sources import leave_sources_unread

leave_sources_unread()
