# A fresh machine needs only Python 3.11 and make; `make` lists all targets.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
# Each half of the packages at the same time: pip looks at every release of each, on one core.
PINNED := $(PIP) install --quiet --no-compile --no-deps --require-hashes -r
PYTEST := $(BIN)/python -m pytest
# More workers than two cores, because many tests wait for timers.
PARALLEL := -n 4 --dist worksteal
# The output of two targets at a time comes one after the other, if this make can do that.
IN_TURN := $(if $(filter output-sync,$(.FEATURES)),--output-sync)
T ?= tests
LOCK := $(BIN)/uv pip compile pyproject.toml --universal --generate-hashes --no-annotate --quiet \
        --custom-compile-command "make lock"
SCHEMA := $(BIN)/check-jsonschema --builtin-schema

# Compiled files save a second at every start of a process.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help install install-test play dev check test test-quick test-rules test-all test-one lint audit bench structure privacy places-of-texts stored-form build release format lock clean

help: ## list all targets
	@sed -n 's/^\([a-z-]*\):.* ## /\1|/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "  make %-13s %s\n", $$1, $$2 }'

install: $(VENV)/run.stamp ## prepare .venv with everything that Parlour needs to run

install-test: $(VENV)/test.stamp ## prepare .venv with the tools for all checks as well

play: $(VENV)/run.stamp ## play right away: a local Discord in your browser, no account needed
	@exec $(BIN)/parlour play

dev: $(VENV)/test.stamp ## play while you change the code: each save restarts the bot, the page stays open
	@exec $(BIN)/python -m tools.dev

check: $(VENV)/test.stamp ## run lint and the quick tests of the rules and the bot, in about a minute on two idle cores
	@$(MAKE) --no-print-directory -j 2 $(IN_TURN) lint test-quick

test: $(VENV)/test.stamp ## run every check: lint, all tests, coverage of the rules
	@sh .ci/chromium & browser=$$!; $(MAKE) --no-print-directory -j 2 $(IN_TURN) lint test-rules && wait $$browser
	$(PYTEST) -m "not (campaign or libraries or traced)" $(PARALLEL) -rsR

test-quick: $(VENV)/test.stamp ## run the quick tests of the rules and the bot: those without Discord, processes and long matches
	$(PYTEST) tests/rules tests/bot --ignore-glob="*end_to_end*" --ignore=tests/bot/app -n auto --dist worksteal -m "not (browser or campaign or connected or fuzz or match or process or strength or untraced or variant)"

test-rules: $(VENV)/test.stamp ## run the tests of the rules that measure coverage
	$(PYTEST) -m traced tests/rules $(PARALLEL) -rsR --cov

test-all: test ## run every check, long tests, bots of other libraries, campaigns of crashes and other faults: about ten minutes more
	$(PYTEST) -m libraries -rs tests/sandbox
	$(PYTEST) -m campaign $(PARALLEL) -rsR
	$(BIN)/python -m tests.chaos
	$(BIN)/python -m tests.chaos.failovers

test-one: $(VENV)/test.stamp ## run one folder, file or test, as in: make test-one T=tests/rules/montana
	$(PYTEST) $(T)

lint: $(VENV)/test.stamp ## check format, style, types, layers, spelling, texts, and the files for Docker and GitHub
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/codespell
	$(BIN)/hadolint Dockerfile
	$(BIN)/python -m tools.texts $$(git ls-files '*.ftl')
	$(SCHEMA) vendor.github-workflows .github/workflows/*.yml
	$(SCHEMA) vendor.github-issue-forms .github/ISSUE_TEMPLATE/[0-9]*.yml
	$(SCHEMA) vendor.github-issue-config .github/ISSUE_TEMPLATE/config.yml
	$(SCHEMA) vendor.dependabot .github/dependabot.yml
	$(SCHEMA) vendor.compose-spec compose.yaml

privacy: $(VENV)/test.stamp ## write the table of PRIVACY.md from what the core and the features store
	@$(BIN)/python -m tools.privacy

places-of-texts: $(VENV)/test.stamp ## record messages in which texts stand, for the page of translators; takes a quarter of an hour
	$(PYTEST) -p tests.places_of_texts -n auto --ignore-glob='*browser*' --ignore=tests/bot/app/workbench \
		tests/bot/views tests/bot/features tests/bot/delivery tests/bot/handlers tests/bot/commands tests/bot/jobs tests/bot/app tests/end_to_end

stored-form: $(VENV)/test.stamp ## write down the fields of what is stored, after a change of the form
	@$(BIN)/python -m tools.stored_form

audit: $(VENV)/test.stamp ## ask an advisory database on the internet about every pinned package
	@$(BIN)/python -m tools.audit

bench: $(VENV)/test.stamp ## measure the figures that the documents quote
	$(BIN)/python -m benchmarks

structure: $(VENV)/test.stamp ## print rooms, levels and arrows of each package, and the features
	@$(BIN)/python -m tools.structure

build: $(VENV)/test.stamp ## build the source archive and the wheel in dist/
	$(BIN)/python -m hatchling build

release: $(VENV)/test.stamp ## date the changelog, commit and tag a release, as in: make release VERSION=1.2.0
	@$(BIN)/python -m tools.release make $(VERSION)

format: $(VENV)/test.stamp ## format the code and apply automatic fixes
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

lock: $(VENV)/test.stamp ## pin the newest versions allowed by pyproject.toml
	$(LOCK) --upgrade --group test -o requirements/test.txt
	$(LOCK) --upgrade --group build -c requirements/test.txt -o requirements/run.txt
	$(LOCK) -c requirements/run.txt -o requirements/image.txt

clean: ## remove .venv and all build and test output; matches in data/ stay
	rm -rf $(VENV) build dist htmlcov .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache \
	    .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/%.stamp: requirements/%.txt pyproject.toml | $(BIN)/python
	@echo "Installing the packages that requirements/$*.txt lists (about half a minute)"
	@awk '/^[^ ]/ { half = !half } { print > ("$(VENV)/half-" half ".txt") }' requirements/$*.txt
	$(PINNED) $(VENV)/half-0.txt & other=$$!; $(PINNED) $(VENV)/half-1.txt; ended=$$?; wait $$other && exit $$ended
	$(PIP) install --quiet --no-deps --no-build-isolation -e .
	@touch $@
	@echo "Ready: make without a target lists what there is to make"

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo "Parlour needs Python 3.11 or newer: name it, as in: make PYTHON=python3.11"; exit 1; }
	$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }
