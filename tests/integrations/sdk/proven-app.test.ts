// The SDK against the real service, from a sentence to the files of the proven app.
import assert from "node:assert/strict";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { after, before, test } from "node:test";
import * as sdk from "@atelier/sdk";
import { openSharedService, type SharedService } from "../../support/servers/open-shareable.ts";
import { assertFitsStatus } from "./assert-fits-status.ts";

let service: SharedService;
let client: sdk.Atelier;
before(async () => {
  service = await openSharedService();
  client = new sdk.Atelier({ apiKey: service.newKey(), baseURL: service.url });
});
after(() => service.close());

test("a prompt becomes a proven app, with updates for each state, and its files are written to disk", { timeout: 110_000 }, async () => {
  const updates: sdk.Operation[] = [];
  const done = await client.projects.createAndWait(
    { prompt: "A reading list of books with author, status and rating", model: "blueprint" },
    { onUpdate: (operation) => void updates.push(operation) },
  );
  assert.equal(done.proof?.types, "passed");
  assert.ok(done.proof.checks.length > 0 && done.proof.checks.every(({ passed }) => passed));
  assert.equal(updates[0]?.operationStatus, "running");
  assert.deepEqual(updates.at(-1), done);
  for (const update of updates) assertFitsStatus(update);
  assert.ok(updates.length >= 3 && updates.every(({ progress }, index) => progress >= (updates[index - 1]?.progress ?? 0)));

  const files = await client.files.list(done.projectId);
  assert.deepEqual(
    await client.files.get(done.projectId, "src/routes.tsx"),
    files.find(({ path }) => path === "src/routes.tsx"),
  );
  const folder = await mkdtemp(join(tmpdir(), "atelier-sdk-download-"));
  const written = await client.files.download(done.projectId, folder, { version: 1 });
  assert.deepEqual(
    written.map((path) => relative(folder, path)),
    files.map(({ path }) => path),
  );
  for (const { path, content } of files) assert.equal(await readFile(join(folder, path), "utf8"), content);
  await rm(folder, { recursive: true });
});
