# Two commands for a fresh clone: `make play` and `make test`. They need Python 3.11 or newer with venv, nothing else.
# PYTHON=/path/to/python chooses another interpreter, ARGS="..." goes to the program that a target runs.

VENV ?= .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --quiet --disable-pip-version-check
ARGS ?=
export PYTHON

.DEFAULT_GOAL := help
.PHONY: help play test test-slow test-core test-lowest lint format types schema docs wheel-test clean

help:  ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1\t\2/p' Makefile | expand -t 20

play: $(VENV)/installed  ## play a session of the default game (bots alone if there is no terminal)
	$(BIN)/guts play $(ARGS)

test: $(VENV)/installed-test  ## the quick tests
	$(BIN)/python -m pytest -n auto $(ARGS)

test-slow: $(VENV)/installed-test  ## the slow tests
	$(BIN)/python -m pytest -n auto --slow -m "slow and not wheel" $(ARGS) || [ $$? -eq 5 ]  # 5: there is none

test-core: $(VENV)/installed-test  ## the kernel's tests, as if the bundled plugins were not there
	$(BIN)/python -m pytest -n auto --without-bundled-plugins $(ARGS)

test-lowest: $(VENV)-lowest/installed  ## the quick tests with the oldest dependencies that we admit
	$(VENV)-lowest/bin/python -m pytest -n auto $(ARGS)

lint: $(VENV)/installed-dev  ## ruff's rules and format
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

format: $(VENV)/installed-dev  ## lets ruff mend what it can
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

types: $(VENV)/installed-dev  ## mypy --strict; and examples and snippets as users see them, with pyright, too
	$(BIN)/mypy --strict guts_core plugins
	$(BIN)/python -m pytest --slow tests/test_typing.py $(ARGS)

schema: $(VENV)/installed  ## write rulesets/guts.schema.json again, after a key or an option has changed
	$(BIN)/guts schema --output rulesets/guts.schema.json

docs: $(VENV)/installed-dev  ## the documentation, in site/
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

wheel-test: $(VENV)/installed-dev  ## builds the wheel, and tries it in a clean place
	$(BIN)/python -m pytest --slow -m wheel $(ARGS)

clean:  ## removes what these commands made
	rm -rf $(VENV) $(VENV)-lowest build dist site *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Stamps: installed again only when pyproject.toml is newer.
$(VENV)/installed: $(VENV)/made pyproject.toml
	$(PIP) --editable .
	@touch $@

$(VENV)/installed-test: $(VENV)/made pyproject.toml
	$(PIP) --editable '.[test]'
	@touch $@ $(VENV)/installed

$(VENV)/installed-dev: $(VENV)/made pyproject.toml
	$(PIP) --editable '.[dev]'
	@touch $@ $(VENV)/installed $(VENV)/installed-test

$(VENV)-lowest/installed: $(VENV)-lowest/made pyproject.toml tools/lowest.py
	$(VENV)-lowest/bin/python tools/lowest.py pyproject.toml > $(VENV)-lowest/constraints.txt
	$(VENV)-lowest/bin/python -m pip install --quiet --quiet --disable-pip-version-check --constraint $(VENV)-lowest/constraints.txt --editable '.[test]'
	@touch $@

$(VENV)/made $(VENV)-lowest/made:
	@sh tools/make-venv.sh $(@D)
	@touch $@
