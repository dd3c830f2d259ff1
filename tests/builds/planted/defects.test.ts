// What the bench plants into apps: defects that a person could see, each of which leaves the code well-formed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { parseSync } from "oxc-parser";
import { probesOf, withProbes } from "../../../bench/builds/mutations/judging/probes.ts";
import { findDefects, plant } from "../../../bench/builds/mutations/planting/find-defects.ts";
import { messagesIn } from "../../../bench/builds/mutations/planting/messages.ts";

const WORDS = `export const total = "Total";
export const each = (values: {
  price: string | number;
}): string => \`\${values.price} each\`;
export const sum = "Sum";
`;
const SHOP = `import * as commerceWords from "../words/commerce";
export const label = () => commerceWords.total;
export const costs = (price: string) => commerceWords.each({ price });
export const next = (at: number) => ({ id: \`row-\${at + 1}\`, place: at + 1 });
`;
const files = new Map([
  ["src/words/commerce.ts", WORDS],
  ["src/lib/shop.ts", SHOP],
]);
const defects = findDefects("src/lib/shop.ts", { text: SHOP, messages: messagesIn(files) });

test("a message becomes another one that takes the same values, where there is one", () => {
  assert.deepEqual(
    defects.filter(({ kind }) => kind === "a label is another one").map(({ was, replacement }) => [was, replacement]),
    [["total", "sum"]],
  );
});

test("a number is off by one where it is counted, not where it only makes an id", () => {
  const numbers = defects.filter(({ kind }) => kind === "a number is off by one");
  assert.deepEqual(
    numbers.map(({ start, replacement }) => [SHOP.slice(start - 7, start), replacement]),
    [["place: ", "(at + 1 + 1)"]],
  );
  assert.match(plant(SHOP, numbers), /place: \(at \+ 1 \+ 1\) \}\);/);
});

test("each function says that it was reached, and a defect is in the innermost one", () => {
  const { probes, files: probed } = withProbes(files);
  assert.deepEqual(
    probes.map(({ path, start }) => [path, SHOP.slice(start, start + 12)]),
    [
      ["src/lib/shop.ts", "() => commer"],
      ["src/lib/shop.ts", "(price: stri"],
      ["src/lib/shop.ts", "(at: number)"],
    ],
  );
  assert.deepEqual(parseSync("shop.ts", probed.get("src/lib/shop.ts") ?? "").errors, []);
  assert.deepEqual(
    defects.map((defect) => probesOf(defect, probes)),
    [[0], [2]],
  );
});
