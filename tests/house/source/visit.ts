import { type Node, visitorKeys } from "oxc-parser";

/** Calls `enter` for the node and its descendants, in source order, with the node's ancestors, nearest last. */
export function visit(node: Node, enter: (node: Node, above: readonly Node[]) => void, above: readonly Node[] = []): void {
  enter(node, above);
  const path = [...above, node];
  for (const child of childNodes(node)) visit(child, enter, path);
}

/** Returns a node's children. */
export function childNodes(node: Node): Node[] {
  return (visitorKeys[node.type] ?? []).flatMap((key) => nodesAt(node, key));
}

// The parser's visitor keys name exactly the properties that contain a node, a list of nodes, or null.
function nodesAt(node: Node, key: string): Node[] {
  const value = (node as unknown as Record<string, Node | (Node | null)[] | null | undefined>)[key];
  return [value].flat().filter((child) => child !== null && child !== undefined);
}
