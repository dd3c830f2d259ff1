// The drawings of things, and the words that lead to them. Both are cut from packages by `eval/pictograms/cut-pictograms.ts`
// and read when the first picture is chosen; the words of a language when the first text in it is looked at.
import { readBytes } from "../data/data-files.ts";

/** A color, and a path that is filled with it; `evenodd` where the path has holes. */
export type PictogramShape = readonly [color: string, path: string, rule?: "evenodd"];

/** A drawing of a thing, in a frame of 32 × 32. */
export interface Pictogram {
  /** In lower case with hyphens: `passenger-ship`. */
  name: string;
  /** What sort of thing it is: `Food & Drink`. */
  group: string;
}

/** Where a word leads, and how sure that is: 1 its name, 2 a part of its name, 3 something of its kind, 4 what goes with it. */
export interface Lead {
  pictogram: Pictogram;
  tier: 1 | 2 | 3 | 4;
}

interface Drawn extends Pictogram {
  shapes: string;
}

let drawings: readonly Drawn[] | null = null;
let wordLines: ReadonlyMap<string, string> | null = null;
const leads = new Map<string, ReadonlyMap<string, Lead>>();

function allDrawings(): readonly Drawn[] {
  drawings ??= linesOf("design/pictograms/drawings.txt").map((line) => {
    const [name = "", group = "", shapes = ""] = line.split("\t");
    return { name, group, shapes };
  });
  return drawings;
}

/** The lines of a file behind those on its licence. */
function linesOf(path: string): string[] {
  const lines = readBytes(path).toString("utf8").trimEnd().split("\n");
  return lines.filter((line) => !line.startsWith("#"));
}

/** The words of a language (`en`, `de`) in lower case, or the `emoji`, with where they lead; none for a language without words. */
export function leadsIn(language: string): ReadonlyMap<string, Lead> {
  wordLines ??= new Map(
    linesOf("design/pictograms/words.txt").map((line): [string, string] => {
      const tab = line.indexOf("\t");
      return [line.slice(0, tab), line.slice(tab + 1)];
    }),
  );
  const known = leads.get(language);
  if (known !== undefined) return known;
  const found = new Map<string, Lead>();
  for (const entry of (wordLines.get(language) ?? "").split(",")) {
    const [word = "", index, tier] = entry.split(/[=.]/);
    const pictogram = allDrawings()[Number(index)];
    if (pictogram !== undefined) found.set(word, { pictogram, tier: tierOf(tier) });
  }
  leads.set(language, found);
  return found;
}

function tierOf(digit: string | undefined): Lead["tier"] {
  return digit === "1" ? 1 : digit === "2" ? 2 : digit === "3" ? 3 : 4;
}

/** The shapes of the pictogram of this name. Throws for a name that there is none of. */
export function shapesOf(name: string): PictogramShape[] {
  const drawn = allDrawings().find((one) => one.name === name);
  if (drawn === undefined) throw new Error(`There is no pictogram ${name}.`);
  const parts = drawn.shapes.split("|");
  return parts.flatMap((color, at): PictogramShape[] => {
    const path = parts[at + 1] ?? "";
    if (at % 2 !== 0) return [];
    return [path.startsWith("!") ? [color, path.slice(1), "evenodd"] : [color, path]];
  });
}
