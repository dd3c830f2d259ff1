// The Python client, installed by pip from the service, against that service. Its types are checked where mypy is installed.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import { Webhook } from "standardwebhooks";
import { openSharedServiceWithoutBrowser, type SharedService } from "../../support/servers/open-shareable.ts";
import { openPython, type Python } from "./open-python.ts";

const run = promisify(execFile);
const repository = join(import.meta.dirname, "../../..");

let service: SharedService;
let python: Python;
before(async () => {
  service = await openSharedServiceWithoutBrowser();
  python = await openPython();
});
after(async () => {
  await service.close();
  await python.close();
});

test("pip installs it from the service, and it keeps its promises", { timeout: 180_000 }, async (t) => {
  const { programs } = python;
  if (programs === null) return t.skip("there is no Python 3.11 or newer with venv");
  const wheel = `${service.url}/downloads/atelier_sdk-0.1.0-py3-none-any.whl`;
  await run(join(programs, "pip"), ["install", "--quiet", "--no-index", "--disable-pip-version-check", wheel]);
  const env = { PATH: programs, ATELIER_API_KEY: service.newKey(), ATELIER_BASE_URL: service.url };
  const { stdout } = await run(join(programs, "python3"), ["-W", "error", join(import.meta.dirname, "scenario.py")], { env });
  const { body, headers, secret } = JSON.parse(stdout);
  assert.deepEqual(new Webhook(secret).verify(body, headers), JSON.parse(body));
});

test("mypy finds nothing in its strict mode", async (t) => {
  const isThere = await run("mypy", ["--version"]).then(
    () => true,
    () => false,
  );
  if (!isThere) return t.skip("mypy is not installed");
  const { stdout } = await run("mypy", ["--strict", "--cache-dir=/dev/null", "atelier"], { cwd: join(repository, "sdk-python") });
  assert.match(stdout, /^Success/);
});
