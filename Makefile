# Everything sets itself up from a bare clone; a stamp makes the next time quick.

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
BENCH_READY := $(VENV)/.bench-ready
COMPILED := build/compiled
NODE := $(BIN)/python tools/node.py
MODULES := web/node_modules/.ready
SITE := src/niagara/server/web/site/index.html
WEB_SOURCES := $(shell find web/src web/public src/niagara/locales -type f 2>/dev/null) \
	web/index.html web/vite.config.ts web/package-lock.json
# What `make simulate` runs; `make simulate SEEDS=0..999 JOBS=1` runs less.
SEEDS ?= 0..99999
JOBS ?= 2
# What `make verify-sim` compares: `make verify-sim ENGINES=jax DECISIONS=100000` compares less,
# `make verify-sim CUDA=1` the packed engine on a GPU as well (it needs the extra `cuda`).
ENGINES ?= jax packed $(if $(CUDA),cuda)
DECISIONS ?= 1000000
# What is run against the compiled build as well.
RULES_TESTS := tests/rules tests/properties tests/perft tests/codec tests/fuzz/test_parsers.py \
	tests/bots/test_worth.py tests/bots/test_guide_and_captain.py

# What `make check` runs.
QUICK_TESTS := tests/rules tests/codec tests/draw tests/perft tests/server/test_table_*.py \
	tests/server/test_view_encoder.py tests/server/test_results.py tests/test_imports.py tests/test_public_surface.py

.DEFAULT_GOAL := help
.PHONY: help play terminal dev web api test check lint fmt bench screenshots compiled packed lock simulate verify-sim clean

help: ## list these commands
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

play: $(SITE) ## play Niagara in the browser, against bots or with friends
	@$(BIN)/python -m niagara.bots.packed --if-possible
	@$(BIN)/niagara play

terminal: $(READY) ## play Niagara in the terminal
	@$(BIN)/niagara play --terminal

web: $(SITE) ## build the pages into the package

dev: $(MODULES) ## the pages as they are being written, beside a server on port 8000
	@$(BIN)/niagara serve --port 8000 & server=$$!; trap "kill $$server" EXIT; $(NODE) npm run dev

api: $(MODULES) ## make the client's types anew from the server
	@$(BIN)/python tools/openapi.py
	@$(NODE) npm run api

test: $(SITE) ## run every test: rules, bots, server, pages in a real browser, compiled rules
	$(NODE) npm run test
	@$(BIN)/python -m niagara.bots.packed --if-possible
	$(BIN)/python -m pytest --ignore=tests/pages
	$(BIN)/python -m pytest tests/pages # apart: the browser's driver keeps an event loop running
	@$(BIN)/python tools/compiled.py $(COMPILED) --if-possible
	@if [ -d $(COMPILED) ]; then \
		echo 'the same tests against the compiled rules; the second reading has been compared above:'; \
		NIAGARA_BUILD=compiled PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest $(RULES_TESTS) \
			--ignore=tests/properties/test_second_reading.py; \
	fi

check: $(MODULES) ## lint, types and the tests to run while typing: under a minute
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	@$(NODE) npm run test -- --silent & vitest=$$!; $(BIN)/mypy && wait $$vitest
	$(BIN)/python -m pytest $(QUICK_TESTS)

lint: $(MODULES) ## check formatting, style, types, and advisories on what is locked
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	@! grep -nE 'https?://|index-url|find-links' requirements*.lock
	@$(BIN)/python tools/audit.py requirements.lock --timeout=10
	@$(BIN)/python tools/openapi.py --check || { echo 'web/openapi.json is not current: make api'; exit 1; }
	$(NODE) npm run lint
	$(NODE) npm run check

fmt: $(MODULES) ## format the code and mend what can be mended
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NODE) npm run format

simulate: $(READY) ## search 100,000 simulated clusters for broken promises
	@$(BIN)/python tools/simulate.py --seeds $(SEEDS) --jobs $(JOBS)

verify-sim: $(READY) ## compare the simulators with the rules on a million decisions each
	@for engine in $(ENGINES); do \
		$(BIN)/python tools/verify_sim.py --engine $$engine --decisions $(DECISIONS) --jobs $(JOBS) || exit 1; \
	done

bench: $(BENCH_READY) ## measure the rules side by side with OpenSpiel
	@$(BIN)/python tools/compiled.py $(COMPILED) --if-possible
	$(BIN)/niagara bench rules --compiled $(COMPILED)

packed: $(READY) ## build the packed engine (needs a C compiler): batches of games, a faster captain
	@$(BIN)/python -m niagara.bots.packed

compiled: $(READY) ## build the rules with mypyc (needs a C compiler) into build/compiled
	@$(BIN)/python tools/compiled.py $(COMPILED)

lock: $(READY) ## write the lock files anew
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-emit-find-links \
		--python-version 3.11 --no-annotate --no-header --extra dev pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-emit-find-links \
		--python-version 3.11 --no-annotate --no-header --extra bench --constraint requirements.lock \
		pyproject.toml -o requirements-bench.lock

screenshots: $(SITE) ## take pictures of every page and the key moments into build/screenshots
	$(BIN)/python tools/screenshots.py

clean: ## remove what was built, the environment included
	rm -rf $(VENV) build dist web/node_modules src/niagara/server/web/site .hypothesis .mypy_cache .pytest_cache .ruff_cache

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

$(MODULES): $(READY) web/package-lock.json web/package.json
	@echo 'fetching what the pages are built with …'
	@$(NODE) npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(SITE): $(MODULES) $(WEB_SOURCES)
	@echo 'building the pages …'
	@$(NODE) npm run build -- --logLevel warn
	@touch $@
