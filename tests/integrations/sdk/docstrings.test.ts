// Every public method's docstring has one example. Each is compiled against the packed SDK and run against the service.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { Atelier, webhooks } from "@atelier/sdk";
import { openServiceDatabase } from "../../support/servers/service-database.ts";
import { openSharedServiceWithoutBrowser, type SharedService } from "../../support/servers/open-shareable.ts";
import { checkTypes, type InstalledSdk, installSdk } from "./install-sdk.ts";
import { readExamples } from "./read-examples.ts";
import { storeScreenshots } from "./store-screenshots.ts";

// What each example prints; all of them must also exit without an error.
const prints: Record<string, RegExp> = {
  Atelier: /^business\n$/,
  "Atelier.request": /^true\n$/,
  "Atelier.withOptions": /^true\n$/,
  "ApiPromise.withResponse": /^ready \d+ [0-9a-f-]{36}\n$/,
  "Pages.byPage": /^\d+ \d+\n$/,
  "Projects.create": /^[0-9a-f-]{36} can be watched at http:\S+\n$/,
  "Projects.createAndWait": /^(?:queued|understand) \d+\n[^]*ended 100\nhttp:\S+\n$/,
  "Projects.list": /ready\n[^]*\d of \d+\n$/,
  "Projects.get": /^.+ http:\S+ 3\n$/,
  "Projects.update": /^private \{ customer: .1042. \}\n$/,
  "Projects.delete": /^$/,
  "Projects.dropDraft": /^$/,
  "Operations.get": /^ended 100 %\n$/,
  "Operations.wait": /^ended 100\nhttp:\S+\n$/,
  "Operations.stream": /^running \w+\n(?:\w+ \w+\n)*\w+ ended\n$/,
  "Operations.stop": /^STOPPED\n$/,
  "Messages.send": /^version 3 is live\n$/,
  "Versions.list": /^3 Add a note to every book true\n2 Edited README\.md by hand false\n1 .+ false\n$/,
  "Versions.get": /^\d+ parts of the prompt are proven\n$/,
  "Versions.changes": /^(?:(?:added|changed|removed) \S+\n)+$/,
  "Versions.restore": /^the first version is live again, as version \d\n$/,
  "Files.edit": /^done\n$/,
  "Files.list": /^[^]*package\.json \d+\n[^]*$/,
  "Files.get": /react/,
  "Files.download": /^\d+ files; now run/,
  "Files.screenshot": /^$/,
  "Models.list": /blueprint/,
  "WebhookEndpoints.list": /^https:\S+ enabled\n$/,
  "WebhookEndpoints.create": /^true\n$/,
  "WebhookEndpoints.get": /^enabled null\n$/,
  "WebhookEndpoints.update": /^\[ .operation\.done. \]\n$/,
  "WebhookEndpoints.delete": /^$/,
  "WebhookEndpoints.rotateSecret": /^true\n$/,
  "WebhookEndpoints.test": /^webhook\.test\n$/,
  "WebhookEndpoints.deliveries": /^(?:webhook\.test true\n)+$/,
  "WebhookEndpoints.delivery": /^webhook\.test\n$/,
  "WebhookEndpoints.resend": /^pending\n$/,
  "WebhookEndpoints.resendFailed": /^\d+\n$/,
  "WebhookEndpoints.events": /^true\n$/,
  "UsageReader.get": /^\d+ credits are left on business\n$/,
  "Webhooks.unwrap": /^p1 is at null\n$/,
  "Webhooks.sign": /^webhook\.test\n$/,
};

// Examples stand below it without a scope of their own, as readers paste them: none may declare a name again.
const given = `import { writeFile } from "node:fs/promises";
import { Atelier, webhooks } from "@atelier/sdk";
const client = new Atelier();
const { projectId, requestId, secret, endpointId, deliveryId, delivery } = JSON.parse(process.env.GIVEN!) as Record<"projectId" | "requestId" | "secret" | "endpointId" | "deliveryId", string> & { delivery: RequestInit };
const request = new Request("http://receiver.example", { method: "POST", ...delivery });
void [writeFile, Atelier, webhooks, client, projectId, requestId, secret, endpointId, deliveryId, request];
`;

const examples = readExamples();
const nameOf = (of: string) => `${of.replace(".", "-").toLowerCase()}.ts`;
let sdk: InstalledSdk;
let service: SharedService;
let environment: Record<string, string>;

