// Exported projects build and pass their own tests with the ordinary toolchain: npm, tsc, Vite, Vitest, a linter.
import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { volume } from "../../support/runner/volume.ts";
import { buildAndWait } from "../../support/build-and-wait.ts";
import { takeOutside } from "./take-outside.ts";
import { openSharedServiceWithoutBrowser, type SharedService } from "../../support/servers/open-shareable.ts";

const prompts: readonly string[] = [
  "A shop for candles where users can search, compare and buy candles, write reviews and keep favourites",
  "A recipe box with ratings and a shopping list",
  "A community forum. Users should be able to log in, write posts, comment on them, upvote them and follow each other.",
  "An arcade with a snake game and a leaderboard",
  "A website for a driving school. Users should be able to learn with flashcards, take a quiz and take an exam.",
];

/** How many files an export may have in all, and how many of them may be the app's own: not copies of the kit's. */
const FILES_MAX = 200;
const OWN_FILES_MAX = 50;

/** The linter's rules on errors and unused code, for React and Vitest too; an unnecessary spread is neither. */
const lintRules = ["--react-plugin", "--vitest-plugin", "--deny=correctness", "--allow=unicorn/no-useless-spread", "--deny-warnings"];
const linter = join(import.meta.dirname, "../../../node_modules/.bin/oxlint");

/** The paths of the files that no item of the kit owns. */
const ownFiles = (files: readonly { path: string; content: string }[]): string[] => {
  const lock = files.find(({ path }) => path === "src/kit.lock.json");
  assert.ok(lock, "the export has no src/kit.lock.json");
  const { files: copied } = JSON.parse(lock.content) as { files: Record<string, unknown> };
  return files.map(({ path }) => path).filter((path) => !Object.hasOwn(copied, path));
};

let service: SharedService;
before(async () => {
  service = await openSharedServiceWithoutBrowser();
});
after(() => service.close());

for (const text of prompts.slice(0, volume({ everyRun: 1, nightly: prompts.length }))) {
  test(`outside, npm install && npm run build && npm test and a linter pass for: ${text}`, { timeout: 300_000 }, async () => {
    const operation = await buildAndWait(service, text);
    assert.equal(operation.operationStatus, "done", operation.error?.message);
    const answer = await service.request(`/b/api/v1/projects/${operation.projectId}/files`);
    const { files } = (await answer.json()) as { files: { path: string; content: string }[] };
    assert.ok(files.length >= 15 && files.length <= FILES_MAX, `${files.length} files`);
    const own = ownFiles(files);
    assert.ok(own.length <= OWN_FILES_MAX, `${own.length} files of the app's own: ${own.join(", ")}`);
    const project = await takeOutside(files);
    await project.run("npm", ["install", "--no-audit", "--no-fund", "--prefer-offline"]);
    await project.run("npm", ["run", "build"]);
    await project.run(linter, [...lintRules, "src", "tests"]);
    const tests = await project.run("npm", ["test"]);
    assert.match(tests.output, /Tests\s+\d+ passed/);
    await project.remove();
  });
}
