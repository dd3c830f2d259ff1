// The command as its users run it: two prompts of our own, the whole service, a browser, and the resulting report.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import type { Evaluation } from "../../../eval/evaluation.ts";

const command = fileURLToPath(new URL("../../../eval/run.ts", import.meta.url));
const prompts = [
  {
    id: "0004",
    kind: "Clubs",
    prompt: "A list of kayaks with name, length and owner. Use thistle for the background and dark orchid for the buttons.",
    tests: [
      { task: "Search for a kayak by its name.", expected: "Only kayaks of that name are shown.", category: "Functional Testing" },
      { task: "Cast a vote for a kayak.", expected: "The vote is counted.", category: "Functional Testing" },
      { task: "Check that the background is thistle and the buttons are dark orchid.", expected: "They are.", category: "Design" },
    ],
  },
  { id: "0005", kind: "Homes", prompt: "Plants with room and the date last watered" },
];

let folder = "";
before(async () => (folder = await mkdtemp(join(tmpdir(), "atelier-eval-test-"))));
after(() => rm(folder, { recursive: true, force: true }));

function run(...words: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...words], (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === "number" ? error.code : 0, output: stdout + stderr });
    });
  });
}

describe("npm run eval", () => {
  test("builds, visits and judges every prompt of a file and leaves a report", async () => {
    const file = join(folder, "prompts.jsonl");
    await writeFile(file, prompts.map((prompt) => JSON.stringify(prompt)).join("\n"));
    const { code, output } = await run(file, `--out=${join(folder, "report")}`, "--jobs=2");
    assert.equal(code, 0, output);
    assert.match(output, /2 of 2 prompts .* The report: .*report\.html/);

    const report: { evaluations: Evaluation[]; totals: { byKind: { name: string; done: number }[] } } = JSON.parse(
      await readFile(join(folder, "report/report.json"), "utf8"),
    );
    const [kayaks, plants] = report.evaluations;
    assert.ok(kayaks?.visit && plants?.visit, output);
    assert.deepEqual(
      report.totals.byKind.map(({ name, done }) => [name, done]),
      [
        ["Clubs", 1],
        ["Homes", 1],
      ],
    );
    assert.deepEqual(
      kayaks.verdicts.map(({ answer }) => answer),
      ["yes", "no", "yes"],
    );
    assert.deepEqual(
      kayaks.colours.map(({ words, found }) => [words, found]),
      [
        ["thistle", true],
        ["dark orchid", true],
      ],
    );
    for (const { build, visit, files } of [kayaks, plants]) {
      assert.deepEqual([build.outcome, build.code], ["done", null]);
      assert.ok(build.checks.length > 2 && build.checks.every(({ passed }) => passed));
      assert.deepEqual([visit?.consoleErrors, visit?.deadLinks, visit?.deadControls], [[], [], []]);
      assert.ok((visit?.pages.length ?? 0) > 1 && (visit?.pressedControls ?? 0) > 0 && (visit?.appBytes ?? 0) > 1000);
      assert.ok(visit?.forms.some(({ refusedEmpty, confirmation, shown }) => refusedEmpty && confirmation !== null && shown));
      assert.ok(existsSync(join(folder, "report", files ?? "", "package.json")));
    }
    const page = await readFile(join(folder, "report/report.html"), "utf8");
    assert.equal(page.match(/src="data:image\/jpeg;base64,/g)?.length, 4);
  });

  test("says what is missing if a file does not exist, and what is valid if an argument is unknown", async () => {
    const missing = await run(join(folder, "nothing.jsonl"));
    assert.deepEqual([missing.code, /There is no file .*nothing\.jsonl/.test(missing.output)], [2, true]);
    const unknown = await run("--colour=blue");
    assert.deepEqual([unknown.code, /--only=3,7/.test(unknown.output)], [2, true]);
  });
});
