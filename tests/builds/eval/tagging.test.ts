// The fitting of the reader's tagger: its derivatives, its messages, and that it learns what it is given.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { type Convolution, convolve, type Linear, multiply, pool, rectify } from "../../../blueprint/src/reader/tagging/network.ts";
import { convolveBack, multiplyBack, poolBack, rectifyBack } from "../../../eval/subject/tagging/gradients.ts";
import { fitTagger } from "../../../eval/subject/tagging/fit-tagger.ts";
import { measure } from "../../../eval/subject/tagging/measure.ts";
import { readMessages } from "../../../eval/subject/tagging/read-messages.ts";

const STEP = 0.01;

/** Numbers that look random and are the same in each run. */
const numbers = (count: number, seed: number): Float32Array =>
  Float32Array.from({ length: count }, (_, at) => Math.sin(seed + at * 12.9898));

/** How the sum of a layer's results, each times its slope, changes with each of some values. */
function slopesBy(values: Float32Array, by: Float32Array, results: () => Float32Array): number[] {
  const total = (): number => results().reduce((sum, value, at) => sum + value * (by[at] ?? 0), 0);
  return [...values.keys()].map((at) => {
    const kept = values[at] ?? 0;
    values[at] = kept + STEP;
    const more = total();
    values[at] = kept - STEP;
    const less = total();
    values[at] = kept;
    return (more - less) / (2 * STEP);
  });
}

function assertClose(found: Float32Array, expected: readonly number[]): void {
  for (const [at, value] of expected.entries())
    assert.ok(Math.abs((found[at] ?? 0) - value) < 0.01, `at ${at}: ${found[at]} and not ${value}`);
}

test("the derivatives of a convolution are those that small steps show", () => {
  const layer: Convolution = { inputs: 3, outputs: 2, dilation: 2, weights: numbers(18, 1), bias: numbers(2, 2) };
  const rows = numbers(5 * 3, 3);
  const by = numbers(5 * 2, 4);
  const gradient = { weights: new Float32Array(18), bias: new Float32Array(2) };
  const back = convolveBack(rows, layer, { by, gradient });
  const results = (): Float32Array => convolve(rows, layer);
  assertClose(back, slopesBy(rows, by, results));
  assertClose(gradient.weights, slopesBy(layer.weights, by, results));
  assertClose(gradient.bias, slopesBy(layer.bias, by, results));
});

test("the derivatives of the other layers are those that small steps show", () => {
  const layer: Linear = { inputs: 3, outputs: 2, weights: numbers(6, 1), bias: numbers(2, 2) };
  const rows = numbers(4 * 3, 5);
  const by = numbers(4 * 2, 6);
  const gradient = { weights: new Float32Array(6), bias: new Float32Array(2) };
  assertClose(
    multiplyBack(rows, layer, { by, gradient }),
    slopesBy(rows, by, () => multiply(rows, layer)),
  );
  assertClose(
    gradient.weights,
    slopesBy(layer.weights, by, () => multiply(rows, layer)),
  );
  const slopes = numbers(6, 7);
  assertClose(
    poolBack(rows, 3, slopes),
    slopesBy(rows, slopes, () => pool(rows, 3)),
  );
  const others = numbers(12, 8);
  assertClose(
    rectifyBack(rectify(rows), others),
    slopesBy(rows, others, () => rectify(rows)),
  );
});

/** The messages of a file with this text. */
function messagesOf(text: string): ReturnType<typeof readMessages> {
  const folder = mkdtempSync(join(tmpdir(), "atelier-messages-"));
  try {
    writeFileSync(join(folder, "some.txt"), text);
    return readMessages(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const LEARNT = `@log
{A:kiln log} with {F:cone}, {F:start time} and {F:who fired it}

@list
our {E:puppets}: {F:height}, {F:strings or rods}, {F:who made it}

@site
a {A:website} for my {O:tea room} with {S:the menu} and {S:how to find us}
`;

test("a message has a label for each token, by the parts that are marked", () => {
  const [kiln, puppets] = messagesOf(LEARNT);
  assert.equal(kiln?.text, "kiln log with cone, start time and who fired it");
  assert.equal(kiln?.labels.length, kiln?.tokens.length);
  assert.notEqual(puppets?.kind, kiln?.kind);
  assert.throws(() => messagesOf("@diary\nmy days\n"), /some.txt: no kind of message: @diary/);
  assert.throws(() => messagesOf("@log\nmy {F:days\n"), /some.txt: a mark that cannot be read/);
});

test("a tagger learns what it is given, and the same from the same messages", () => {
  const messages = messagesOf(LEARNT.repeat(3));
  const fit = (): ReturnType<typeof fitTagger> => fitTagger(messages, { passes: 60, seed: 3 });
  const { tagger, values } = fit();
  const { parts, kindsRight } = measure(tagger, messages);
  const all = [...parts.values()];
  assert.equal(kindsRight, messages.length);
  assert.deepEqual(
    all.map(({ right }) => right),
    all.map(({ there }) => there),
  );
  assert.deepEqual(fit().values, values);
});
