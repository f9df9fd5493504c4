# Everything sets itself up from a bare clone; a stamp makes the next time quick.

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
BENCH_READY := $(VENV)/.bench-ready
COMPILED := build/compiled
# What is run against the compiled build as well.
RULES_TESTS := tests/rules tests/properties tests/perft tests/forms tests/fuzz/test_parsers.py \
	tests/bots/test_worth.py tests/bots/test_guide_and_captain.py

.DEFAULT_GOAL := help
.PHONY: help play test lint fmt bench compiled lock clean

help: ## list these commands
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

play: $(READY) ## play Niagara in the terminal
	@$(BIN)/niagara play --terminal

test: $(READY) ## run every test, against the plain build and the compiled one
	$(BIN)/python -m pytest
	@$(BIN)/python tools/compiled.py $(COMPILED) --if-possible
	@if [ -d $(COMPILED) ]; then \
		echo 'the same tests against the compiled rules:'; \
		NIAGARA_BUILD=compiled PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest $(RULES_TESTS); \
	fi

lint: $(READY) ## check formatting, style, types, and advisories on what is locked
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	@! grep -nE 'https?://|index-url|find-links' requirements*.lock
	@$(BIN)/python tools/audit.py requirements.lock --timeout=10

fmt: $(READY) ## format the code and mend what can be mended
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(BENCH_READY) ## measure the rules side by side with OpenSpiel
	@$(BIN)/python tools/compiled.py $(COMPILED) --if-possible
	$(BIN)/niagara bench rules --compiled $(COMPILED)

compiled: $(READY) ## build the rules with mypyc (needs a C compiler) into build/compiled
	@$(BIN)/python tools/compiled.py $(COMPILED)

lock: $(READY) ## write the lock files anew
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-emit-find-links \
		--python-version 3.11 --no-annotate --no-header --extra dev pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-emit-find-links \
		--python-version 3.11 --no-annotate --no-header --extra bench --constraint requirements.lock \
		pyproject.toml -o requirements-bench.lock

clean: ## remove what was built, the environment included
	rm -rf $(VENV) build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo 'Niagara needs Python 3.11 or newer: make PYTHON=python3.12 …'; exit 1; }
	@echo 'setting up $(VENV) …'
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

$(BENCH_READY): $(READY) requirements-bench.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-bench.lock
	@touch $@
