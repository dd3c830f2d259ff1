// Clients that others generate from the OpenAPI document of contract B: their code compiles with strict settings, and a
// program that uses it builds a project with the running service. It installs packages, so that it belongs to nightly runs.
import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { openSharedServiceWithoutBrowser, type SharedService } from "../../support/servers/open-shareable.ts";
import { checkTypes } from "../sdk/install-sdk.ts";
import { clientPrograms } from "./client-programs.ts";
import { type Generators, openGenerators } from "./open-generators.ts";

let service: SharedService;
let generators: Generators;
before(async () => {
  service = await openSharedServiceWithoutBrowser();
  const response = await fetch(`${service.url}/b/api/v1/openapi.json`);
  generators = await openGenerators(await response.text());
});
after(async () => {
  await service.close();
  await generators.remove();
});

const strict = { module: "esnext", moduleResolution: "bundler", lib: ["es2024", "dom", "dom.iterable"], allowImportingTsExtensions: true };
const checked = { ...strict, noUncheckedIndexedAccess: true, skipLibCheck: false };

async function tryProgram(file: keyof typeof clientPrograms, options: object = {}): Promise<void> {
  await writeFile(join(generators.folder, file), clientPrograms[file]);
  assert.equal(await checkTypes(generators.folder, { files: [file], options: { ...checked, ...options } }), "");
  const paths = JSON.parse(await generators.runProgram(file, { ORIGIN: service.url, KEY: service.newKey() }));
  assert.ok(paths.includes("package.json") && paths.length > 5, String(paths));
}

test("openapi-typescript and openapi-fetch", async () => {
  await generators.generate("openapi-typescript/bin/cli.js", "openapi.json", "--output", "schema.ts");
  await tryProgram("openapi-fetch.ts");
});

test("orval, with fetch and zod", async () => {
  // Orval's client reads a response that may be an archive only as one, unless it is told which of its types is wanted.
  const override = { contentType: { include: ["application/json"] } };
  const output = (client: string, target: string) => ({
    client,
    target: `orval/${target}.ts`,
    baseUrl: `${service.url}/b/api/v1`,
    override,
  });
  const config = {
    fetch: { input: "openapi.json", output: { ...output("fetch", "client"), schemas: "orval/model" } },
    zod: { input: "openapi.json", output: output("zod", "schemas") },
  };
  await writeFile(join(generators.folder, "orval.config.mjs"), `export default ${JSON.stringify(config)};\n`);
  await generators.generate("orval/dist/bin/orval.mjs", "--config", "orval.config.mjs");
  await tryProgram("orval.ts");
});

test("@hey-api/openapi-ts", async () => {
  await generators.generate("@hey-api/openapi-ts/bin/run.js", "--input", "openapi.json", "--output", "hey");
  // The code that it copies into every client does not compile with this setting.
  await tryProgram("hey-api.ts", { exactOptionalPropertyTypes: false });
});