before(
  async () => {
    [sdk, service] = await Promise.all([installSdk(), openSharedServiceWithoutBrowser()]);
    const key = service.newKey();
    for (const { of, code } of examples) await writeFile(join(sdk.folder, nameOf(of)), `${given}${code}`);
    const client = new Atelier({ apiKey: key, baseURL: service.url });
    const { projectId, requestId } = await client.projects.createAndWait("A reading list of books with author, status and rating");
    const { DATABASE_URL: connectionString } = await openServiceDatabase(service.dataFolder);
    await storeScreenshots({ connection: { connectionString }, projectId });
    const { id: endpointId } = await client.webhookEndpoints.create({ url: "https://hooks.example.com/atelier", events: ["credits.low"] });
    const { deliveryId } = await client.webhookEndpoints.test(endpointId);
    const secret = `whsec_${randomBytes(32).toString("base64")}`;
    const links = { project: "", operation: "", editor: "", deployment: null };
    const data = { projectId: "p1", requestId, operationStatus: "done", error: null, links } as const;
    const delivery = await webhooks.sign({ event: { type: "operation.done", timestamp: new Date().toISOString(), data }, secret });
    const known = { ATELIER_API_KEY: key, ATELIER_BASE_URL: service.url };
    environment = { ...known, GIVEN: JSON.stringify({ projectId, requestId, secret, endpointId, deliveryId, delivery }) };
  },
  { timeout: 110_000 },
);
after(async () => {
  await Promise.all([service.close(), sdk.close()]);
});

test("every public method has one example, with an expected output", () => {
  const client = new Atelier({ apiKey: "atelier_x" });
  const resources = [
    client,
    client.webhooks,
    client.projects,
    client.operations,
    client.messages,
    client.versions,
    client.files,
    client.models,
    client.webhookEndpoints,
    client.usage,
  ];
  const methods = resources.flatMap((one) => methodsOf(one.constructor.prototype).map((name) => `${one.constructor.name}.${name}`));
  const wanted = ["Atelier", "ApiPromise.withResponse", "Pages.byPage", ...methods];
  assert.deepEqual(examples.map(({ of }) => of).toSorted(), wanted.toSorted());
  assert.deepEqual(Object.keys(prints).toSorted(), wanted.toSorted());
});

function methodsOf(prototype: object): string[] {
  return Object.getOwnPropertyNames(prototype).filter((name) => name !== "constructor");
}

test("every example compiles for a user of the package", async () => {
  const files = examples.map(({ of }) => nameOf(of));
  assert.equal(await checkTypes(sdk.folder, { files, options: { module: "nodenext", allowImportingTsExtensions: true } }), "");
});

describe("every example runs", { timeout: 110_000 }, () => {
  let outputs: Map<string, string>;
  before(async () => {
    outputs = await runExamples(examples.map(({ of }) => of));
  });

  for (const { of } of examples) {
    test(of, () => assert.match(outputs.get(of) ?? "", prints[of] ?? /no expectation/));
  }

  test("the downloaded files exist", () => {
    assert.ok(readdirSync(join(sdk.folder, "recipe-box")).includes("package.json"));
    assert.deepEqual([...readFileSync(join(sdk.folder, "phone.jpg")).subarray(0, 3)], [0xff, 0xd8, 0xff]);
  });
});

/** Runs the examples one after another in one process, and returns what each printed; what one throws is printed as well. */
async function runExamples(names: readonly string[]): Promise<Map<string, string>> {
  const files = Object.fromEntries(names.map((of) => [of, `./${nameOf(of)}`]));
  const code = `for (const [of, file] of Object.entries(${JSON.stringify(files)})) {
    console.log("\\f" + of);
    await import(file).catch((error) => console.log(error));
  }\n`;
  await writeFile(join(sdk.folder, "run-examples.mjs"), code);
  const child = spawn(process.execPath, ["run-examples.mjs"], {
    cwd: sdk.folder,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  child.stdout.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  await once(child, "close");
  const pieces = printed.split("\f").filter((piece) => piece !== "");
  return new Map(pieces.map((piece) => [piece.slice(0, piece.indexOf("\n")), piece.slice(piece.indexOf("\n") + 1)]));
}
