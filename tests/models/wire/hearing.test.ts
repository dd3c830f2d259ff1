// An answer while it comes: it is heard at once, and it is not listened to without end.
import assert from "node:assert/strict";
import { once } from "node:events";
import { after, describe, test } from "node:test";
import type { ModelDelta, ToolSpec } from "../../../src/adapters/models/model-call.ts";
import { openModelServer } from "../../support/model-server/open-model-server.ts";
import type { Turn } from "../../support/model-server/turn.ts";
import { askAtOnce, entryOf, key, kinds } from "../ask-any-model.ts";

const server = await openModelServer({ key });
after(() => server.close());

const tools: ToolSpec[] = [{ name: "write_file", description: "Writes a file.", parameters: { type: "object", properties: {} } }];
const limits = { triesMax: 1, silenceMilliseconds: 5_000 };

/** Plays these turns, and tells what the server saw of them. */
function play(...turns: Turn[]): () => typeof server.requests {
  const before = server.requests.length;
  server.play((_, turn) => turns[turn] ?? { status: 400 });
  return () => server.requests.slice(before);
}

function wordsIn(deltas: readonly ModelDelta[]): string[] {
  return deltas.flatMap((one) => ("words" in one ? [one.words] : []));
}

for (const kind of kinds) {
  const entry = entryOf(server.url, { kind });

  describe(`An answer of a provider of kind ${kind}`, () => {
    test("is heard while it is still being written: its words in pieces, and that a call begins", async () => {
      const end = Promise.withResolvers<void>();
      const begun = Promise.withResolvers<void>();
      const seen = play({ say: "I write the file now.", calls: [{ name: "write_file", arguments: { path: "a.ts" } }], until: end.promise });
      const deltas: ModelDelta[] = [];
      const onDelta = (one: ModelDelta) => {
        deltas.push(one);
        if ("calls" in one) begun.resolve();
      };
      let isOver = false;
      const asking = askAtOnce(entry, { onDelta, limits, request: { tools } }).finally(() => (isOver = true));
      await Promise.race([begun.promise, asking]);
      assert.equal(isOver, false, "it was heard only when it was over");
      assert.deepEqual([wordsIn(deltas), deltas.at(-1)], [["I write the ", "file now."], { calls: "write_file" }]);
      end.resolve();
      const { asked } = await asking;
      assert.ok(asked.outcome === "answer" && asked.text === "I write the file now." && asked.calls.length === 1);
      assert.deepEqual([deltas.length, seen().length], [3, 1]);
    });

    test("is heard again from its beginning when a try has broken", async () => {
      play({ hangUp: "mid-stream", say: "Half of this." }, { say: "All of it." });
      const deltas: ModelDelta[] = [];
      const { asked } = await askAtOnce(entry, { onDelta: (one) => deltas.push(one) });
      assert.ok(asked.outcome === "answer" && asked.text === "All of it.");
      assert.deepEqual(wordsIn(deltas), ["Half of", "All of it."]);
    });

    test("is whole even if its listener throws, and the error is a warning of the process", async () => {
      const seen = play({ say: "A longer answer than one piece." });
      const warned = once(process, "warning");
      let times = 0;
      const onDelta = () => {
        times += 1;
        throw new Error("the listener is broken");
      };
      const { asked } = await askAtOnce(entry, { onDelta });
      assert.ok(asked.outcome === "answer" && asked.text === "A longer answer than one piece.");
      assert.deepEqual([times, seen().length], [1, 1]);
      const [warning] = await warned;
      assert.equal(warning.message, "the listener is broken");
    });

    test("of more than four million characters is cut there, and the provider is hung up on", async () => {
      const seen = play({ say: "x".repeat(4_500_000), chunkCharacters: 60_000, until: new Promise(() => {}) });
      const deltas: ModelDelta[] = [];
      const { asked } = await askAtOnce(entry, { onDelta: (one) => deltas.push(one), limits });
      assert.ok(asked.outcome === "answer", JSON.stringify(asked).slice(0, 500));
      assert.deepEqual([asked.text.length, asked.finish, asked.usage.isEstimated], [4_000_000, "length", true]);
      assert.equal(wordsIn(deltas).join("").length, 4_000_000);
      await seen()[0]?.closed;
      assert.deepEqual([seen()[0]?.aborted, seen().length], [true, 1]);
    });

    test("is cut for the size of its calls too, and a call that was cut is left out", async () => {
      const input = JSON.stringify({ text: "x".repeat(4_100_000) });
      const seen = play({
        say: "I write.",
        chunkCharacters: 60_000,
        until: new Promise(() => {}),
        calls: [{ name: "write_file", arguments: input }],
      });
      const { asked } = await askAtOnce(entry, { limits, request: { tools } });
      assert.ok(asked.outcome === "answer", JSON.stringify(asked).slice(0, 500));
      assert.deepEqual([asked.text, asked.calls, asked.finish], ["I write.", [], "length"]);
      await seen()[0]?.closed;
      assert.equal(seen()[0]?.aborted, true);
    });

    test("of four million characters and no more is whole", async () => {
      play({ say: "x".repeat(4_000_000), chunkCharacters: 60_000 });
      const { asked } = await askAtOnce(entry, { limits });
      assert.ok(asked.outcome === "answer" && asked.text.length === 4_000_000 && asked.finish === "stop");
    });
  });
}
