import assert from "node:assert/strict";
import { test } from "node:test";
import type { GeneratorContext, ModelReply } from "../../../domain/models/generation/generator-context.ts";
import type { WantedLook } from "../../../workshop/proof.ts";
import { readSketchAnswer } from "../read-sketch-answer.ts";
import { lookAgain, type LookTask, type WrittenSketch } from "./look-again.ts";

const PROMPT = "A list of ferries";
const SKETCH = {
  title: "Ferries",
  tagline: "Across the sound",
  things: [
    {
      one: "ferry",
      many: "ferries",
      fields: [
        { label: "Name", type: "text" },
        { label: "Port", type: "text" },
      ],
      rows: [["Vega", "Hals"]],
    },
  ],
};

const read = async (value: unknown) => readSketchAnswer({ value, prompt: PROMPT });

async function written(value: object): Promise<WrittenSketch> {
  const drafted = await read(value);
  assert.ok("result" in drafted);
  return { value, drafted };
}

interface Looked {
  /** The tagline of the app after the look. */
  tagline: string;
  /** The last message of each request. */
  asked: string[];
}

/** Looks with a model that answers these, in a workshop that shows every page as the same heading. */
async function look(answers: readonly object[], deviations: Partial<GeneratorContext> = {}, sketch: object = SKETCH): Promise<Looked> {
  const asked: string[] = [];
  const left = [...answers];
  const unused = () => assert.fail("is not used");
  const context: GeneratorContext = {
    signal: new AbortController().signal,
    isModelAuto: false,
    isModelConnected: true,
    ask: async ({ request }): Promise<ModelReply> => {
      const last = request.messages.at(-1);
      asked.push(last?.role === "user" ? last.text : "");
      return { outcome: "answer", text: JSON.stringify(left.shift() ?? { changes: [] }), calls: [], isWhole: true };
    },
    spending: () => ({ credits: 1, budgetCredits: 1_000, tokens: 0 }),
    millisecondsLeft: () => 1_000_000,
    report: () => undefined,
    inspect: async () => [],
    lookAt: async (_files, looks) => looks.map((one: WantedLook) => ({ ...one, ...SEEN })),
    recall: unused,
    asked: unused,
    standIns: unused,
    now: unused,
    filesOf: unused,
    filesOfDraft: unused,
    keepDraft: unused,
    format: unused,
    test: unused,
    tryOut: unused,
    ...deviations,
  };
  const price = { input: 1, cachedInput: 1, output: 1 };
  const model = { name: "Scribe", contextWindow: 128_000, seesPictures: true, price, multiplier: 1 };
  const buildRequest = { prompt: PROMPT, message: null, answers: [], current: null, former: null, conversation: [] };
  const task: LookTask = { model, buildRequest, context, system: "Sketch.", request: PROMPT, read };
  const { result } = await lookAgain(await written(sketch), task);
  return { tagline: result.blueprint.tagline, asked };
}

const SEEN = { pictures: [], unseen: 0, outline: '- heading "Ferries"', problem: null, faults: [] };
const tagline = { at: ["tagline"], to: "Every hour, all year" };

test("what the model changes is made", async () => {
  const { tagline: after, asked } = await look([{ changes: [tagline] }]);
  assert.deepEqual([after, asked.length], ["Every hour, all year", 1]);
});

test("a change whose place is not there goes back once, and then the others are made", async () => {
  const changes = [{ at: ["things", "boat", "rows"], to: [] }, tagline];
  const { tagline: after, asked } = await look([{ changes }, { changes }]);
  assert.deepEqual([after, asked.length], ["Every hour, all year", 2]);
  assert.match(asked[1] ?? "", /Nothing is at \["things","boat","rows"\]/);
});

test("the model reads what of its sketch could not be used", async () => {
  const pages = [{ title: "Ferries", sections: [{ thing: "ferry" }, { thing: "harbour" }] }];
  const { asked } = await look([], {}, { ...SKETCH, pages });
  assert.match(asked[0] ?? "", /could not be used, and is nowhere in the app:\n- A section shows “harbour”, which is none of the things\./);
  assert.doesNotMatch((await look([])).asked[0] ?? "", /could not be used/);
});

test("an app that cannot be shown is built as it was sketched", async () => {
  const fails = () => Promise.reject(new Error("the browser is gone"));
  for (const deviation of [{ inspect: fails }, { lookAt: fails }, { lookAt: async () => [] }]) {
    assert.deepEqual(await look([{ changes: [tagline] }], deviation), { tagline: "Across the sound", asked: [] });
  }
});

test("a build that is stopped meanwhile ends", async () => {
  const stopping = new AbortController();
  const inspect = async () => {
    stopping.abort(new Error("stopped"));
    throw new Error("the browser is gone");
  };
  await assert.rejects(look([], { signal: stopping.signal, inspect }), /stopped/);
});
