"""The pages of the window, a folder each; page.py is the page itself."""
