// The loop with a scripted model and a workshop that finds nothing wrong: what is sent, and what is said at the end.
import assert from "node:assert/strict";
import { test } from "node:test";
import { shellOf, writeProject } from "@atelier/blueprint";
import type { ModelRequest, ToolCall } from "../../../../adapters/models/model-call.ts";
import type { GeneratorContext } from "../../../../domain/models/generation/generator-context.ts";
import type { BuildRequest, Plan } from "../../../../domain/models/generation/generator.ts";
import { designOver } from "../../agent-design.ts";
import { doWork } from "../do-work.ts";

const unused = (): never => assert.fail("this is not used");
const model = { id: "m", name: "Scribe", contextWindow: 200_000, hasTools: true, seesPictures: true };
const request: BuildRequest = { prompt: "A counter", message: null, answers: [], current: null, former: null, conversation: [] };
const shell = shellOf({ title: "Counter", look: null });
const design = { ...designOver(shell, "agent"), title: "Counter", brief: "It counts." };
const plan: Plan = { title: "Counter", reply: "", design, checks: [], understood: [], notUnderstood: [] };
const bytes = new Uint8Array([1]);

/** A context whose model gives these answers, each at its price in credits. */
function contextOf(answers: readonly { calls: Omit<ToolCall, "id">[]; costs: number }[], sent: ModelRequest[]): GeneratorContext {
  let credits = 0;
  return {
    signal: new AbortController().signal,
    isModelAuto: false,
    isModelConnected: true,
    ask: async ({ request: asked }) => {
      const answer = answers[sent.length] ?? assert.fail("one request too many");
      sent.push(structuredClone(asked));
      credits += answer.costs;
      const calls = answer.calls.map((call, at) => ({ ...call, id: `${sent.length}-${at}` }));
      return { outcome: "answer", text: "", calls, isWhole: true };
    },
    recall: async () => null,
    spending: () => ({ credits, budgetCredits: 210, tokens: 0 }),
    asked: () => "Scribe",
    standIns: () => [],
    now: () => new Date(0),
    millisecondsLeft: () => 40 * 60_000,
    report: () => undefined,
    filesOf: unused,
    filesOfDraft: unused,
    keepDraft: async () => undefined,
    format: async (files) => files,
    inspect: async () => [],
    test: async () => ({ reason: null, passed: 1, skipped: 0, failures: 0, failed: [] }),
    tryOut: async () => ({
      browser: "Chromium",
      findings: [],
      checks: [],
      outline: "- heading",
      screenshots: [],
      reason: null,
      confinement: "none",
      accessibility: { engine: "axe", rulesPassed: 1, findings: 0 },
      milliseconds: 1,
    }),
    lookAt: async (_files, looks) =>
      looks.map((look) => ({ ...look, pictures: [bytes], unseen: 0, outline: "- heading", problem: null, faults: [] })),
  };
}

const write = (path: string) => ({ name: "write", input: { path, content: "export const one = 1;\n" } });
const finish = (summary: string) => ({ name: "finish", input: { summary } });

test("where the last look cannot be paid for, what the model said of its finished work reaches the person", async () => {
  const sent: ModelRequest[] = [];
  const context = contextOf(
    [
      { calls: [write("src/one.ts")], costs: 60 },
      { calls: [finish("It counts. Currencies are not converted.")], costs: 120 },
    ],
    sent,
  );
  const writing = await doWork(model, { buildRequest: request, plan, context, files: writeProject(shell) });
  assert.equal(writing.outcome, "files");
  const reply = writing.outcome === "files" ? (writing.plan?.reply ?? "") : "";
  assert.match(reply, /In its words: It counts\. Currencies are not converted\./);
  assert.match(reply, /Its last look at every page was cut short: Scribe used up the credits that were set aside for this build\./);
  assert.equal(sent.length, 2);
});

test("the first message stays as it was although files change, and every request begins with the one before it", async () => {
  const sent: ModelRequest[] = [];
  const answers = ["src/one.ts", "src/two.ts", "src/three.ts"].map((path) => ({ calls: [write(path)], costs: 1 }));
  const context = contextOf([...answers, { calls: [finish("Done.")], costs: 1 }, { calls: [finish("Done.")], costs: 1 }], sent);
  await doWork(model, { buildRequest: request, plan, context, files: writeProject(shell) });
  assert.equal(sent.length, 5);
  for (const [at, { messages, system }] of sent.entries()) {
    const before = sent[at - 1];
    if (before === undefined) continue;
    assert.equal(system, before.system);
    assert.deepEqual(messages.slice(0, before.messages.length), before.messages);
  }
});

test("what is said of the finished work is in the language of the app", async () => {
  const german = { ...design, blueprint: shellOf({ title: "Zähler", look: null, language: "de" }) };
  const understood = [{ phrase: "Er zählt leise", checks: [] }];
  const told: Plan = { ...plan, title: "Zähler", design: german, understood, notUnderstood: ["per Post: es gibt keinen Server"] };
  const answers = [
    { calls: [write("src/one.ts")], costs: 60 },
    { calls: [finish("Er zählt.")], costs: 120 },
  ];
  const writing = await doWork(model, { buildRequest: request, plan: told, context: contextOf(answers, []), files: writeProject(shell) });
  assert.equal(
    writing.outcome === "files" && writing.plan?.reply,
    [
      "Zähler ist fertig. Geschrieben hat sie Scribe.",
      "In seinen Worten: Er zählt.",
      "Der letzte Blick auf alle Seiten wurde abgebrochen: Scribe hat die Credits aufgebraucht, die für diesen Bau vorgesehen waren.",
      "Von keiner Prüfung bestätigt: „Er zählt leise“.",
      "Nicht gebaut: „per Post: es gibt keinen Server“.",
    ].join("\n\n"),
  );
});
