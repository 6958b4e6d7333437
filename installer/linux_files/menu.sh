#!/bin/sh
# Puts this folder's Durbar into your desktop's menu and lets saved games open with it: ./menu.sh add
# Takes both away again, and leaves your games alone: ./menu.sh remove
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd -P)
data=${XDG_DATA_HOME:-$HOME/.local/share}
# The menu's entry names this link: some ways of opening a file can't read a command with blanks in its path.
link=$HOME/.local/bin/durbar

refresh() {
    if command -v update-mime-database >/dev/null && [ -d "$data/mime/packages" ]; then
        update-mime-database "$data/mime"
    fi
    if command -v update-desktop-database >/dev/null && [ -d "$data/applications" ]; then
        update-desktop-database "$data/applications"
    fi
}

add() {
    if [ -e "$link" ] && [ ! -L "$link" ]; then
        echo "$link is there already and is no link; remove it first." >&2
        exit 1
    fi
    mkdir -p "$(dirname "$link")"
    ln -sfn "$here/durbar" "$link"
    cd "$here/share"
    find icons mime -type f | while read -r file; do
        mkdir -p "$data/$(dirname "$file")"
        cp "$file" "$data/$file"
    done
    mkdir -p "$data/applications"
    command=$link
    case $command in
        # A quoted word may hold blanks; these four signs need a backslash there, which the file's own form doubles.
        *[!A-Za-z0-9/._-]*) command=\"$(printf '%s' "$link" | sed -e 's/[\\"`$]/\\\\&/g' -e 's/%/%%/g')\" ;;
    esac
    while read -r line; do
        case $line in
            Exec=*) printf 'Exec=%s %%f\n' "$command" ;;
            *) printf '%s\n' "$line" ;;
        esac
    done <applications/durbar.desktop >"$data/applications/durbar.desktop"
    refresh
}

remove() {
    if [ "$(readlink "$link")" = "$here/durbar" ]; then
        rm "$link"
        rmdir "$(dirname "$link")" 2>/dev/null || true
    fi
    rm -f "$data/applications/durbar.desktop"
    (cd "$here/share" && find icons mime -type f) | while read -r file; do
        rm -f "$data/$file"
    done
    refresh
    # Folders and lists that nobody else uses.
    rm -f "$data/applications/mimeinfo.cache"
    if [ -z "$(ls -A "$data/mime/packages" 2>/dev/null)" ]; then
        rm -rf "$data/mime"
    fi
    if [ -d "$data/applications" ] && [ -n "$(ls -A "$data/applications")" ]; then
        refresh
    fi
    find "$data/icons" "$data/applications" -depth -type d -empty -delete 2>/dev/null || true
}

case ${1-} in
    add) add ;;
    remove) remove ;;
    *)
        echo "usage: $0 add|remove" >&2
        exit 2
        ;;
esac
