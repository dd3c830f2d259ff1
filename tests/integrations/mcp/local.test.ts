// The local server as users install it: built, packed, installed in an empty folder, started by `npx` against a real
// service, and used by the official client.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { storeDone } from "../../support/stored-builds.ts";
import type { TestApi } from "../../support/open-api.ts";
import { openApi } from "../../support/open-api.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
let api: TestApi;
let folder: string;
before(async () => {
  api = await openApi("mcp local");
  folder = installPacked();
});
after(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

function installPacked(): string {
  const place = mkdtempSync(path.join(tmpdir(), "atelier-mcp-"));
  const built = path.join(place, "built");
  execFileSync(process.execPath, [path.join(root, "mcp/build.mjs"), "--out", built], { cwd: root });
  const [packed] = JSON.parse(
    execFileSync("npm", ["pack", "--json", built], { cwd: place, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }),
  );
  writeFileSync(path.join(place, "package.json"), "{}");
  execFileSync("npm", ["install", "--offline", "--no-audit", "--no-fund", `./${packed.filename}`], { cwd: place, stdio: "ignore" });
  return place;
}

const environment = (key: string, url = api.origin) => ({
  PATH: process.env["PATH"] ?? "",
  HOME: folder,
  ATELIER_API_KEY: key,
  ATELIER_BASE_URL: url,
});

/** The program that `npx` starts, which costs half a second by itself. */
const program = (): string => path.join(folder, "node_modules/.bin/atelier-mcp");

interface Connection {
  isModern: boolean;
  url?: string;
  isByNpx?: boolean;
}

async function connect(key: string, { isModern, url, isByNpx = false }: Connection): Promise<Client> {
  const transport = new StdioClientTransport({
    ...(isByNpx ? { command: "npx", args: ["atelier-mcp"] } : { command: program() }),
    cwd: folder,
    env: environment(key, url),
    stderr: "pipe",
  });
  const client = new Client({ name: "a test", version: "1.0.0" }, isModern ? { versionNegotiation: { mode: "auto" } } : {});
  await client.connect(transport);
  return client;
}

async function call(client: Client, name: string, given: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
  const { structuredContent, isError, content } = await client.callTool({ name, arguments: given });
  if (isError === true) return { refusal: Object(content)[0].text };
  return Object(structuredContent);
}

for (const isModern of [true, false]) {
  describe(`npx atelier-mcp, with a client of ${isModern ? "the 2026-07-28 revision" : "an earlier revision"}`, () => {
    test("creates an app, follows its build, and reads its files and the account", async () => {
      const { key } = await api.account();
      const client = await connect(key, { isModern, isByNpx: true });
      const { version } = JSON.parse(readFileSync(path.join(root, "mcp/package.json"), "utf8"));
      assert.deepEqual([client.getServerVersion()?.name, client.getServerVersion()?.version], ["atelier", version]);
      const { tools } = await client.listTools();
      assert.equal(tools.length, 10);
      const created = await call(client, "create_project", { prompt: "A recipe box with ratings" });
      assert.equal(created["status"], "running");
      await storeDone(api.ctx, String(created["requestId"]), { "src/App.tsx": "export const App = 1;" });
      const done = await call(client, "get_operation", { requestId: created["requestId"], waitSeconds: 5 });
      assert.deepEqual([done["status"], done["version"]], ["done", 1]);
      const files = await call(client, "get_project_files", { projectId: created["projectId"], paths: ["src/App.tsx"] });
      assert.deepEqual(files["files"], [{ path: "src/App.tsx", content: "export const App = 1;", redactions: 0 }]);
      assert.equal(files["version"], 1, "as over a remote connection");
      assert.equal((await call(client, "get_project", { projectId: created["projectId"] }))["status"], "ready");
      assert.equal((await call(client, "list_projects"))["total"], 1);
      assert.equal((await call(client, "get_account"))["plan"], "business");
      assert.equal((await call(client, "get_usage"))["builds"], 1);
      assert.equal(Object(await call(client, "list_models"))["models"].length, 1);
      const stopped = await call(client, "stop_operation", { requestId: created["requestId"] });
      assert.equal(stopped["status"], "done");
      const again = await call(client, "create_project", { prompt: "Something else", requestId: created["requestId"] });
      assert.equal(again["differs"], true);
      await client.close();
    });
  });
}

describe("errors reach the model with the API's message", () => {
  test("a key without the scope, an invalid key, and an unreachable service", async () => {
    const { accountId } = await api.account();
    const weak = await connect(await api.keyFor(accountId, ["projects:read"]), { isModern: true });
    assert.match(String((await call(weak, "create_project", { prompt: "A recipe box" }))["refusal"]), /lacks the scope projects:write/);
    await weak.close();
    const stranger = await connect("atelier_wrong", { isModern: true });
    assert.match(String((await call(stranger, "list_projects"))["refusal"]), /valid API key is needed/);
    await stranger.close();
    const nobody = await connect("atelier_wrong", { isModern: true, url: "http://127.0.0.1:1" });
    assert.match(String((await call(nobody, "list_projects"))["refusal"]), /127\.0\.0\.1:1/);
    await nobody.close();
  });
});

describe("the program", () => {
  const run = (words: string[], variables: Record<string, string>) =>
    spawnSync(program(), words, {
      cwd: folder,
      encoding: "utf8",
      timeout: 30_000,
      env: { PATH: process.env["PATH"] ?? "", HOME: folder, ...variables },
    });

  test("exits with 1 and an explanation on standard error without a key", () => {
    const { status, stdout, stderr } = run([], {});
    assert.equal(status, 1);
    assert.equal(stdout, "");
    assert.match(stderr, /The API key is missing: .*ATELIER_API_KEY/);
  });

  test("exits when its client closes standard input", () => {
    assert.equal(run([], { ATELIER_API_KEY: "atelier_x", ATELIER_BASE_URL: api.origin }).status, 0);
  });

  test("prints its settings with --help", () => {
    assert.match(run(["--help"], {}).stderr, /ATELIER_API_KEY/);
  });
});
