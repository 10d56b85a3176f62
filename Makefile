# Everything a developer runs. `make play` and `make test` work on a fresh machine with
# Python 3.11 or later, a C++ compiler and a package index.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --disable-pip-version-check -c constraints.txt
QUIETLY := sh tools/quietly
NO_INDEX := Evora could not install its tools: it needs a Python package index, which pip did not reach (see above).
NO_BUILD := Evora did not build: it needs a compiler for C++20, such as g++ 11 or clang++ 14, and the package index (see above).
# The tests share the cores. They wait for most of the time, so there are four workers more than cores.
WORKERS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) + 4)

PAGE := src/evora/web/static/index.html

.PHONY: setup program play test check format stubs types texts docs pictures bench soak mutation test-python test-core test-page sdist wheels clean

# Everything: the program, the tools of development, and what the tests need beside Python (browsers, PostgreSQL).
setup: program
	@$(MAKE) --silent $(VENV)/.developer
	@sh tools/build-web tools
	@sh tools/test-tools

# What it takes to play: the command .venv/bin/evora and the page that it serves. Fetching and building go side by side.
program:
	@test -e $(PAGE) || echo "Setting Evora up, once: about a minute and a quarter on two cores."
	@$(MAKE) --silent -j3 $(VENV)/.ready $(PAGE)

# An editable install knows the names of its modules: a new name needs a new install.
MODULES := $(sort $(shell find src -name '*.py'))
ifneq ($(MODULES),$(shell cat build/modules 2>/dev/null))
  $(shell mkdir -p build && echo "$(MODULES)" >build/modules)
endif

CORE := $(filter-out core/tests/% core/wasm/%,$(wildcard core/*/*.?pp core/*/*.inc core/*/*/*.inc core/CMakeLists.txt))

$(VENV)/pyvenv.cfg:
	@sh tools/check-machine $(PYTHON)
	@echo "Installing what Evora is built with into $(VENV) …"
	@$(PYTHON) -m venv $(VENV)

# What the program is built with.
$(VENV)/.tools: $(VENV)/pyvenv.cfg pyproject.toml constraints.txt
	@$(QUIETLY) build/tools.log $(PIP) --no-compile $$($(BIN)/python -c "import tomllib; print(*tomllib.load(open('pyproject.toml', 'rb'))['dependency-groups']['build'])") \
	  || { echo "$(NO_INDEX)" >&2; exit 1; }
	@touch $@

