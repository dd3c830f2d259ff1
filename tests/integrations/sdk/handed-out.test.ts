// The service distributes its own SDK and MCP server: any installation provides both, in its own version and without a
// registry.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
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
