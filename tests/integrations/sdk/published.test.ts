// The packages as a registry would get them: packed as the service packs them for download, judged by publint and Are the
// types wrong, and each with what `npm publish` needs. The judges take long, so that it belongs to nightly runs.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const repository = join(import.meta.dirname, "../../..");

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), "atelier-published-"));
  const { packDownloads } = await import(pathToFileURL(join(repository, "launcher/building/pack-downloads.mjs")).href);
  await packDownloads({ root: repository, node: process.execPath, into: folder });
});
after(() => rm(folder, { recursive: true, force: true }));

/** Runs a judge of packages: the file of its program in `node_modules`, and its arguments. */
const judge = (program: string, ...words: string[]) => run(process.execPath, [join(repository, "node_modules", program), ...words]);

for (const name of ["cli", "mcp", "sdk"]) {
  const tarball = () => join(folder, `atelier-${name}.tgz`);

  test(`the package of ${name} is public, of our scope, published with provenance, and needs no other package`, async () => {
    const { stdout } = await run("tar", ["-xzOf", tarball(), "package/package.json"]);
    const { name: title, publishConfig, license, private: isPrivate, scripts, dependencies } = JSON.parse(stdout);
    assert.equal(title, `@atelier/${name}`);
    assert.deepEqual(publishConfig, { access: "public", provenance: true });
    assert.deepEqual([license, isPrivate, scripts, dependencies], ["MIT", undefined, undefined, undefined]);
  });

  test(`publint and Are the types wrong find nothing in the package of ${name}`, async () => {
    const { stdout } = await judge("publint/src/cli.js", "run", "--strict", tarball());
    assert.match(stdout, /All good/);
    await judge("@arethetypeswrong/cli/dist/index.js", tarball());
  });
}
