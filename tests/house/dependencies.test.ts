import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { assertNoViolations } from "./rules/violation.ts";
import { checkLockAddresses, checkLockWhole, checkPinned, checkReasons, type PackageManifest } from "./rules/imports/dependencies.ts";
import { listFiles, repository } from "./source/read-sources.ts";

describe("dependencies", () => {
  const manifests = listFiles("package.json", "*/package.json", "kit/web/package.json", "tests/integrations/*/package.json").map(
    readManifest,
  );
  // What Expo apps are built with is installed apart, and has versions of its own.
  const expo = readManifest("kit/expo/package.json");
  const locks = listFiles("package-lock.json", "kit/expo/package-lock.json", "tests/integrations/*/package-lock.json").map((path) => ({
    path,
    text: readText(path),
  }));

  test("every dependency is pinned to one version", () => assertNoViolations([...manifests, expo].flatMap(checkPinned)));

  test("no lock file names a registry", () => assertNoViolations(locks.flatMap(checkLockAddresses)));

  test("the lock files contain every required package, for every platform", () => assertNoViolations(locks.flatMap(checkLockWhole)));

  test("every dependency is documented with its reason", () => {
    assertNoViolations(checkReasons(manifests, { path: "docs/dependencies.md", text: readText("docs/dependencies.md") }));
    assertNoViolations(checkReasons([expo], { path: "kit/expo/README.md", text: readText("kit/expo/README.md") }));
  });

  for (const version of ["^1.0.0", "~1.0.0", "1", "latest", "*", "https://example.org/x.tgz"]) {
    test(`rejects "${version}"`, () => assert.equal(checkPinned({ path: "package.json", dependencies: { x: version } }).length, 1));
  }

  test("allows exact versions and workspace packages", () => {
    const dependencies = { x: "1.2.3", y: "1.0.0-beta.17", "@atelier/blueprint": "*" };
    assert.deepEqual(checkPinned({ path: "package.json", dependencies }), []);
  });

  test("rejects a lock file with a download URL", () => {
    const text = '{\n"integrity": "sha512-x",\n"resolved": "https://example.org/x.tgz" }';
    assert.equal(checkLockAddresses({ path: "package-lock.json", text })[0]?.line, 3);
    assert.deepEqual(checkLockAddresses({ path: "package-lock.json", text: '"resolved": "blueprint"' }), []);
  });

  test("rejects a lock file that lacks a package, wherever it would be resolved", () => {
    const packages = {
      "": { dependencies: { one: "1.0.0" } },
      "node_modules/one": { dependencies: { two: "1.0.0", three: "1.0.0" }, optionalDependencies: { "@one/darwin": "1.0.0" } },
      "node_modules/one/node_modules/two": { dependencies: { three: "1.0.0" } },
      "node_modules/three": {},
    };
    const found = checkLockWhole({ path: "package-lock.json", text: JSON.stringify({ packages }) });
    assert.deepEqual(
      found.map(({ message }) => message),
      ["lacks @one/darwin, which node_modules/one requires"],
    );
  });

  test("rejects a missing reason, a wrong version and a row without a dependency", () => {
    const manifest = { path: "package.json", dependencies: { one: "1.0.0", two: "2.0.0" }, devDependencies: { three: "3.0.0" } };
    const rows = (...lines: string[]) => checkReasons([manifest], { path: "x.md", text: lines.join("\n") }).map(({ message }) => message);
    assert.deepEqual(rows("| `one`, `two` | 1.0.0 | a | b |", "| `four` | 4.0.0 | a | b |"), [
      "two is 2.0.0 and not 1.0.0",
      "three has no reason",
      "four is not a dependency",
    ]);
    assert.deepEqual(rows("| `one` | 1.0.0 | a | b |", "| `two` | 2.0.0 | a | b |", "| `three` | 3.0.0 | a | |"), ["three has no reason"]);
  });
});

function readText(path: string): string {
  return readFileSync(join(repository, path), "utf8");
}

function readManifest(path: string): PackageManifest {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readText(path));
  return { path, dependencies, devDependencies, optionalDependencies };
}
