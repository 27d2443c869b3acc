# Two commands do all the set-up: `make demo` and `make test`. Each builds .venv from the lock file when needed.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
GAME   ?= nucleum

# Processes that tests start many times over read compiled modules, which lie outside of the source folders.
export PYTHONDONTWRITEBYTECODE :=
export PYTHONPYCACHEPREFIX := $(CURDIR)/$(VENV)/pycache

.PHONY: demo dev test test-slow test-web test-deploy coverage lint lint-web bench lock sbom audit mutation pin-image texts release clean

# Without dependencies: the lock files have them all, also what only newer versions of Python need, which has a file of its own.
$(VENV)/.ready: requirements-dev.lock requirements-newer.lock
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --require-hashes --no-deps -r requirements-dev.lock -r requirements-newer.lock
	touch $@

$(VENV)/.tools: $(VENV)/.ready requirements-tools.lock
	$(BIN)/pip install --quiet --require-hashes --no-deps -r requirements-tools.lock -r requirements-newer.lock
	touch $@

demo: $(VENV)/.ready    ## A whole game on a loopback Discord: pictures and transcript in out/ (WITH="court gibraltar")
	$(BIN)/python bot.py --demo $(GAME) $(if $(WITH),--with $(WITH))

dev: $(VENV)/.ready     ## The bot on a loopback Discord, used in a page in the browser, started again when a file changes (PORT=8124)
	$(BIN)/python -m tools.dev $(if $(PORT),--port $(PORT))

# While lint keeps one core busy, the other compiles the tests, which each of the processes would do for itself otherwise.
# Four processes for two cores: for a good part of the time, tests wait for timers and for processes they started.
test: $(VENV)/.ready    ## Lint, types, import contracts, and the default tests
	$(BIN)/pytest --collect-only --quiet > /dev/null & $(MAKE) --no-print-directory lint; lint=$$?; wait; exit $$lint
	$(BIN)/pytest -n 4 --dist worksteal

test-slow: $(VENV)/.ready  ## The long runs
	$(BIN)/pytest -n 2 --dist worksteal -m slow --timeout 14400

test-web: $(VENV)/.ready  ## The pages of tables in a browser, which must be installed (.ci/browser does it on Debian)
	$(BIN)/pytest -n 2 --dist worksteal tests/web

test-deploy: $(VENV)/.ready  ## Run deploy/ with Docker: games, kills, backups, restores (docs/developer.md)
	$(BIN)/python -m tests.deploy.run $(PARTS)

coverage: $(VENV)/.ready   ## Branch coverage of cogs and engine by the default tests; they take twice as long with it
	$(BIN)/pytest -n 3 --dist worksteal --cov --cov-report=term

lint: $(VENV)/.ready
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tools.structure
	$(BIN)/pip check

tools/web/node_modules/.ready: tools/web/package.json tools/web/package-lock.json
	npm ci --silent --prefix tools/web
	touch $@

lint-web: tools/web/node_modules/.ready  ## Lint and types of the scripts of the pages; needs Node
	tools/web/node_modules/.bin/tsc -p tools/web
	tools/web/node_modules/.bin/biome lint --config-path=tools/web --error-on-warnings data/web/*.js

bench: $(VENV)/.ready   ## Speed figures, as ratios to floors measured in the same run (PARTS=bench_load=300: one part)
	$(BIN)/python -m tools.bench $(PARTS)

lock: $(VENV)/.ready    ## Work the lock files out anew from pyproject.toml
	$(BIN)/pip-compile -q -U --generate-hashes --allow-unsafe --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --strip-extras --extra postgresql -o requirements.lock pyproject.toml
	$(BIN)/pip-compile -q -U --generate-hashes --allow-unsafe --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --strip-extras --extra postgresql --extra dev -c requirements.lock -o requirements-dev.lock pyproject.toml

	$(BIN)/pip-compile -q -U --generate-hashes --allow-unsafe --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --strip-extras --extra postgresql --extra dev --extra tools -c requirements-dev.lock -o requirements-tools.lock pyproject.toml

mutation: $(VENV)/.tools ## Change the code of a game at random and count what its tests notice (GAME=nanotech WITH="--count 40")
	nice -n 19 $(BIN)/python -m tools.mutation.run engine/$(GAME) --tests tests/$(GAME) tests/kernel $(WITH)

sbom: $(VENV)/.tools    ## List what the bot is made of, from its lock file, in out/ (CycloneDX)
	mkdir -p out
	$(BIN)/cyclonedx-py requirements requirements.lock --pyproject pyproject.toml --output-reproducible --of JSON -o out/sbom.cdx.json

audit: $(VENV)/.tools   ## Look up known vulnerabilities of all that is locked; needs a network
	$(BIN)/pip-audit --disable-pip --require-hashes -r requirements.lock -r requirements-tools.lock

pin-image: $(VENV)/.ready  ## Write the digest that the base image has now into the Dockerfile; needs a network
	$(BIN)/python -m release.pin_image

texts: $(VENV)/.ready   ## List the texts that are still to be translated
	$(BIN)/python -m release.texts

release: $(VENV)/.ready ## Tag this commit with its part of the changelog
	$(BIN)/python -m release.tag

clean:
	rm -rf $(VENV) out
