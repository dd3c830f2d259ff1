// MCP's conformance suite for authorization servers. It is not a dependency: npm installs it when this test runs.
import assert from "node:assert/strict";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { openConsole, type TestConsole } from "../../console/support/open-console.ts";
import { freePort } from "../../support/start-service.ts";
import { connectingBrowser } from "./support/connecting-browser.ts";
import { post, REGISTRATION } from "./support/open-app.ts";

const SUITE = "@modelcontextprotocol/conformance@0.2.0-alpha.12";

interface Check {
  id: string;
  status: string;
  errorMessage?: string;
}

test("the authorization server passes the conformance suite", async () => {
  const atelier = await openConsole("oauth-conformance", { service: null });
  const folder = await mkdtemp(path.join(tmpdir(), "atelier-conformance-"));
  try {
    const { code, output } = await runSuite(atelier, folder);
    assert.equal(code, 0, output);
    const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith("checks.json"));
    const checks: Check[] = (
      await Promise.all(files.map(async (name) => JSON.parse(await readFile(path.join(folder, name), "utf8"))))
    ).flat();
    const passed = checks.filter(({ status }) => status === "SUCCESS").map(({ id }) => id);
    assert.deepEqual(passed.toSorted(), [
      "authorization-code-grant",
      "authorization-server-metadata",
      "authorization-server-metadata-cimd",
    ]);
    assert.equal(checks.length, passed.length, JSON.stringify(checks));
  } finally {
    await rm(folder, { recursive: true, force: true });
    await atelier.close();
  }
});

/** Runs the suite, and makes the decision that it asks of a user. */
async function runSuite(atelier: TestConsole, folder: string): Promise<{ code: number | null; output: string }> {
  const port = await freePort();
  const { body: client } = await post(atelier, "/oauth/register", {
    ...REGISTRATION,
    redirect_uris: [`http://127.0.0.1:${port}/callback`],
  });
  const target = ["--url", atelier.origin, "--client-id", client.client_id, "--resource", atelier.authorization.resource];
  const words = ["exec", "--yes", `--package=${SUITE}`, "--", "conformance", "authorization", ...target, "-p", String(port), "-o", folder];
  const searchPath = `${path.dirname(process.execPath)}${path.delimiter}${process.env["PATH"] ?? ""}`;
  const running = spawn("npm", words, { env: { ...process.env, PATH: searchPath } });
  let output = "";
  const deciding: Promise<void>[] = [];
  const onOutput = (piece: Buffer) => {
    output += piece.toString();
    const [address] = /http\S+\/oauth\/authorize\?\S+(?=\s)/.exec(output) ?? [];
    if (address !== undefined && deciding.length === 0) deciding.push(decide(atelier, address));
  };
  running.stdout.on("data", onOutput);
  running.stderr.on("data", onOutput);
  const code = await new Promise<number | null>((resolve) => running.once("close", resolve));
  await Promise.all(deciding);
  return { code, output };
}

async function decide(atelier: TestConsole, address: string): Promise<void> {
  const person = await atelier.person();
  const browser = connectingBrowser(atelier, person.cookie);
  const requestId = ((await browser.get(address)).headers.get("location") ?? "").slice("/connect/".length);
  const { data } = await browser.mutate("connections.decide", { requestId, accountId: person.accountId, isAllowed: true });
  await fetch((await browser.get(data.goOn)).headers.get("location") ?? "");
}
