import { type Node, visitorKeys } from "oxc-parser";

/** Calls `enter` for the node and its descendants, in source order, with the node's ancestors, nearest last. */
export function visit(node: Node, enter: (node: Node, above: readonly Node[]) => void, above: readonly Node[] = []): void {
  enter(node, above);
  const children = childNodes(node);
  if (children.length === 0) return;
  const path = [...above, node];
  for (const child of children) visit(child, enter, path);
}

/** Returns a node's children. */
export function childNodes(node: Node): Node[] {
  const children: Node[] = [];
  for (const key of visitorKeys[node.type] ?? []) {
    const value = valueAt(node, key);
    if (Array.isArray(value)) children.push(...value.filter((child) => child !== null));
    else if (value) children.push(value);
  }
  return children;
}

// The parser's visitor keys name exactly the properties that contain a node, a list of nodes, or null.
function valueAt(node: Node, key: string): Node | (Node | null)[] | null | undefined {
  return (node as unknown as Record<string, Node | (Node | null)[] | null | undefined>)[key];
}
