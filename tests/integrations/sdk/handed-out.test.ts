// The service distributes its own SDK and MCP server: any installation provides both, in its own version and without a
// registry.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import pg from "pg";
import { openServiceDatabase } from "../../support/servers/service-database.ts";
import { openSharedServiceWithoutBrowser, type SharedService } from "../../support/servers/open-shareable.ts";

const run = promisify(execFile);

let service: SharedService;
let key: string;
let folder: string;
before(async () => {
  service = await openSharedServiceWithoutBrowser();
  key = service.newKey();
  folder = await mkdtemp(join(tmpdir(), "atelier-handed-out-"));
  await writeFile(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
});
after(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

const environment = () => ({
  PATH: process.env["PATH"] ?? "",
  HOME: folder,
  npm_config_update_notifier: "false",
  ATELIER_API_KEY: key,
  ATELIER_BASE_URL: service.url,
});

test("npm installs the SDK from the service, and it works with that service", async () => {
  await run("npm", ["install", "--no-audit", "--no-fund", `${service.url}/downloads/atelier-sdk.tgz`], { cwd: folder, env: environment() });
  const program = `import { Atelier } from "@atelier/sdk"; console.log((await new Atelier().models.list()).map(({ id }) => id).join());`;
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", program], { cwd: folder, env: environment() });
  assert.equal(stdout, "blueprint\n");
});

test("packages have permanent addresses with their integrity, which a lock file of an older service still finds", async () => {
  const { packages } = Object(await (await fetch(`${service.url}/downloads/packages.json`)).json());
  assert.deepEqual(
    packages.map(({ name }: any) => name),
    ["@atelier/cli", "@atelier/mcp", "@atelier/sdk", "atelier-sdk"],
  );
  const { url, version, integrity } = packages[2];
  assert.match(url, new RegExp(`/downloads/atelier-sdk-${version.replaceAll(".", "\\.")}-[0-9a-f]{12}\\.tgz$`));
  const place = service.url + new URL(url).pathname;
  const response = await fetch(place);
  assert.match(response.headers.get("cache-control") ?? "", /immutable/);
  const bytes = Buffer.from(await response.arrayBuffer());
  assert.equal(`sha512-${createHash("sha512").update(bytes).digest("base64")}`, integrity);

  const wheel = packages[3];
  assert.match(wheel.url, /\/downloads\/atelier_sdk-\d+\.\d+\.\d+-0[0-9a-f]{12}-py3-none-any\.whl$/);
  const served = await fetch(service.url + new URL(wheel.url).pathname);
  assert.match(served.headers.get("cache-control") ?? "", /immutable/);
  assert.equal(
    createHash("sha256")
      .update(Buffer.from(await served.arrayBuffer()))
      .digest("hex"),
    wheel.sha256,
  );

  // What a request keeps is served without the file: under another name, as an older service would have kept it.
  const { DATABASE_URL: connectionString } = await openServiceDatabase(service.dataFolder);
  const database = new pg.Client({ connectionString });
  await database.connect();
  const older = "atelier-sdk-0.0.9-aaaaaaaaaaaa.tgz";
  const copy = "insert into packages (file, bytes, created_at) select $1, bytes, now() from packages where file = $2";
  const { rowCount } = await database.query(copy, [older, place.split("/").at(-1)]);
  await database.end();
  assert.equal(rowCount, 1);
  const npm = (...words: string[]) => run("npm", [...words, "--no-audit", "--no-fund"], { cwd: folder, env: environment() });
  await npm("install", `${service.url}/downloads/${older}`);
  assert.equal(
    JSON.parse(await readFile(join(folder, "package-lock.json"), "utf8")).packages["node_modules/@atelier/sdk"].integrity,
    integrity,
  );
  await npm("ci", "--prefer-online", "--cache", join(folder, "empty-cache"));
});

test("npx starts the local MCP server from the service, as the console instructs assistants to", { timeout: 60_000 }, async () => {
  const words = ["-y", `${service.url}/downloads/atelier-mcp.tgz`];
  const client = new Client({ name: "a test", version: "1.0.0" });
  await client.connect(new StdioClientTransport({ command: "npx", args: words, cwd: folder, env: environment(), stderr: "pipe" }));
  const { structuredContent } = await client.callTool({ name: "get_account", arguments: {} });
  assert.equal(Object(structuredContent).plan, "business");
  await client.close();
});

test("nothing else is served under that path", async () => {
  for (const path of [
    "/downloads/",
    "/downloads/other.tgz",
    "/downloads/..%2Findex.html",
    "/downloads/.built",
    "/downloads/atelier-sdk.tgz/x",
  ]) {
    const { status, headers } = await fetch(service.url + path);
    assert.ok(status === 404 || headers.get("content-type")?.startsWith("text/html"), `${path}: ${status}`);
  }
});
