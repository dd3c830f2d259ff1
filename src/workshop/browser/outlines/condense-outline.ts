// Outlines tell a model what a page says. A table of 25 years says nothing more in its last twenty rows, and takes the room of
// what is below it.
import { linesOfOutline, type OutlineNode, readOutline, roleOf } from "./outline-tree.ts";

/** Of items that are built alike, so many are shown; of those without parts (squares, days, options) more. */
const SHOWN = { withParts: 3, alone: 12 } as const;
/** Fewer items than this beyond those shown are shown too. */
const LEFT_MIN = 3;

/** What an item is built of: its role and those of its parts, without names and texts. */
function shapeOf(node: OutlineNode): string {
  return node.children.length === 0 ? roleOf(node) : `${roleOf(node)}(${node.children.map(shapeOf).join(" ")})`;
}

/** The name of a row is the text of its cells. */
function withoutRowName(node: OutlineNode): string {
  return roleOf(node) === "row" && node.children.length > 0 ? "- row:" : node.text;
}

function condenseAll(nodes: readonly OutlineNode[]): OutlineNode[] {
  const condensed: OutlineNode[] = [];
  const shapes = nodes.map(shapeOf);
  for (let at = 0; at < nodes.length;) {
    let end = at + 1;
    while (end < nodes.length && shapes[end] === shapes[at]) end += 1;
    const run = nodes.slice(at, end);
    const most = (run[0]?.children.length ?? 0) > 0 ? SHOWN.withParts : SHOWN.alone;
    const shown = run.length >= most + LEFT_MIN ? run.slice(0, most) : run;
    condensed.push(...shown.map((node) => ({ text: withoutRowName(node), children: condenseAll(node.children) })));
    const left = run.length - shown.length;
    const [first] = run;
    if (left > 0 && first !== undefined) condensed.push({ text: `- … ${left} more ${nounOf(first)} like these`, children: [] });
    at = end;
  }
  return condensed;
}

const NOUNS: ReadonlyMap<string, string> = new Map([
  ["row", "rows"],
  ["listitem", "items"],
  ["text", "texts"],
]);

const nounOf = (node: OutlineNode): string => NOUNS.get(roleOf(node)) ?? `of role ${roleOf(node)}`;

/**
 * An outline in which repeated items are shown by their first few and a count, in at most so many characters: what is beyond
 * them is left out in whole lines, and counted.
 */
export function condenseOutline(outline: string, charactersMax: number): string {
  const lines = linesOfOutline(condenseAll(readOutline(outline)));
  let size = 0;
  let shown = 0;
  while (shown < lines.length && size + (lines[shown] ?? "").length + 1 <= charactersMax) {
    size += (lines[shown] ?? "").length + 1;
    shown += 1;
  }
  const left = lines.length - shown;
  return [...lines.slice(0, shown), ...(left > 0 ? [`… ${left} more lines`] : [])].join("\n");
}
