"""The system that Durbar runs on: files, processes, and the door between them, so that none can do harm."""
