// Formulas as models write them, with names or labels of what they work with, in the grammar of calculators: keys, numbers, + - * / ^ and
// parentheses.
import type { SketchCalculator } from "./calculator-schema.ts";

/** An input with the key that formulas name it by. */
export type KeyedInput = SketchCalculator["inputs"][number] & { key: string };

/** A result with its key and its formula in keys. */
export type KeyedResult = SketchCalculator["results"][number] & { key: string; expression: string };

/** The inputs and results with keys, the formulas written with them. */
export function keyedFormulas({ inputs, results }: SketchCalculator): { inputs: KeyedInput[]; results: KeyedResult[] } {
  const taken = new Set<string>();
  const keyed = inputs.map((input) => ({ ...input, key: freeKey(input.name, taken) }));
  const worked = results.map((result) => ({ ...result, key: freeKey(result.name ?? result.label, taken) }));
  const keys = new Map([...keyed, ...worked].flatMap(({ name, label, key }) => [[label, key] as const, [name ?? label, key] as const]));
  const names = [...keys.keys()].filter((name) => /^\p{L}/u.test(name)).toSorted((a, b) => b.length - a.length);
  return { inputs: keyed, results: worked.map((result) => ({ ...result, expression: inKeys(result.formula, { names, keys }) })) };
}

function freeKey(name: string, taken: Set<string>): string {
  const letters = name.normalize("NFKD").replace(/[^A-Za-z0-9]/g, "");
  const plain = /^[A-Za-z]/.test(letters) ? letters : `value${letters}`;
  let key = plain;
  for (let number = 2; taken.has(key); number += 1) key = `${plain}${number}`;
  taken.add(key);
  return key;
}

/** A formula in keys and in the signs of the grammar. "5 %" is a part of a hundred. */
function inKeys(formula: string, { names, keys }: { names: readonly string[]; keys: ReadonlyMap<string, string> }): string {
  const escaped = names.map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  const known = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${escaped.join("|")})(?![\\p{L}\\p{N}_])`, "gu");
  return formula
    .replace(/^[^=]*=(?!=)/, "")
    .replace(names.length === 0 ? /(?!)/ : known, (name) => keys.get(name) ?? name)
    .replaceAll("×", "*")
    .replaceAll("÷", "/")
    .replaceAll("−", "-")
    .replaceAll("**", "^")
    .replace(/(\d+(?:\.\d+)?)\s*%/g, "($1 / 100)")
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, "")
    .trim();
}
