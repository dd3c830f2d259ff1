// Flutter on projects, with a stand-in for its tool: how it is called, what it can see, and what becomes of its answers.
import assert from "node:assert/strict";
import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, describe, it } from "node:test";
import { findSandbox } from "../../../src/workshop/sandbox/find-sandbox.ts";
import { findFlutter, type FlutterSdk } from "../../../src/workshop/vendor/flutter/find-flutter.ts";
import { JUDGED, openFlutterTools, UNTRIED } from "../../../src/workshop/vendor/flutter/open-flutter-tools.ts";
import { runFlutter } from "../../../src/workshop/vendor/flutter/run-flutter.ts";

const never = new AbortController().signal;
const NO_SITES = { development: [], production: [], owner: "" };

/** Says how it was called; what a project has in `lib/main.dart` decides how it ends. */
const STAND_IN = `#!/bin/sh
echo "called: $*"
echo "in: $(pwd)"
env | sort
code=$(cat lib/main.dart 2>/dev/null)
case "$code-$5" in
  waits-*) sleep 60 ;;
  writes-*) yes 0123456789 | head -c 400000; echo the end ;;
  wrong-analyze) echo "  error • Undefined name 'a' • lib/main.dart:1:7 • undefined_identifier"; echo "   info • Unused • lib/main.dart:2:1 • unused"; exit 3 ;;
  untested-test) echo "Some tests failed."; exit 1 ;;
esac
test -n "$(ls /root 2>/dev/null)" && echo "sees the folder of root"
touch "$FLUTTER_ROOT/written" 2>/dev/null && echo "writes to Flutter"
exit 0
`;

describe("Flutter on a project", () => {
  let folder: string;
  let sdk: FlutterSdk;
  const sandbox = findSandbox();

  const projectOf = (code: string): Map<string, string> => new Map([["lib/main.dart", code]]);
  const run = async (code: string, milliseconds = 60_000) =>
    runFlutter(
      { sandbox: await sandbox, sdk, milliseconds },
      { files: projectOf(code), commands: [["analyze", "--no-pub"], ["test"]] },
      never,
    );

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "atelier-flutter-"));
    await chmod(folder, 0o755);
    for (const [path, text] of [
      ["bin/flutter", "#!/bin/sh\n"],
      ["bin/cache/dart-sdk/bin/dart", STAND_IN],
      ["bin/cache/flutter_tools.snapshot", ""],
    ] as const) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text, { mode: 0o755 });
    }
    const found = await findFlutter({ given: folder, searchPath: "" });
    assert.ok(found !== null && typeof found !== "string");
    sdk = found;
  });

  after(() => rm(folder, { recursive: true }));

  it("is the one that is given, or the first on the search path, and has been started", async () => {
    const links = await mkdtemp(join(folder, "links-"));
    await symlink(join(folder, "bin/flutter"), join(links, "flutter"));
    assert.deepEqual(await findFlutter({ given: null, searchPath: `/nowhere:${links}` }), sdk);
    assert.equal(await findFlutter({ given: null, searchPath: "/nowhere" }), null);
    assert.match(JSON.stringify(await findFlutter({ given: links, searchPath: "" })), /was never started: run bin\/flutter/);
  });

  it("is called in the project's folder, with the words of the command and nothing of the service's environment", async () => {
    process.env["ATELIER_TEST_SECRET"] = "do not tell";
    const [first, second, ...others] = await run("");
    delete process.env["ATELIER_TEST_SECRET"];
    assert.deepEqual(others, []);
    assert.equal(first?.status, 0);
    const tool = `--packages=${folder}/packages/flutter_tools/.dart_tool/package_config.json ${folder}/bin/cache/flutter_tools.snapshot`;
    assert.equal(first.output.split("\n")[0], `called: ${tool} --suppress-analytics --no-version-check analyze --no-pub`);
    assert.match(second?.output ?? "", /--no-version-check test\n/);
    const place = /^in: (.*)$/m.exec(first.output)?.[1] ?? "";
    assert.match(place, /\/flutter-[^/]+$/);
    const names = [...first.output.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    const allowed = ["CI", "FLUTTER_ALREADY_LOCKED", "FLUTTER_ROOT", "HOME", "OLDPWD", "PATH", "PUB_CACHE", "PWD", "SHLVL", "_"];
    assert.deepEqual(
      names.filter((name = "") => !allowed.includes(name)),
      [],
    );
    assert.ok(first.output.includes(`PUB_CACHE=${folder}/.pub-cache`));
    assert.ok(first.output.includes(`HOME=${place}/.home`));
    assert.doesNotMatch(first.output, /do not tell|sees the folder of root|writes to Flutter/);
  });

  it("is ended when its time is over, and what it writes is cut", async () => {
    const waited = await run("waits", 1_500);
    assert.deepEqual(
      waited.map(({ status }) => status),
      [null],
    );
    const [wrote] = await run("writes");
    assert.equal(wrote?.output.length, 100_000);
    assert.match(wrote.output, /the end\n/);
    await assert.rejects(
      runFlutter(
        { sandbox: await sandbox, sdk, milliseconds: 1 },
        { files: projectOf(""), commands: [["test"]] },
        AbortSignal.abort(new Error("stopped")),
      ),
      /stopped/,
    );
  });

  it("judges projects: what it finds is returned, and the proof says that it was run", async () => {
    const tools = openFlutterTools({ sandbox, given: folder, searchPath: "", processes: 1 });
    assert.deepEqual(await tools.typecheck(projectOf("right"), never), []);
    assert.deepEqual(await tools.typecheck(projectOf("wrong"), never), [
      { source: "types", code: "undefined_identifier", message: "Undefined name 'a'", file: "lib/main.dart", line: 1, column: 7 },
    ]);
    const [untested] = await tools.typecheck(projectOf("untested"), never);
    assert.equal(untested?.message, "flutter test failed: Some tests failed.");
    const proof = await tools.tryOut(NO_SITES, [], never);
    assert.deepEqual([proof.browser, proof.types, proof.reason], ["not run", undefined, JUDGED]);
  });

  it("is not used where it is missing or cannot get the packages, and the proof says why", async () => {
    const proofOf = async (given: string | null) => {
      const tools = openFlutterTools({ sandbox, given, searchPath: "/nowhere", processes: 1 });
      assert.deepEqual(await tools.typecheck(projectOf("wrong"), never), []);
      const { types, reason } = await tools.tryOut(NO_SITES, [], never);
      assert.equal(types, "not run");
      return reason;
    };
    assert.equal(await proofOf(null), UNTRIED);
    assert.match((await proofOf("/nowhere/flutter")) ?? "", /were not run\. The Flutter in \/nowhere\/flutter was never started/);
    await writeFile(sdk.program, "#!/bin/sh\necho 'Could not find package go_router.'\nexit 69\n");
    assert.match((await proofOf(folder)) ?? "", /could not get the packages of apps: Could not find package go_router\.$/);
  });
});
