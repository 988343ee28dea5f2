# Each target sets up everything it needs. Needs only Python 3.11 or newer, make and git.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
WEB_READY := web/node_modules/.ready
CLIENT := web/dist/index.html
CLIENT_SOURCES := $(shell find web/src web/tools web/art web/public src/gruft/games/*/texts -type f 2>/dev/null) \
	web/index.html web/package.json web/vite.config.ts web/tsconfig.json
NODE := PATH="$(CURDIR)/$(BIN):$$PATH"
JOBS ?= 2
# Tests of the server and the browser wait now and then; one more than the processors fills that time.
WORKERS ?= 3
# Every module is compiled once, not anew in each of the many processes of the tests.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play test test-long bench lint style types client-tests format pictures client setup chromium clean

play: client
	@$(BIN)/gruft

test: setup $(WEB_READY)
	@$(MAKE) --no-print-directory --jobs=$(JOBS) --output-sync=target types style client-tests client chromium
	@$(BIN)/python -m pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder

# The stopwatch measures alone, when all else is done.
test-long: client chromium
	@$(BIN)/python -m pytest -n $(JOBS) -m long
	@$(BIN)/python tools/pythons.py
	@$(BIN)/python -m tests.browser.stopwatch

bench: setup
	@$(BIN)/gruft bench

lint: style types

style: setup $(WEB_READY)
	@$(BIN)/ruff check src tests tools
	@$(BIN)/ruff format --check --quiet src tests tools
	@$(BIN)/lint-imports --no-logo
	@cd web && $(NODE) npm run --silent check

types: setup
	@$(BIN)/mypy src/gruft tests tools

client-tests: $(WEB_READY)
	@cd web && $(NODE) npm run --silent test

format: setup $(WEB_READY)
	@$(BIN)/ruff check --fix --quiet src tests tools
	@$(BIN)/ruff format --quiet src tests tools
	@cd web && $(NODE) npm run --silent format

pictures: client chromium
	@$(BIN)/python -m tests.browser.pictures docs/pictures

client: $(CLIENT)

$(CLIENT): $(WEB_READY) $(CLIENT_SOURCES)
	@cd web && $(NODE) npm run --silent build

setup: $(READY)

$(READY): pyproject.toml requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit("Gruft needs Python 3.11 or newer." if sys.version_info < (3, 11) else 0)'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Setting up Python packages (once) …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $(READY)

$(WEB_READY): $(READY) web/package.json web/package-lock.json
	@echo "Setting up the client's packages (once) …"
	@cd web && $(NODE) npm ci --silent --no-audit --no-fund
	@touch $(WEB_READY)

chromium: setup
	@$(BIN)/python tools/chromium.py

clean:
	rm -rf $(VENV) web/node_modules web/dist .pythons .mypy_cache .ruff_cache .pytest_cache
