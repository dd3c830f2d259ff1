// The command line: an app from a sentence, a clean exit, the same data afterwards, and one clear sentence for each
// problem.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readdir, stat, writeFile } from "node:fs/promises";
import { createServer, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { freePort, removeData, type RunningService, startService } from "../support/start-service.ts";

const main = fileURLToPath(new URL("../../src/main.ts", import.meta.url));

async function newFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), "atelier-terminal-"));
}

// The embedded server is tested even in a run with another one.
const embedded = { DATABASE_URL: "" };

/** Runs the service until it exits by itself because it cannot start. */
async function failToStart(environment: Record<string, string>): Promise<{ status: number | null; errors: string }> {
  const child = spawn(process.execPath, [main], { env: { ...process.env, ...environment }, stdio: ["ignore", "ignore", "pipe"] });
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  const [status] = (await once(child, "exit")) as [number | null];
  return { status, errors };
}

function printed(service: RunningService, words: RegExp): Promise<void> {
  return new Promise((resolve, reject) => {
    const check = () => (words.test(service.output()) ? resolve() : undefined);
    service.process.stdout?.on("data", check);
    service.process.once("exit", () => reject(new Error(`ended without printing ${words}:\n${service.output()}`)));
    check();
  });
}

function readSite(address: string, port: number): Promise<{ status: number; text: string }> {
  const { hostname, pathname } = new URL(address);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: "127.0.0.1", port, path: pathname, headers: { host: `${hostname}:${port}`, accept: "text/html" } },
      (response) => {
        let text = "";
        response.on("data", (chunk: Buffer) => (text += chunk.toString()));
        response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    outgoing.on("error", reject).end();
  });
}

/** The service of the following tests: built an app from a sentence, and was restarted with a vague one. */
let service: RunningService;
after(async () => {
  await service.stop();
  await removeData(service.dataFolder);
});

test("a sentence becomes an app that is printed, served, and still served after a restart", { timeout: 180_000 }, async () => {
  const first = await startService({ words: ["A", "tip calculator"], environment: embedded });
  service = first;
  await printed(first, /Serving at/);
  const output = first.output();
  const site = /Site\s+(http:\S+)/.exec(output)?.[1];
  assert.ok(site, output);
  assert.match(output, /Editor\s+http:\S+\/projects\/[0-9a-f-]{36}/);
  assert.match(output, /\d+ files, [\d.]+ kB\n/);
  assert.match(output, /├─ package\.json\s+\d+ B/);
  assert.match(output, /Proof\s+(\d+) of \1 checks performed and passed in Chromium/);
  assert.match(output, /[\d.]+ s, 2 credits/);
  for (const picture of output.match(/\/\S+\.jpg/g) ?? []) assert.ok((await stat(picture)).size > 5_000, picture);
  assert.equal((output.match(/\/\S+\.jpg/g) ?? []).length, 2);
  assert.match((await readSite(site, first.port)).text, /<title>Tip Calculator/);

  const began = performance.now();
  assert.equal(await first.stop(), 0);
  assert.ok(performance.now() - began < 5_000, "Ctrl-C took too long");

  const { dataFolder, port } = first;
  service = await startService({ words: ["Build me an app"], dataFolder, port, environment: embedded, triesApps: false });
  assert.doesNotMatch(service.output(), /API key, shown this once/);
  assert.equal((await readSite(site, port)).status, 200);
});

describe("a service with a vague prompt", { timeout: 120_000 }, () => {
  test("prints its question and how to answer", async () => {
    await printed(service, /Serving at/);
    assert.match(service.output(), /1\. .+\n\s+2\. /);
    assert.match(service.output(), /\/api\/v1\/projects\/[0-9a-f-]{36}\/messages/);
  });

  test("another sentence on the same data folder is built by it", async () => {
    const environment = { ...process.env, ...embedded, PORT: String(await freePort()), ATELIER_DATA: service.dataFolder };
    const child = spawn(process.execPath, [main, "A", "tip calculator"], { env: environment, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    const [status] = await once(child, "exit");
    assert.equal(status, 0, output);
    assert.match(output, new RegExp(`running already, at http://localhost:${service.port}: it builds this`));
    assert.match(output, new RegExp(`Editor\\s+http://localhost:${service.port}/projects/`));
    const site = /Site\s+(http:\S+)/.exec(output)?.[1] ?? assert.fail(output);
    assert.match((await readSite(site, service.port)).text, /<title>Tip Calculator/);
  });

  test("a second service on the same data folder gets an error that names the process that has it", async () => {
    const { status, errors } = await failToStart({ ...embedded, PORT: String(await freePort()), ATELIER_DATA: service.dataFolder });
    assert.equal(status, 1);
    assert.match(errors, new RegExp(`already running .*process ${service.process.pid}, port ${service.port}`));
  });
});

test("reports a port in use, and writes nothing", async (context) => {
  const other = createServer().listen(0, "127.0.0.1");
  context.after(() => other.close());
  await once(other, "listening");
  const address = other.address();
  assert.ok(address && typeof address === "object");
  const folder = path.join(await newFolder(), "data");
  const { status, errors } = await failToStart({ PORT: String(address.port), ATELIER_DATA: folder });
  assert.equal(status, 1);
  assert.match(errors, new RegExp(`^Port ${address.port} is in use, .*PORT=\\d+ npm start\\n$`));
  await assert.rejects(stat(folder));
});

test("leaves a folder of others unchanged", async () => {
  const folder = await newFolder();
  await writeFile(path.join(folder, "thesis.txt"), "mine");
  const { status, errors } = await failToStart({ PORT: String(await freePort()), ATELIER_DATA: folder });
  assert.equal(status, 1);
  assert.match(errors, /ATELIER_DATA/);
  assert.deepEqual(await readdir(folder), ["thesis.txt"]);
});

test("reports a data folder that cannot be created in one sentence", async () => {
  const folder = await newFolder();
  const file = path.join(folder, "file");
  await writeFile(file, "");
  const { status, errors } = await failToStart({ PORT: String(await freePort()), ATELIER_DATA: path.join(file, "data") });
  assert.equal(status, 1);
  assert.match(errors, /ATELIER_DATA/);
  assert.doesNotMatch(errors, /\n {4}at /);
});

test("reports an invalid setting with an example", async () => {
  const { status, errors } = await failToStart({ PORT: "http" });
  assert.equal(status, 1);
  assert.match(errors, /^PORT cannot be "http": .* For example PORT=4000\n$/);
});

test(
  "an unprivileged user can start it",
  { skip: process.getuid?.() !== 0 && "the suite already runs as an ordinary user", timeout: 60_000 },
  async () => {
    const folder = await newFolder();
    await chmod(folder, 0o777);
    const data = path.join(folder, "data");
    await mkdir(data);
    await chmod(data, 0o777);
    const port = await freePort();
    const words = ["--reuid=65534", "--regid=65534", "--clear-groups", process.execPath, main];
    const child = spawn("setpriv", words, {
      env: { ...process.env, ...embedded, HOME: folder, PORT: String(port), ATELIER_DATA: data },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    await new Promise<void>((resolve, reject) => {
      child.stdout.on("data", () => /Serving at/.test(output) && resolve());
      child.once("exit", () => reject(new Error(output)));
    });
    child.removeAllListeners("exit");
    child.kill("SIGINT");
    assert.deepEqual(await once(child, "exit"), [0, null]);
  },
);
