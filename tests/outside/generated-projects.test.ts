// The projects that people take away build and pass their own tests with the ordinary toolchain: npm, tsc, Vite, Vitest.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { buildAndWait } from "../support/build-and-wait.ts";
import { takeOutside } from "../support/ordinary-toolchain.ts";
import { removeData, type RunningService, startService } from "../support/start-service.ts";

const prompts = [
  "A recipe box with ratings and a shopping list",
  "Track my clients and their invoices with amount, due date and whether they are paid. Show the total per month and export to CSV. Navy buttons on a white background.",
  "A kite collection with wingspan, wind range and condition",
];

let service: RunningService;
before(async () => {
  service = await startService();
});
after(async () => {
  await service.stop();
  await removeData(service.dataFolder);
});

for (const prompt of prompts) {
  test(`outside, npm install && npm run build && npm test pass for: ${prompt}`, { timeout: 300_000 }, async () => {
    const operation = await buildAndWait(service, prompt);
    assert.equal(operation.operationStatus, "done", operation.error?.message);
    const answer = await service.request(`/b/api/v1/projects/${operation.projectId}/files`);
    const { files } = (await answer.json()) as { files: { path: string; content: string }[] };
    assert.ok(files.length >= 15 && files.length <= 40, `${files.length} files`);
    const project = await takeOutside(files);
    await project.run("npm", ["install", "--no-audit", "--no-fund"]);
    await project.run("npm", ["run", "build"]);
    const tests = await project.run("npm", ["test"]);
    assert.match(tests.output, /Tests\s+\d+ passed/);
    await project.remove();
  });
}
