"""The engine of the page, asked from Python, in Node or in a browser: for tests and benchmarks."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
ASK = ROOT / "web" / "wasm" / "ask.js"

Question = tuple[str, dict[str, Any]]

# What the page does with a question, but for the queue: a worker, and the compiled module.
IN_A_WORKER = """
async ([worker, wasm, questions]) => {
  const module = await WebAssembly.compileStreaming(fetch(wasm));
  const port = new Worker(worker, { type: 'module' });
  port.postMessage({ module });
  const answers = [];
  for (const [id, [name, ask]] of questions.entries()) {
    const heard = new Promise((resolve, reject) => {
      port.onerror = reject;
      port.onmessage = ({ data }) => {
        if (data.answer !== undefined) resolve(data.answer);
        else if (data.failure !== undefined) reject(new Error(data.failure));
      };
    });
    port.postMessage({ id, name, ask: JSON.stringify(ask) });
    answers.push(await heard);
  }
  port.terminate();
  return answers;
}
"""


def node() -> str:
    """The Node that the page was built with (tools/build-web)."""
    own = ROOT / ".venv" / "bin" / "node"
    found = str(own) if own.exists() else shutil.which("node")
    if found is None:
        raise FileNotFoundError("Node is not installed: run 'make setup'")
    return found


def ask_in_node(questions: Iterable[Question]) -> list[str]:
    """The answers of the engine of the page, as it sends them."""
    done = subprocess.run(
        [node(), str(ASK)],
        input="".join(json.dumps(question) + "\n" for question in questions),
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT / "web",
    )
    if done.returncode != 0:
        raise RuntimeError(done.stderr)
    return done.stdout.splitlines()
