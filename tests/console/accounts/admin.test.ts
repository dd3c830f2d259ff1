// The operator's command line as a separate program: on the database of a running service, and on the data folder of a
// stopped one.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { runProgram } from "../../start/run-program.ts";
import { openServiceDatabase } from "../../support/servers/service-database.ts";
import { removeData, type RunningService, startService } from "../../support/start-service.ts";

const program = fileURLToPath(new URL("../../../src/admin.ts", import.meta.url));
// The command itself starts a stopped service’s embedded database.
const isEmbedded = !process.env.DATABASE_URL;
let service: RunningService;
let environment: Record<string, string>;
before(async () => {
  service = await startService({ environment: { ATELIER_ROLES: "api" }, isEmbedded });
  const compiled = fileURLToPath(new URL("../../../node_modules/.cache/compiled", import.meta.url));
  environment = {
    NODE_COMPILE_CACHE: compiled,
    ATELIER_DATA: service.dataFolder,
    PORT: String(service.port),
    ...(isEmbedded ? {} : await openServiceDatabase(service.dataFolder)),
  };
});
after(async () => {
  await service.stop();
  await removeData(service.dataFolder);
});

/** Runs a command and returns its exit code and output. */
async function admin(...words: string[]): Promise<{ code: number | string; output: string }> {
  const run = runProgram([program, ...words], { environment });
  return { code: await run.ended, output: run.output() };
}

const mutate = (procedure: string, input: unknown) =>
  fetch(`${service.url}/console/api/${procedure}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-atelier-console": "1", origin: service.url },
    body: JSON.stringify(input),
  });
const tokenIn = (output: string): string => /#([0-9A-Za-z]{43})/.exec(output)?.[1] ?? "";

test("lists the commands without arguments, and prints the usage of an invalid one", async () => {
  const help = await admin();
  assert.equal(help.code, 0);
  for (const name of ["accounts", "account create", "reset-link", "owner-link", "keys make", "delete"])
    assert.ok(help.output.includes(name), name);
  const wrong = await admin("account", "plan", "ada@example.test");
  assert.deepEqual(wrong, { code: 2, output: "It is called like this: npm run admin -- account plan <email> <plan>\n" });
  assert.deepEqual((await admin("account", "plan", "nobody@example.test", "pro")).code, 1);
});

test("manages accounts, credits, keys and password links while the service runs", async () => {
  const opened = await admin("account", "create", "ada@example.test", "--plan=free", "--credits=10");
  assert.equal(opened.code, 0, opened.output);
  assert.match((await admin("account", "credits", "ada@example.test", "40")).output, /has 50 free credits/);
  assert.match((await admin("account", "credits", "ada@example.test", "-51")).output, /Only 50 credits are free/);
  await admin("account", "plan", "ada@example.test", "pro");
  assert.match((await admin("accounts")).output, /^ada@example\.test +pro +50 +0 +no /m);
  const reset = await mutate("session.resetPassword", { token: tokenIn(opened.output), password: "eleven quiet herons" });
  assert.equal(reset.status, 200);
  const [key = ""] = /atelier_\w+/.exec((await admin("keys", "make", "ada@example.test", "ci")).output) ?? [];
  const listProjects = () => fetch(`${service.url}/b/api/v1/projects`, { headers: { authorization: `Bearer ${key}` } });
  assert.equal((await listProjects()).status, 200);
  assert.match((await admin("keys", "ada@example.test")).output, new RegExp(`^${key.slice(0, 12)} +ci `, "m"));
  await admin("keys", "revoke", "ada@example.test", key.slice(0, 12));
  assert.equal((await listProjects()).status, 401);
  assert.match((await admin("delete", "ada@example.test")).output, /add --confirm=ada@example\.test/);
  assert.equal((await admin("delete", "ada@example.test", "--confirm=ada@example.test")).code, 0);
  assert.doesNotMatch((await admin("accounts")).output, /ada@example/);
  assert.match((await admin("delete", "owner@localhost", "--confirm=owner@localhost")).output, /cannot be deleted/);
});

test("the first start prints the owner's link, and the command line makes another while the service is stopped", async () => {
  assert.match(service.output(), /\/enter#[0-9A-Za-z]{43}/);
  const { dataFolder, key, otherKey, port } = service;
  await service.stop();
  const { code, output } = await admin("owner-link");
  assert.equal(code, 0, output);
  service = await startService({ dataFolder, key, otherKey, port, environment: { ATELIER_ROLES: "api" }, isEmbedded });
  assert.doesNotMatch(service.output(), /enter#/);
  const entered = await mutate("session.enter", { token: tokenIn(output) });
  assert.equal(entered.status, 200);
});
