"""The system that Durbar runs on: its files, read and written so that none can do harm."""
