// The MCP Inspector's command line against the entrypoint, as a client would use it; with --strict the tools are also
// checked against what models' tool formats support.
import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import type { TestApi } from "../../../support/open-api.ts";
import { openApi } from "../../../support/open-api.ts";
import type { Judged } from "./open-judged.ts";
import { openJudgedMcpServer } from "./open-judged.ts";
import { runJudge } from "./run-judge.ts";

let api: TestApi;
let server: Judged;
let home: string;
before(async () => {
  api = await openApi("mcp inspector");
  server = await openJudgedMcpServer(api);
  home = await mkdtemp(path.join(tmpdir(), "atelier-inspector-"));
});
after(async () => {
  await server.close();
  await api.close();
  await rm(home, { recursive: true });
});

const inspect = (...words: string[]) => runJudge("mcp-inspector", ["--cli", server.url, "--transport", "http", ...words], home);

test("lists the tools without errors or warnings", async () => {
  const { status, stdout, stderr } = await inspect("--method", "tools/list", "--strict");
  assert.equal(status, 0, stderr);
  assert.doesNotMatch(stdout + stderr, /Warning: |Error: /);
  assert.match(stdout, /get_project_files/);
});

test("calls a tool, whose result matches its schema", async () => {
  const { status, stdout, stderr } = await inspect("--method", "tools/call", "--tool-name", "get_account");
  assert.equal(status, 0, stderr);
  assert.match(stdout, /creditBalance/);
});
