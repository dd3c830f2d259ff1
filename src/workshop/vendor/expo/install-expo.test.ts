import assert from "node:assert/strict";
import { chmod, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, it } from "node:test";
import { expoFolder, ExpoNotInstalled, installExpo } from "./install-expo.ts";

const never = new AbortController().signal;

describe("the installation of the packages for phones", () => {
  let folder: string;
  let toolsFolder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "install-expo-"));
    toolsFolder = join(folder, "tools");
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** A program in the place of npm. */
  async function program(lines: string): Promise<string> {
    const path = join(folder, "npm");
    await writeFile(path, `#!/bin/sh\n${lines}\n`);
    await chmod(path, 0o755);
    return path;
  }

  const INSTALLS = `echo run >> "$(dirname "$0")/runs"\nsleep 0.3\nmkdir -p node_modules/expo-router\necho '{}' > node_modules/expo-router/package.json`;
  const install = (npm: string, onInstall?: () => void) =>
    installExpo({ given: null, toolsFolder, npm }, { signal: never, ...(onInstall && { onInstall }) });

  it("installs once for all that wait for it, and says so", async () => {
    const npm = await program(INSTALLS);
    let announced = 0;
    const folders = await Promise.all([1, 2, 3].map(() => install(npm, () => (announced += 1))));
    assert.deepEqual(new Set(folders), new Set([await expoFolder(toolsFolder)]));
    assert.equal(await readFile(join(folder, "runs"), "utf8"), "run\n");
    assert.equal(announced, 3);
    await install(npm, () => assert.fail("it is installed"));
    assert.deepEqual(await readdir(toolsFolder), [(await expoFolder(toolsFolder)).slice(toolsFolder.length + 1)]);
  });

  it("leaves nothing behind where it fails, says what to do, and is tried again", async () => {
    const failing = await program('echo "npm error code ENOTFOUND" >&2\necho "npm error network request failed" >&2\nexit 1');
    await assert.rejects(install(failing), (error: Error) => {
      assert.ok(error instanceof ExpoNotInstalled);
      assert.match(error.message, /network request failed.*npm run expo.*ATELIER_EXPO/);
      return true;
    });
    assert.deepEqual(await readdir(toolsFolder), []);
    await assert.rejects(install(await program("exit 0")), /npm has not installed all of them/);
    assert.deepEqual(await readdir(toolsFolder), []);
    assert.equal(await install(await program(INSTALLS)), await expoFolder(toolsFolder));
  });

  it("says so where there is no npm", () => assert.rejects(install(join(folder, "absent")), ExpoNotInstalled));

  it("goes on after a process that ended while it installed", async () => {
    const npm = await program(INSTALLS);
    await install(npm);
    await rm(await expoFolder(toolsFolder), { recursive: true });
    await symlink("lock-999999999-1-", `${await expoFolder(toolsFolder)}.lock`);
    await rm(join(toolsFolder, "expo-partial-999999999-1-x"), { force: true, recursive: true });
    assert.equal(await install(npm), await expoFolder(toolsFolder));
  });

  it("stops npm when it is aborted", async () => {
    const over = new AbortController();
    const npm = await program("exec sleep 60");
    const installing = installExpo(
      { given: null, toolsFolder, npm },
      { signal: over.signal, onInstall: () => setTimeout(() => over.abort(new Error("over")), 200) },
    );
    await assert.rejects(installing, /over/);
    assert.deepEqual(await readdir(toolsFolder), []);
  });

  it("takes a named folder only at the versions of the kit", async () => {
    const given = join(folder, "given");
    const named = () => installExpo({ given, toolsFolder }, { signal: never });
    await assert.rejects(named(), /has no packages of Expo/);
    await install(await program(INSTALLS));
    await symlink(await expoFolder(toolsFolder), given);
    assert.equal(await named(), given);
    await writeFile(join(given, "package-lock.json"), "{}");
    await assert.rejects(named(), /other versions/);
  });
});
