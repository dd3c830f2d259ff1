// Exported projects build and pass their own tests with the ordinary toolchain: npm, tsc, Vite, Vitest, a linter.
import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { volume } from "../../support/runner/volume.ts";
import { buildAndWait } from "../../support/build-and-wait.ts";
import { takeOutside } from "./take-outside.ts";
import { removeData, type RunningService, startService } from "../../support/start-service.ts";

const prompts: readonly { text: string; filesMax: number }[] = [
  { text: "A shop for candles where users can search, compare and buy candles, write reviews and keep favourites", filesMax: 100 },
  { text: "A recipe box with ratings and a shopping list", filesMax: 40 },
  {
    text: "A community forum. Users should be able to log in, write posts, comment on them, upvote them and follow each other.",
    filesMax: 100,
  },
  { text: "An arcade with tetris, a snake game, sudoku and a leaderboard", filesMax: 100 },
  {
    text: "A website for a driving school. Users should be able to learn with flashcards, take a quiz and take an exam.",
    filesMax: 100,
  },
];

/** The linter's rules on errors and unused code, for React and Vitest too; an unnecessary spread is neither. */
const lintRules = ["--react-plugin", "--vitest-plugin", "--deny=correctness", "--allow=unicorn/no-useless-spread", "--deny-warnings"];
const linter = join(import.meta.dirname, "../../../node_modules/.bin/oxlint");

let service: RunningService;
before(async () => {
  service = await startService();
});
after(async () => {
  await service.stop();
  await removeData(service.dataFolder);
});

for (const { text, filesMax } of prompts.slice(0, volume({ everyRun: 1, nightly: prompts.length }))) {
  test(`outside, npm install && npm run build && npm test and a linter pass for: ${text}`, { timeout: 300_000 }, async () => {
    const operation = await buildAndWait(service, text);
    assert.equal(operation.operationStatus, "done", operation.error?.message);
    const answer = await service.request(`/b/api/v1/projects/${operation.projectId}/files`);
    const { files } = (await answer.json()) as { files: { path: string; content: string }[] };
    assert.ok(files.length >= 15 && files.length <= filesMax, `${files.length} files`);
    const project = await takeOutside(files);
    await project.run("npm", ["install", "--no-audit", "--no-fund", "--prefer-offline"]);
    await project.run("npm", ["run", "build"]);
    await project.run(linter, [...lintRules, "src", "tests"]);
    const tests = await project.run("npm", ["test"]);
    assert.match(tests.output, /Tests\s+\d+ passed/);
    await project.remove();
  });
}
