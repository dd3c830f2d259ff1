// Defects that can be planted into a file of a project: what a hurried change might break. Each is an edit of the parsed
// code that leaves it well-formed. Looks are left as they are: class names, styles, and what is only drawn.
import { type Node, parseSync } from "oxc-parser";
import { childrenOf } from "../../../../src/workshop/gate/modules/children-of.ts";
import type { Defect } from "./defect.ts";
import { defectsOf } from "./defects-of.ts";
import { drawnIn, isLook, onlyDraws } from "./drawn.ts";
import type { Messages } from "./messages.ts";

/** All defects that can be planted into a file, in its order. `messages` are those of its project. */
export function findDefects(path: string, { text, messages }: { text: string; messages: Messages }): Defect[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0]?.message}`);
  if (onlyDraws(program)) return [];
  const found: Defect[] = [];
  const drawn = drawnIn(program);
  const visit = (node: Node, parents: readonly Node[]): void => {
    for (const { kind, at, replacement } of defectsOf(node, { parents, text, messages }))
      found.push({
        kind,
        path,
        line: lineAt(text, at.start),
        start: at.start,
        end: at.end,
        was: text.slice(at.start, at.end),
        replacement,
      });
    for (const child of childrenOf(node)) if (!isLook(child, node) && !drawn.has(child)) visit(child, [...parents, node]);
  };
  visit(program, []);
  return found;
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split("\n").length;

/** The text of a file with these defects, of which none is in the way of another. */
export function plant(text: string, defects: readonly Defect[]): string {
  return defects
    .toSorted((one, other) => other.start - one.start)
    .reduce((whole, { start, end, replacement }) => `${whole.slice(0, start)}${replacement}${whole.slice(end)}`, text);
}
