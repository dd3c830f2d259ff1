// A Python of its own for tests of the Python client: a virtual environment with pip and nothing else.
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A virtual environment; `programs` is the folder of its programs. */
export interface Python {
  programs: string;
  remove(): Promise<void>;
}

/** Makes one; null on a machine without a Python 3.11 or newer that can: the client is then not tested there. */
export async function openPython(): Promise<Python | null> {
  const isThere = await run("python3", ["-c", "import sys, venv, ensurepip; assert sys.version_info >= (3, 11)"]).then(
    () => true,
    () => false,
  );
  if (!isThere) return null;
  const folder = await mkdtemp(join(tmpdir(), "atelier-python-"));
  await run("python3", ["-m", "venv", folder]);
  return { programs: join(folder, "bin"), remove: () => rm(folder, { recursive: true, force: true }) };
}
