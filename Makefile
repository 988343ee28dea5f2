# Each target sets up everything it needs. Needs only Python 3.11 or newer, make and git.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
JOBS ?= 2

.PHONY: play test test-long bench lint format setup clean

play: setup
	@$(BIN)/gruft play

test: setup lint
	@$(BIN)/python -m pytest -n $(JOBS) --dist loadfile

test-long: setup
	@$(BIN)/python -m pytest -n $(JOBS) -m long

bench: setup
	@$(BIN)/gruft bench

lint: setup
	@$(BIN)/ruff check src tests
	@$(BIN)/ruff format --check --quiet src tests
	@$(BIN)/mypy src/gruft

format: setup
	@$(BIN)/ruff check --fix --quiet src tests
	@$(BIN)/ruff format --quiet src tests

setup: $(READY)

$(READY): pyproject.toml requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit("Gruft needs Python 3.11 or newer." if sys.version_info < (3, 11) else 0)'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Setting up the virtual environment (once) …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.lock hatchling editables
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $(READY)

clean:
	rm -rf $(VENV) .bench .mypy_cache .ruff_cache .pytest_cache