# Built anew when what it is built from has changed.
$(VENV)/.ready: $(VENV)/.tools build/modules CMakeLists.txt $(CORE) $(wildcard bindings/*)
	@echo "Compiling the rules and the engine …"
	@$(QUIETLY) build/install.log $(PIP) --no-compile --no-build-isolation --editable ".[server]" || { echo "$(NO_BUILD)" >&2; exit 1; }
	@touch $@

# Tools of development, into the same environment.
$(VENV)/.developer: $(VENV)/.tools
	@echo "Installing the tools of development into $(VENV) …"
	@$(QUIETLY) build/developer.log sh -c '$(PIP) "pip>=25.1" && $(PIP) --group dev' || { echo "$(NO_INDEX)" >&2; exit 1; }
	@touch $@

# The compiler for the engine of the page. It may be fetched only to be used once, and then need not be there again.
.INTERMEDIATE: build/compiler
build/compiler: $(VENV)/pyvenv.cfg
	@sh tools/build-wasm compiler

# The engine of the page; ninja knows what of it has to be compiled again.
ENGINE := web/src/engine/evora.wasm
$(ENGINE): $(VENV)/.tools build/compiler $(CORE) $(wildcard core/wasm/*) tools/build-wasm
	@echo "Compiling the engine of the page …"
	@sh tools/build-wasm
	@touch $@

# What the page is built with.
PACKAGES := web/node_modules/.evora-installed
$(PACKAGES): $(VENV)/pyvenv.cfg web/package-lock.json
	@sh tools/build-web packages
	@touch $@

$(PAGE): $(PACKAGES) $(ENGINE) $(shell find web -path web/node_modules -prune -o -type f -print) $(wildcard src/evora/locales/*/web-*.ftl src/evora/locales/*/levels.ftl src/evora/puzzles/data/*.json)
	@echo "Building the page …"
	@sh tools/build-web

play: program
	@$(BIN)/evora serve

# Side by side: pytest often waits, for clocks, kills and browsers, and the others use the cores then.
test: setup
	@$(MAKE) --silent --jobs=3 test-python test-core test-page

# The parts, once everything is set up. They know nothing of the jobs of this make, which are not theirs.
# Bytecode is kept, whatever the machine says: hundreds of tests start programs of ours.
test-python:
	@env -u MAKEFLAGS -u PYTHONDONTWRITEBYTECODE $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

# The core's own tests, without Python, under the address and undefined-behaviour sanitizers.
test-core:
	@env -u MAKEFLAGS $(QUIETLY) build/test-core.log sh -c '$(BIN)/cmake -S core -B build/core-sanitized -G Ninja \
	  -DCMAKE_MAKE_PROGRAM=$(abspath $(BIN))/ninja -DCMAKE_BUILD_TYPE=RelWithDebInfo -DEVORA_CORE_TESTS=ON -DEVORA_SANITIZE=ON \
	  && $(BIN)/cmake --build build/core-sanitized \
	  && $(BIN)/ctest --test-dir build/core-sanitized --output-on-failure --parallel 2'
	@echo "The core:" $$(grep "tests passed" build/test-core.log)

test-page:
	@env -u MAKEFLAGS NO_COLOR=1 $(QUIETLY) build/test-page.log sh tools/build-web test
	@echo "The page:" $$(grep "Tests " build/test-page.log)

check: setup
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@$(BIN)/clang-format --dry-run --Werror $(wildcard core/*/*.?pp bindings/*.?pp)
	@sh tools/build-web check

format: setup
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format
	@$(BIN)/clang-format -i $(wildcard core/*/*.?pp bindings/*.?pp)

# The type stubs of the native module, from what it really offers.
stubs: setup
	@$(BIN)/python -m nanobind.stubgen -q -m evora._core -p bindings/stubs.pattern -o src/evora/_core.pyi

# The schema, the OpenAPI document and the TypeScript of the server's messages; the game's facts in TypeScript; the page's colours for pictures.
types: setup
	@$(BIN)/python -m evora.server.api.schema
	@$(BIN)/python -m tools.facts
	@$(BIN)/python -m tools.tokens

# Every text of every language with hard examples, to be read, into build/texts.
texts: setup
	@$(BIN)/python -m tools.texts

# The documentation as a site, into build/site: no warning, no dead link, nothing from the network.
docs: setup
	@$(BIN)/python -m mkdocs build --quiet
	@$(BIN)/python -m tools.site.check build/site

# The pictures of docs/, where they are out of date; and, to be looked at, every page at several
# sizes, light and dark, into build/pictures.
pictures: setup
	@$(BIN)/python -m tools.terminal_picture
	@$(BIN)/python -m tools.table_picture
	@$(BIN)/python -m tools.pictures

bench: setup
	@$(QUIETLY) build/bench.log $(PIP) --group bench || { echo "$(NO_INDEX)" >&2; exit 1; }
	@$(BIN)/python -m benchmarks.setup
	@$(BIN)/python -m benchmarks.startup
	@$(BIN)/python -m benchmarks.rules
	@$(BIN)/python -m benchmarks.arrays
	@$(BIN)/python -m benchmarks.envs
	@$(BIN)/python -m benchmarks.search
	@$(BIN)/python -m tools.reliability.capacity $(if $(BEFORE),--before $(BEFORE))
	@$(BIN)/python -m tools.reliability.flood $(if $(BEFORE),--before $(BEFORE))
	@$(BIN)/python -m tools.reliability.pairing $(if $(DATABASE),--database $(DATABASE))
	@$(BIN)/python -m benchmarks.people
	@$(BIN)/python -m benchmarks.notices
	@$(BIN)/python -m benchmarks.wasm
	@$(BIN)/python -m benchmarks.web

# Long tests; the figures of their last full run are in docs/. One worker where a server is killed.
soak: setup
	@$(MAKE) --silent test-core
	@EVORA_SOAK=1 $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal tests/test_differential.py tests/test_fuzz.py tests/test_packaging.py tests/test_puzzles.py tests/test_wasm.py
	@EVORA_SOAK=1 $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(shell grep -rl "import.*hypothesis\|from hypothesis" tests --include='test_*.py')
	@build/core-sanitized/tests/fuzz_readers 300
	@EVORA_SOAK=1 $(BIN)/python -m pytest -s tests/server/test_kills.py tests/server/test_processes.py tests/server/test_notice_kills.py tests/server/test_siege.py tests/server/test_failures.py
	@EVORA_SOAK=1 $(BIN)/python -m pytest -n $(WORKERS) tests/server/test_http_fuzz.py tests/server/test_socket_fuzz.py tests/server/test_frame_scanner.py tests/server/test_load.py tests/server/test_flood.py tests/server/test_connections.py tests/server/test_engine_queue.py tests/server/test_growth.py tests/server/test_deals_wasm.py
	@EVORA_SOAK=1 $(BIN)/python -m pytest tests/web/test_every_browser.py
	@$(BIN)/python -m tools.reliability.load --rates 250 --seconds 600
	@$(MAKE) --no-print-directory mutation

# Plants faults in a copy of the tree and counts how many the tests notice; hours, and resumable.
# Other faults: make mutation MUTATION="--seed 2 --per-area 10".
mutation: setup
	@$(BIN)/python -m lab.mutation $(MUTATION)

# What is released: the source with the built page, and from it wheels for this machine's system.
# The forge's workflow runs both; docs/releasing.md has the steps.
sdist: program
	@rm -f dist/evora-*.tar.gz
	@$(BIN)/python -m build --sdist --no-isolation --outdir dist

wheels:
	@ls dist/evora-*.tar.gz >/dev/null 2>&1 || { echo "Wheels are built from the source distribution: run 'make sdist' first." >&2; exit 1; }
	@$(PYTHON) -m pip install --quiet --disable-pip-version-check -c constraints.txt cibuildwheel
	@$(PYTHON) -m cibuildwheel --output-dir dist dist/evora-*.tar.gz

clean:
	rm -rf $(VENV) build dist src/evora/web/static web/node_modules
