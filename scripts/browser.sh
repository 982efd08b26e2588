#!/bin/sh
# Prints the path of a Chromium for the browser tests: one that is there, else Playwright's, else the distribution's package.
set -u
found() {
    for name in chromium chromium-browser google-chrome google-chrome-stable; do
        command -v "$name" && return 0
    done
    .venv/bin/python - <<'PY' 2>/dev/null
import os, sys
from playwright.sync_api import sync_playwright
with sync_playwright() as play:
    path = play.chromium.executable_path
print(path) if os.path.exists(path) else sys.exit(1)
PY
}
[ -n "${ADUT_BROWSER:-}" ] && echo "$ADUT_BROWSER" && exit 0
found && exit 0
.venv/bin/python -m playwright install chromium >&2 && found && exit 0
echo "No browser found and Playwright could not fetch one; trying the distribution's package" >&2
if command -v apt-get >/dev/null; then
    SUDO=""
    [ "$(id -u)" = 0 ] || SUDO="sudo"
    $SUDO apt-get update >&2 && $SUDO env DEBIAN_FRONTEND=noninteractive apt-get install -y chromium >&2 && found && exit 0
fi
echo "The browser tests need Chromium: install it, or set ADUT_BROWSER to its path" >&2
exit 1
