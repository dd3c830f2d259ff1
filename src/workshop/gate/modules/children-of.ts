import { visitorKeys } from "oxc-parser";
import type { Node } from "oxc-parser";

/** Holds because `visitorKeys` names, for each type of node, the fields that hold a node, a list of nodes with gaps, or nothing. */
const childOf = (node: Node, key: string): Node | (Node | null)[] | null | undefined => node[key as keyof Node] as never;

/** The children of a node of a syntax tree, in the order of the source. */
export function childrenOf(node: Node): Node[] {
  const children = (visitorKeys[node.type] ?? []).flatMap((key) => childOf(node, key));
  return children.filter((child) => child !== null && child !== undefined);
}
