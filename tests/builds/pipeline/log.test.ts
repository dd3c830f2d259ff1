// What users write stays out of the log, however their build ends: a word that occurs in the prompt, in the code
// and in messages about them is searched for in every line of every level, while builds fail at every stage.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { sql } from "drizzle-orm";
import { createTestDatabase, type TestDatabase } from "../../support/create-test-database.ts";
import { isSettled, openPipeline, type TestPipeline } from "../../support/open-pipeline.ts";
import { buildAndWait } from "../../support/build-and-wait.ts";
import { isNightly } from "../../support/runner/volume.ts";
import { removeData, startService } from "../../support/start-service.ts";
import { exampleFile } from "../../workshop/example-app.ts";
import { examplePlan, type Script, scriptedGenerator, written } from "./scripted-generator.ts";

const CANARY = "xqCanaryQx";
const plan = {
  ...examplePlan,
  title: CANARY,
  reply: `Here is ${CANARY}.`,
  understood: [{ phrase: CANARY, checks: [] }],
  checks: [
    {
      id: CANARY.toLowerCase(),
      title: `Shows ${CANARY}`,
      phrase: CANARY,
      capability: null,
      viewport: "desktop" as const,
      steps: [{ do: "expectVisible" as const, target: { role: "heading" as const, name: CANARY } }],
    },
  ],
};
const asks = { text: `Which ${CANARY}?`, options: [CANARY, "Films"], allowsOther: true, id: "what" };
const main = (line: string) => ({ "src/main.tsx": `${exampleFile("src/main.tsx")}\n${line}\n` });
const faulty = async (): Promise<never> => {
  throw new Error(`the ${CANARY} of a fault`, { cause: new SyntaxError(`Unexpected token in "${CANARY}"`) });
};

/** Ways in which a build creates no version, by the stage in which it ends. */
const FAILING: Record<string, Script> = {
  "understand meets a fault": { understand: faulty },
  "understand asks": { understand: async () => ({ outcome: "questions", questions: [asks] }) },
  "write meets a fault": { write: faulty },
  "check: the gate refuses": { write: async () => written({ "src/a.ts": `import "${CANARY}"; import "./${CANARY}";` }) },
  "check: a type error": { write: async () => written({ "src/a.ts": `export const a: number = "${CANARY}"; ${CANARY}();` }) },
  "check: the repair meets a fault": { write: async () => written({ "src/a.ts": `${CANARY}();` }), repair: faulty },
  "try: a check fails": { understand: async () => ({ outcome: "plan", plan }) },
};

/** Further ways of the same stages, for nightly runs. */
const FAILING_TOO: Record<string, Script> = {
  "write throws something else": { write: () => Promise.reject(CANARY) },
  "check: a syntax error": { write: async () => written({ "src/a.ts": `const ${CANARY} ${CANARY} = '${CANARY};` }) },
  "check: a style error": { write: async () => written({ "src/theme.css": `a { @apply ${CANARY}; }` }) },
  "try: the page prints": { write: async () => written(main(`console.error("${CANARY}", new Error("${CANARY}"));`)) },
  "try: the page throws": { write: async () => written(main(`setTimeout(() => { throw new Error("${CANARY}"); });`)) },
  "try: the page alerts": { write: async () => written(main(`alert("${CANARY}");`)) },
  "try: the page fetches": { write: async () => written(main(`void fetch("https://${CANARY}.example/${CANARY}").catch(() => 0);`)) },
};

let testDatabase: TestDatabase;
let pipeline: TestPipeline;

before(async () => {
  testDatabase = await createTestDatabase("log");
  pipeline = await openPipeline({ connection: testDatabase.connection, chromium: null });
});

after(async () => {
  await pipeline.close();
  await testDatabase.drop();
});

async function build(script: Script, { triesApps = true } = {}): Promise<{ status: string; errorCode: string | null; lines: string[] }> {
  pipeline.lines.length = 0;
  const worker = await pipeline.startWorker({ generator: scriptedGenerator(script), triesApps, deadlineMilliseconds: 120_000 });
  const { id } = await pipeline.start(await pipeline.call(), `A list of books about ${CANARY}`);
  const { status, errorCode } = await pipeline.until(id, isSettled);
  await worker.stop();
  return { status, errorCode, lines: [...pipeline.lines] };
}

function assertSilent(lines: readonly string[]): void {
  assert.ok(lines.length > 0, "nothing was logged at all");
  const leaking = lines.filter((line) => line.toLowerCase().includes(CANARY.toLowerCase()));
  assert.deepEqual(leaking, []);
}

describe("the log of a build that fails", { timeout: 600_000 }, () => {
  for (const [name, script] of Object.entries({ ...FAILING, ...(isNightly ? FAILING_TOO : {}) })) {
    test(name, async () => {
      const { status, errorCode, lines } = await build(script);
      const ends = name.includes("asks") ? null : /fault|throws something/.test(name) ? "INTERNAL" : "CHECKS_FAILED";
      assert.deepEqual([status, errorCode], [ends === null ? "waiting" : "failed", ends]);
      assertSilent(lines);
    });
  }

  for (const [stage, table] of [
    ["deliver", "versions"],
    ["publish", "projects"],
    ["settle", "operation_stages"],
  ] as const) {
    test(`${stage}: the database fails, and quotes its input`, async () => {
      const { database } = pipeline.storage;
      await database.execute(
        sql.raw(`create or replace function refuse_row() returns trigger language plpgsql as $$
        begin raise exception '%', new using errcode = '22P02', detail = '${CANARY}', hint = '${CANARY}'; end $$`),
      );
      const when = { deliver: "", publish: "when (new.live_version is not null)", settle: "when (new.stage = 'settle')" }[stage];
      await database.execute(
        sql.raw(`create trigger refuse before insert or update on ${table} for each row ${when} execute function refuse_row()`),
      );
      const { errorCode, lines } = await build({}, { triesApps: false });
      await database.execute(sql.raw(`drop trigger refuse on ${table}`));
      assert.equal(errorCode, "INTERNAL");
      assertSilent(lines);
      assert.match(lines.join("\n"), /code 22P02/);
    });
  }

  test("the whole output of a service that builds, and logs at every level", async () => {
    const service = await startService({ environment: { ATELIER_LOG: "debug" } });
    const { operationStatus } = await buildAndWait(service, `A tip calculator for ${CANARY}`);
    await service.stop();
    await removeData(service.dataFolder);
    assert.equal(operationStatus, "done");
    assertSilent(service.output().split("\n"));
  });
});
