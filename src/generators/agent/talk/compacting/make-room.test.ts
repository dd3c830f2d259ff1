import assert from "node:assert/strict";
import { test } from "node:test";
import type { ModelMessage } from "../../../../adapters/models/model-call.ts";
import { dropPictures } from "../compact.ts";
import { addToLast } from "./add-to-last.ts";
import { charactersOfAll } from "./characters-of.ts";
import { makeRoom } from "./make-room.ts";

const STEPS = 40;
const LIMIT = 240_000;
const picture = { mediaType: "image/jpeg", base64: "AAAA" } as const;
const code = (characters: number, step: number): string =>
  `const value${step} = 1;\n`.repeat(Math.ceil(characters / 20)).slice(0, characters);

/** What a step adds: it reads three files, writes one and edits two, or tries the app and sees ten pictures. */
function exchangeOf(step: number): ModelMessage[] {
  const id = `c${step}`;
  const [name, input, text, pictures] = [
    ["read", { paths: ["src/a.ts"] }, `=== src/a.ts, 600 lines ===\n${code(12_000, step)}`, 0] as const,
    ["write", { path: `src/f${step}.ts`, content: code(14_000, step) }, "src/f.ts was created: 700 lines.", 0] as const,
    ["edit", { path: "src/f.ts", edits: [{ search: "a", replace: code(2_000, step) }] }, "src/f.ts was edited.", 0] as const,
    ["try", { paths: ["/"] }, `2 of 11 checks failed:\n${code(9_000, step)}`, 10] as const,
  ][step % 4] ?? ["list", {}, "", 0];
  const seen = Array.from({ length: pictures }, () => picture);
  return [
    { role: "assistant", text: "I go on.", calls: [{ id, name, input }] },
    { role: "tool", results: [{ id, name, text }] },
    ...(pictures > 0 ? [{ role: "user", text: "These are the screenshots.", pictures: seen } as const] : []),
  ];
}

/** The requests of a long conversation: every step has other files, and another line about what is left. */
function requestsOf(limit: number, opening: number): (readonly ModelMessage[])[] {
  let messages: readonly ModelMessage[] = [{ role: "user", text: code(opening, 0) }];
  return Array.from({ length: STEPS }, (_, step) => {
    const files = (): string => Array.from({ length: 40 }, (_each, at) => `src/f${at}.ts (${step + at} lines)`).join("\n");
    messages = addToLast(makeRoom(messages, { characters: limit, files }), `[Left: ${STEPS - step} steps.]`);
    const sent = messages;
    const grown = [...messages, ...exchangeOf(step)];
    messages = step % 4 === 3 ? dropPictures(grown) : grown;
    return sent;
  });
}

const textOf = (request: readonly ModelMessage[]): string => request.map((message) => JSON.stringify(message)).join(",");

function samePrefix(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

test("of a long conversation nearly everything was sent before, and its first message never changes", () => {
  const requests = requestsOf(LIMIT, 30_000);
  const [[opening] = []] = requests;
  for (const request of requests) {
    assert.deepEqual(request[0], opening);
    assert.ok(charactersOfAll(request) <= LIMIT + 100);
  }
  const texts = requests.map(textOf);
  const known = texts.slice(1).map((text, at) => samePrefix(texts[at] ?? "", text) / (texts[at] ?? "").length);
  const compactions = known.filter((share) => share < 0.5).length;
  assert.ok(compactions <= STEPS / 10, `${compactions} compactions in ${STEPS} steps`);
  const share = known.reduce((sum, one) => sum + one, 0) / known.length;
  assert.ok(share > 0.9, `${Math.round(share * 100)} % of a request is in the next one`);
});

test("a conversation that was full says so at its end once, with the files as they are then", () => {
  const [opening, ...others] = requestsOf(LIMIT, 30_000);
  const full = others.find((request) => textOf(request).includes("The conversation was full"));
  assert.match(textOf(full?.slice(-1) ?? []), /The conversation was full.*src\/f39\.ts \(\d+ lines\)/);
  assert.doesNotMatch(textOf(opening ?? []), /The conversation was full/);
});

test("where the newest exchanges fill the conversation, all but the last of them become notes, so that room is left", () => {
  const history = [{ role: "user", text: code(10_000, 0) } as const, ...[0, 0, 0, 0].flatMap((_, at) => exchangeOf(at * 4))];
  const fitted = makeRoom(history, { characters: 50_000, files: () => "1 file" });
  assert.ok(charactersOfAll(fitted) <= 32_000, `${charactersOfAll(fitted)} characters`);
  assert.deepEqual(fitted[0], history[0]);
  assert.match(textOf(fitted.slice(-1)), /value12/);
});
