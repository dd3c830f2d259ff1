import assert from "node:assert/strict";
import { test } from "node:test";
import { watchSilence } from "./watch-silence.ts";

test("what arrives at once is handed on in pieces, each in a turn of the event loop of its own", async () => {
  const sent = new Uint8Array(50_000).map((_, at) => at % 251);
  const watched = watchSilence(async () => new Response(sent), 5_000);
  const response = await watched.fetch("http://model.example/");
  let turns = 0;
  let isOpen = true;
  const count = (): void => {
    turns += 1;
    if (isOpen) setImmediate(count);
  };
  setImmediate(count);
  const received: number[] = [];
  const pieces: number[] = [];
  assert.ok(response.body);
  for await (const piece of response.body) {
    received.push(...piece);
    pieces.push(turns);
  }
  isOpen = false;
  watched.end();
  assert.deepEqual(received, [...sent]);
  assert.equal(new Set(pieces).size, pieces.length, pieces.join());
  assert.ok(pieces.length >= 12, `${pieces.length} pieces`);
});
