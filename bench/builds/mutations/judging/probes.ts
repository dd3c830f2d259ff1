// Which functions of an app's code each of its checks uses: every function says, where it begins, that it was reached. A
// defect can only be noticed by checks that use the code that it is in.
import { type Node, parseSync } from "oxc-parser";
import type { ProjectFiles } from "../../../../src/workshop/project-files.ts";
import { childrenOf } from "../../../../src/workshop/gate/modules/children-of.ts";
import type { Defect } from "../planting/defect.ts";
import { isCode } from "./app.ts";

/** A function in a file of the app. */
export interface Probe {
  path: string;
  start: number;
  end: number;
}

/** The functions of the app, and its files in which each says that it was reached, by its place in the list. */
export function withProbes(files: ProjectFiles): { probes: Probe[]; files: ProjectFiles } {
  const probes: Probe[] = [];
  const probed = new Map(files);
  for (const [path, text] of files) {
    if (!isCode(path)) continue;
    const edits: { at: number; put: string }[] = [];
    for (const { start, end, body } of functionsIn(parseSync(path, text).program)) {
      const call = `globalThis.__reached?.(${probes.length})`;
      probes.push({ path, start, end });
      if (body.type === "BlockStatement") edits.push({ at: body.start + 1, put: `${call};` });
      else edits.push({ at: body.start, put: `(${call}, (` }, { at: body.end, put: "))" });
    }
    probed.set(path, inserted(text, edits));
  }
  return { probes, files: probed };
}

interface FunctionPlace {
  start: number;
  end: number;
  body: Node;
}

function functionsIn(node: Node): FunctionPlace[] {
  const isFunction = /^(?:ArrowFunctionExpression|FunctionDeclaration|FunctionExpression)$/.test(node.type);
  const own = isFunction && "body" in node && node.body !== null ? [{ start: node.start, end: node.end, body: asNode(node.body) }] : [];
  return [...own, ...childrenOf(node).flatMap(functionsIn)];
}

/** Holds because the body of a function is a block or an expression. */
const asNode = (body: unknown): Node => body as Node;

/** What is closed at a place comes before what is opened there, the outermost of which comes first. */
function inserted(text: string, edits: readonly { at: number; put: string }[]): string {
  const placed = [...Map.groupBy(edits, ({ at }) => at)].toSorted(([one], [other]) => other - one);
  return placed.reduce((whole, [at, own]) => {
    const closing = own.filter(({ put }) => put === "))").map(({ put }) => put);
    const opening = own.filter(({ put }) => put !== "))").map(({ put }) => put);
    return `${whole.slice(0, at)}${[...closing, ...opening].join("")}${whole.slice(at)}`;
  }, text);
}

/** The functions that a defect is in, or null where it is in none: what a module says may be used anywhere. */
export function probesOf(defect: Defect, probes: readonly Probe[]): number[] | null {
  const own = probes.map((probe, at) => ({ ...probe, at })).filter(({ path }) => path === defect.path);
  const within = own.filter(({ start, end }) => start >= defect.start && end <= defect.end);
  if (defect.kind === "a handler does nothing" && within.length > 0) return within.map(({ at }) => at);
  const around = own.filter(({ start, end }) => start <= defect.start && end >= defect.end);
  const innermost = around.toSorted((one, other) => other.start - one.start)[0];
  return innermost === undefined ? null : [innermost.at];
}
