#!/bin/sh
# Installs Adut (compiled) and the peers into an environment of the benchmark's own and runs it: `make bench`.
set -eu
cd "$(dirname "$0")/.."
ENV=bench/.env
[ -x $ENV/bin/python ] || ${PYTHON:-python3} -m venv $ENV
$ENV/bin/python -m pip install --quiet --disable-pip-version-check -r requirements.lock -r bench/requirements.txt
rm -rf build
$ENV/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --force-reinstall .
exec $ENV/bin/python -m bench "$@"
