// Streaming: an answer is reported while it arrives, up to a limit.
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

/** Plays these turns, and returns the requests that the server received. */
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
    test("is reported while it is being written: its text in pieces, and the start of each call", async () => {
      const end = Promise.withResolvers<void>();
      const callStarted = Promise.withResolvers<void>();
      const seen = play({ say: "I write the file now.", calls: [{ name: "write_file", arguments: { path: "a.ts" } }], until: end.promise });
      const deltas: ModelDelta[] = [];
      const onDelta = (one: ModelDelta) => {
        deltas.push(one);
        if ("calls" in one) callStarted.resolve();
      };
      let isOver = false;
      const asking = askAtOnce(entry, { onDelta, limits, request: { tools } }).finally(() => (isOver = true));
      await Promise.race([callStarted.promise, asking]);
      assert.equal(isOver, false, "it was reported only at its end");
      assert.deepEqual([wordsIn(deltas), deltas.at(-1)], [["I write the ", "file now."], { calls: "write_file" }]);
      end.resolve();
      const { result } = await asking;
      assert.ok(result.outcome === "answer" && result.text === "I write the file now." && result.calls.length === 1);
      assert.deepEqual([deltas.length, seen().length], [3, 1]);
    });

    test("is reported again from its beginning after a failed attempt", async () => {
      play({ hangUp: "mid-stream", say: "Half of this." }, { say: "All of it." });
      const deltas: ModelDelta[] = [];
      const { result } = await askAtOnce(entry, { onDelta: (one) => deltas.push(one) });
      assert.ok(result.outcome === "answer" && result.text === "All of it.");
      assert.deepEqual(wordsIn(deltas), ["Half of", "All of it."]);
    });

    test("is complete even if its listener throws, and the error becomes a process warning", async () => {
      const seen = play({ say: "A longer answer than one piece." });
      const warned = once(process, "warning");
      let times = 0;
      const onDelta = () => {
        times += 1;
        throw new Error("the listener is broken");
      };
      const { result } = await askAtOnce(entry, { onDelta });
      assert.ok(result.outcome === "answer" && result.text === "A longer answer than one piece.");
      assert.deepEqual([times, seen().length], [1, 1]);
      const [warning] = await warned;
      assert.equal(warning.message, "the listener is broken");
    });

    test("of more than four million characters is truncated, and the connection closed", async () => {
      const seen = play({ say: "x".repeat(4_500_000), chunkCharacters: 60_000, until: new Promise(() => {}) });
      const deltas: ModelDelta[] = [];
      const { result } = await askAtOnce(entry, { onDelta: (one) => deltas.push(one), limits });
      assert.ok(result.outcome === "answer", JSON.stringify(result).slice(0, 500));
      assert.deepEqual([result.text.length, result.finish, result.usage.isEstimated], [4_000_000, "length", true]);
      assert.equal(wordsIn(deltas).join("").length, 4_000_000);
      await seen()[0]?.closed;
      assert.deepEqual([seen()[0]?.aborted, seen().length], [true, 1]);
    });

    test("is truncated for the size of its calls too, and an incomplete call is dropped", async () => {
      const input = JSON.stringify({ text: "x".repeat(4_100_000) });
      const seen = play({
        say: "I write.",
        chunkCharacters: 60_000,
        until: new Promise(() => {}),
        calls: [{ name: "write_file", arguments: input }],
      });
      const { result } = await askAtOnce(entry, { limits, request: { tools } });
      assert.ok(result.outcome === "answer", JSON.stringify(result).slice(0, 500));
      assert.deepEqual([result.text, result.calls, result.finish], ["I write.", [], "length"]);
      await seen()[0]?.closed;
      assert.equal(seen()[0]?.aborted, true);
    });

    test("of exactly four million characters is complete", async () => {
      play({ say: "x".repeat(4_000_000), chunkCharacters: 60_000 });
      const { result } = await askAtOnce(entry, { limits });
      assert.ok(result.outcome === "answer" && result.text.length === 4_000_000 && result.finish === "stop");
    });
  });
}
