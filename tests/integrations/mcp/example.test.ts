// The example client, run as a user would, against a real service.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { openSharedServiceWithoutBrowser, type SharedService } from "../../support/servers/open-shareable.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
let service: SharedService;
before(async () => {
  service = await openSharedServiceWithoutBrowser();
});
after(() => service.close());

test("mcp-client builds with the local server's tools and prints each step", { timeout: 110_000 }, async () => {
  const environment = { ...process.env, ATELIER_API_KEY: service.newKey(), ATELIER_BASE_URL: service.url };
  const child = spawn(process.execPath, [path.join(root, "examples/mcp-client/mcp-client.ts")], { cwd: root, env: environment });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text: string) => (printed += text));
  const [status] = await once(child, "close");
  assert.equal(status, 0, printed);
  assert.match(printed, /^10 tools: create_project, get_operation/);
  assert.match(printed, /\d+ % {2}\w/);
  assert.match(printed, /Open it: http/);
});
