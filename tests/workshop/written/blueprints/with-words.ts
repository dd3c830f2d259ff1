// Other words and choices in a drafted feature: its texts are replaced and its switches set anew where its schema leaves
// them open. What names something else (ids, options of a field, keys of data) has a pattern or no limit, and stays.
import { AnyFeature } from "../../../../blueprint/src/schema/feature.ts";
import { alternativesOf, type JsonSchema, partOf } from "./arbitrary-of-schema.ts";
import { cut } from "./hostile-names.ts";

/** What is put into the feature, taken in turn: a text for each text, and a number that chooses among choices; null keeps what is there. */
export interface Replacements {
  names: readonly (string | null)[];
  choices: readonly (number | null)[];
}

/** The feature with other texts and choices, as far as its schema allows any. */
export function withWords(feature: AnyFeature, schema: JsonSchema, { names, choices }: Replacements): AnyFeature {
  let named = 0;
  let chosen = 0;
  const turn = {
    name: (): string | null => names[named++ % names.length] ?? null,
    choice: (): number | null => choices[chosen++ % choices.length] ?? null,
  };
  return AnyFeature.parse(rewritten(feature, schema, turn));
}

interface Turn {
  name(): string | null;
  choice(): number | null;
}

function rewrittenPart(value: unknown, schema: JsonSchema | undefined, turn: Turn): unknown {
  return schema === undefined ? value : rewritten(value, schema, turn);
}

function rewritten(value: unknown, schema: JsonSchema, turn: Turn): unknown {
  const alternatives = alternativesOf(schema);
  if (alternatives !== undefined) {
    const own = alternatives.find((one) => (one.type === "null") === (value === null));
    return own === undefined ? value : rewritten(value, own, turn);
  }
  if (Array.isArray(value)) return value.map((item, at) => rewrittenPart(item, partOf(schema, at), turn));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, rewrittenPart(part, partOf(schema, key), turn)]));
  }
  return replaced(value, schema, turn);
}

function replaced(
  value: unknown,
  { type, const: only, enum: options, pattern, minLength = 0, maxLength }: JsonSchema,
  turn: Turn,
): unknown {
  if (only !== undefined) return value;
  if (options !== undefined || type === "boolean") {
    const choice = turn.choice();
    const all = options ?? [false, true];
    return choice === null ? value : all[choice % all.length];
  }
  if (typeof value !== "string" || type !== "string" || pattern !== undefined || maxLength === undefined) return value;
  const name = cut(turn.name() ?? value, maxLength);
  return name.length < minLength ? value : name;
}
