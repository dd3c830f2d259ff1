// The published package: installed from the packed file, used from ESM, CommonJS and TypeScript, and bundled
// for Workers. The linters of packages judge it in published.test.ts.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { readdir, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { promisify } from "node:util";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { VERSION } from "@atelier/sdk";
import { checkTypes, type InstalledSdk, installFor, installSdk } from "./install-sdk.ts";

const run = promisify(execFile);
const repository = join(import.meta.dirname, "../../..");

let sdk: InstalledSdk;
let commonJs: InstalledSdk;
let origin = "";
// A fake service of one project with one file.
const service = createServer((request, response) => {
  const isFiles = request.url?.includes("/files") === true;
  const body = isFiles ? { files: [{ path: "src/App.tsx", content: "export {};\n" }] } : { models: [{ id: "blueprint", locked: false }] };
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
});
before(async () => {
  await once(service.listen(0, "127.0.0.1"), "listening");
  origin = `http://127.0.0.1:${Object(service.address()).port}`;
  sdk = await installSdk();
  commonJs = await installFor("commonjs");
});
after(async () => {
  service.close();
  await Promise.all([sdk.close(), commonJs.close()]);
});

describe("the packed file", () => {
  test("contains the two bundles, their types, a license and a readme, and has no dependencies", async () => {
    const folder = join(sdk.folder, "node_modules/@atelier/sdk");
    assert.deepEqual((await readdir(folder)).toSorted(), [
      "LICENSE",
      "README.md",
      "index.cjs",
      "index.js",
      "node",
      "package.json",
      "types",
    ]);
    const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    assert.deepEqual([manifest.version, manifest.dependencies, manifest.sideEffects], [VERSION, undefined, false]);
    assert.doesNotMatch(readFileSync(join(folder, "index.js"), "utf8"), /from "|require\(/);
  });
});

describe("a program uses it", () => {
  const use = `
    const client = new Atelier({ apiKey: "atelier_x", baseURL: process.env.ORIGIN });
    client.models.list().then(async ([model]) => {
      const written = await client.files.download("p1", "app");
      console.log(model.id, written.length, client.webhooks === webhooks, new NotFoundError("x") instanceof AtelierError);
    });`;
  const names = "{ Atelier, AtelierError, NotFoundError, webhooks }";
  const modules: [kind: string, file: string, head: string][] = [
    ["as an ECMAScript module", "use.mjs", `import ${names} from "@atelier/sdk";`],
    ["as CommonJS", "use.cjs", `const ${names} = require("@atelier/sdk");`],
  ];
  for (const [kind, file, head] of modules) {
    test(kind, async () => {
      await writeFile(join(sdk.folder, file), head + use);
      const { stdout } = await run(process.execPath, [file], { cwd: sdk.folder, env: { ...process.env, ORIGIN: origin } });
      assert.equal(stdout, "blueprint 1 true true\n");
    });
  }
});

const typed = `
import { Atelier, AtelierError, BuildFailedError, NotFoundError, type Operation, type WebhookEvent, webhooks } from "@atelier/sdk";
export async function use(client: Atelier): Promise<Operation> {
  const { projects } = await client.projects.list({ limit: 1 });
  for await (const project of client.projects.list()) project.status satisfies "generating" | "waiting" | "ready" | "failed" | "stopped";
  const event = await webhooks.unwrap("", new Headers(), ["whsec_"]);
  if (event.type === "credits.low") event.data.balance.toFixed();
  // @ts-expect-error -- that event has no balance
  if (event.type === "operation.done") event.data.balance;
  // @ts-expect-error -- there is no such field
  await client.projects.create({ prompt: "x", colour: "red" });
  const error: unknown = new NotFoundError("x");
  if (error instanceof BuildFailedError) error.operation.error.code satisfies string;
  // @ts-expect-error -- no error has that code
  if (error instanceof AtelierError && error.code === "BUILD_RUNING") error.retryAfterSeconds?.toFixed();
  if (error instanceof AtelierError) switch (error.code) { case "BUILD_RUNNING": case "RATE_LIMITED": case "CHECKS_FAILED": break; }
  const operation = await client.operations.get("r");
  if (operation.operationStatus === "failed") operation.error.message satisfies string;
  // @ts-expect-error -- a build that runs has no error
  if (operation.operationStatus === "running") operation.error.message;
  const call: Promise<Operation> = client.operations.get("r");
  const { response, httpRequestId } = await client.projects.list().withResponse();
  void [call, response.headers.get("x-request-id"), httpRequestId, await client.withOptions({ timeout: 1 }).request("GET", "/models")];
  const given: WebhookEvent = { type: "webhook.test", timestamp: "", data: {} };
  await webhooks.sign({ event: given, secret: "" });
  return client.projects.createAndWait({ prompt: projects[0]?.prompt ?? "", model: undefined }, { onQuestion: ([one]) => one?.options[0], signal: undefined });
}
`;

describe("TypeScript accepts it", () => {
  const browserTypes = { lib: ["es2024", "dom"], types: [] };
  const ways: [name: string, user: () => InstalledSdk, options: object][] = [
    ["node16, in a module", () => sdk, { module: "node16" }],
    ["node16, in CommonJS", () => commonJs, { module: "node16" }],
    ["nodenext", () => sdk, { module: "nodenext" }],
    ["bundler, without the types of Node", () => sdk, { module: "esnext", moduleResolution: "bundler", ...browserTypes }],
    ["with every library checked", () => sdk, { module: "nodenext", skipLibCheck: false, ...browserTypes }],
  ];
  for (const [name, user, options] of ways) {
    test(name, async () => {
      await writeFile(join(user().folder, "use.ts"), typed);
      assert.equal(await checkTypes(user().folder, { files: ["use.ts"], options }), "");
    });
  }

  test("and every example of its readme", async () => {
    const text = readFileSync(join(repository, "sdk/README.md"), "utf8");
    const examples = [...text.matchAll(/```ts\n([^]*?)```/g)].map(([, code = ""]) => code);
    assert.ok(examples.length >= 5);
    const files = examples.map((_, index) => `readme-${index}.ts`);
    await Promise.all(files.map((file, index) => writeFile(join(sdk.folder, file), `${examples[index]}\nexport {};\n`)));
    assert.equal(await checkTypes(sdk.folder, { files, options: { module: "nodenext" } }), "");
  });
});

describe("a bundle", () => {
  async function bundle(options: object): Promise<string> {
    await writeFile(join(sdk.folder, "entry.mjs"), 'export * from "@atelier/sdk";');
    const entryPoints = [join(sdk.folder, "entry.mjs")];
    const { outputFiles } = await build({ entryPoints, bundle: true, write: false, minify: true, logLevel: "silent", ...options });
    return outputFiles?.[0]?.text ?? "";
  }

  test("is at most 12 kB, minified and compressed, including what only Node needs", async () => {
    for (const platform of ["neutral", "node"]) {
      const bytes = gzipSync(await bundle({ platform, format: "esm" }), { level: 9 }).length;
      assert.ok(bytes <= 12_000, `${platform}: ${bytes} bytes`);
    }
  });

  test("for Workers or a browser contains nothing of Node, and runs without a process global", async () => {
    for (const conditions of [["workerd", "worker", "browser"], []]) {
      const code = await bundle({ platform: "browser", format: "iife", globalName: "sdk", conditions });
      assert.doesNotMatch(code, /node:/);
      const surroundings = {
        fetch,
        Headers,
        Response,
        URL,
        AbortController,
        TextEncoder,
        TextDecoder,
        crypto,
        setTimeout,
        clearTimeout,
        atob,
        btoa,
      };
      const use = `const client = new sdk.Atelier({ apiKey: "atelier_x", baseURL: ${JSON.stringify(origin)} });
        client.models.list().then(([model]) => client.files.download("p1", "app").catch((error) => [model.id, error.code].join(" ")))`;
      assert.equal(await runInNewContext(`${code};${use}`, surroundings), "blueprint NO_FILE_SYSTEM");
    }
  });
});
