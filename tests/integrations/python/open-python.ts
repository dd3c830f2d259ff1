// A Python of its own for tests of the Python client: a virtual environment with pip and nothing else.
import { execFile } from "node:child_process";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { share } from "../../support/runner/batches/share.ts";

const run = promisify(execFile);

/** Prints the folders of the pip that the machine's Python has: its code, and what is known about it. */
const FIND_PIP = `import importlib.metadata as m, pip, os
print(os.path.dirname(pip.__file__)); print(m.distribution("pip")._path)`;

/** A virtual environment. */
export interface Python {
  /** The folder of its programs; null on a machine without a Python 3.11 or newer: the client is then not tested there. */
  programs: string | null;
  /** Removes it, unless other files of this process still use it. */
  close(): Promise<void>;
}

/** Makes the environment, or returns the one of this process. */
export const openPython = share(async (): Promise<Python> => {
  const isThere = await succeeds("python3", ["-c", "import sys, venv, ensurepip; assert sys.version_info >= (3, 11)"]);
  if (!isThere) return { programs: null, close: async () => undefined };
  const folder = await mkdtemp(join(tmpdir(), "atelier-python-"));
  const found = await run("python3", ["-c", FIND_PIP]).catch(() => null);
  if (found === null) await run("python3", ["-m", "venv", folder]);
  else await makeAround(found.stdout.trim().split("\n"), folder);
  return { programs: join(folder, "bin"), close: () => rm(folder, { recursive: true, force: true }) };
});

/** Makes an environment with the machine's pip: installing pip into it takes longer than all that is tested with it. */
async function makeAround(pip: readonly string[], folder: string): Promise<void> {
  await run("python3", ["-m", "venv", "--without-pip", folder]);
  const python = join(folder, "bin/python3");
  const { stdout } = await run(python, ["-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]);
  for (const part of pip) await symlink(part, join(stdout.trim(), basename(part)));
  await writeFile(join(folder, "bin/pip"), `#!/bin/sh\nexec "${python}" -m pip "$@"\n`, { mode: 0o755 });
}

function succeeds(command: string, words: readonly string[]): Promise<boolean> {
  return run(command, words).then(
    () => true,
    () => false,
  );
}
