#!/bin/sh
# make-venv.sh FOLDER: makes a virtual environment there with the first Python that is new enough and able to.
# $PYTHON, where set, is the only one tried.
set -eu

without_venv=""
for candidate in ${PYTHON:-python3.13 python3.12 python3.11 python3 python}; do
    # Run it rather than look for it: a shim of a version manager is found, but may lead nowhere.
    "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 </dev/null || continue
    if "$candidate" -c 'import venv, ensurepip' >/dev/null 2>&1 </dev/null; then
        echo "Making $1 with $("$candidate" -c 'import sys; print(sys.executable, sys.version.split()[0])')"
        exec "$candidate" -m venv --clear "$1"
    fi
    without_venv="${without_venv:-$candidate}"
done

if [ -n "$without_venv" ]; then
    echo "$without_venv is new enough, but cannot make virtual environments: its modules venv and ensurepip are not installed." >&2
    echo "On Debian and Ubuntu, 'apt install python3-venv' adds them. Then run make again." >&2
elif [ -n "${PYTHON:-}" ]; then
    echo "PYTHON=$PYTHON is not a Python 3.11 or newer." >&2
else
    echo "No Python 3.11 or newer was found. Install one, or name it: make PYTHON=/path/to/python ..." >&2
fi
exit 1
