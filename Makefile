# make play   creates everything, builds the page and starts the server
# make test   does all its own set-up and runs every check
# Everything is made once and made anew when what it depends on changes.

PYTHON ?= python3
BIN := .venv/bin
MADE := .make
ENGINE := $(shell find src docs/games docs/sr/games -type f \( -name '*.py' -o -name '*.ftl' -o -name '*.md' -o -name '*.mako' -o -name '*.ini' \) -not -path '*/__pycache__/*')
PAGE := $(shell find frontend/src frontend/public frontend/*.json frontend/*.ts frontend/*.js frontend/*.html -type f 2>/dev/null)
PLAIN := PYTHONPATH=src ADUT_RUN=plain $(BIN)/python -m pytest -q
COMPILED := ADUT_RUN=compiled $(BIN)/python -m pytest -q
HOST ?= 127.0.0.1
PORT ?= 8000

.PHONY: play test lint plain compiled page-tests browser-tests install bench clean

play: install
	$(BIN)/adut serve --host $(HOST) --port $(PORT)

install: $(MADE)/installed

test: lint page-tests plain compiled browser-tests

lint: $(MADE)/tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

plain: $(MADE)/tools
	$(PLAIN) -n 2 tests --ignore tests/browser

compiled: $(MADE)/installed $(MADE)/tools
	$(COMPILED) -n 2 tests/conformance tests/engine tests/solver

page-tests: $(MADE)/node
	cd frontend && npm run check && npm test

browser-tests: $(MADE)/installed $(MADE)/tools
	ADUT_BROWSER="$$(sh scripts/browser.sh)" $(COMPILED) tests/browser

$(MADE)/venv: requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(1 if sys.version_info < (3, 11) else 0)' || { echo "Adut needs Python 3.11 or newer; set PYTHON=…"; exit 1; }
	@mkdir -p $(MADE)
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --disable-pip-version-check --requirement requirements.lock
	@touch $@

$(MADE)/tools: $(MADE)/venv requirements-test.lock
	$(BIN)/python -m pip install --disable-pip-version-check --requirement requirements-test.lock
	@touch $@

$(MADE)/node: frontend/package-lock.json
	@node -e 'process.exit(Number(process.versions.node.split(".")[0]) < 20 ? 1 : 0)' || { echo "Adut needs Node 20 or newer to build its page"; exit 1; }
	@mkdir -p $(MADE)
	cd frontend && npm ci
	@touch $@

$(MADE)/page: $(MADE)/node $(PAGE)
	cd frontend && npm run build
	@touch $@

$(MADE)/installed: $(MADE)/venv $(MADE)/page $(ENGINE) setup.py pyproject.toml
	@echo "Compiling the engine (about a minute on two free cores) …"
	rm -rf build
	$(BIN)/python -m pip install --disable-pip-version-check --no-deps --no-build-isolation --force-reinstall .
	@touch $@

bench: $(MADE)/installed
	sh bench/run.sh

clean:
	rm -rf .venv $(MADE) build dist src/*.egg-info src/adut/server/static frontend/node_modules
