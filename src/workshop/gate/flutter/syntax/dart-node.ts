// The tree of a Dart file as plain objects. It is made, and must be walked, without recursion: code may be nested deeper than
// the stack allows.
import type { Tree } from "web-tree-sitter";

/** A node of the grammar. Words and signs of the language have their text as type. */
export interface DartNode {
  type: string;
  /** Its role in the node above; empty for most. */
  field: string;
  /** The text of a node without children, and of an address the text between its quotes. */
  text: string;
  /** Offset in UTF-16 units. */
  offset: number;
  children: DartNode[];
}

/** How many nodes a file may have: 512 KiB of usual code have fewer. */
const NODES_MAX = 400_000;

/** The nodes of a tree; null if there are too many. */
export function plainTree(tree: Tree): DartNode | null {
  const cursor = tree.walk();
  const make = (): DartNode => ({
    type: cursor.nodeType,
    field: cursor.currentFieldName ?? "",
    text: "",
    offset: cursor.startIndex,
    children: [],
  });
  const root = make();
  const above: DartNode[] = [];
  let count = 1;
  let current = root;
  while (count <= NODES_MAX) {
    if (current.type === "uri") current.text = cursor.nodeText.replace(/^r?(['"]+)(.*)\1$/s, "$2");
    if (cursor.gotoFirstChild()) above.push(current);
    else {
      current.text = cursor.nodeText;
      while (above.length > 0 && !cursor.gotoNextSibling()) {
        cursor.gotoParent();
        above.pop();
      }
      if (above.length === 0) break;
    }
    current = make();
    above.at(-1)?.children.push(current);
    count += 1;
  }
  cursor.delete();
  return count > NODES_MAX ? null : root;
}

/** The children of a type. */
export const childrenOf = (node: DartNode, ...types: readonly string[]): DartNode[] =>
  node.children.filter(({ type }) => types.includes(type));

/** The first child of a type. */
export const childOf = (node: DartNode, ...types: readonly string[]): DartNode | undefined =>
  node.children.find(({ type }) => types.includes(type));

/** A node and all below it, in the order of the text. */
export function* nodesIn(root: DartNode): Generator<DartNode> {
  const waiting = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    yield node;
    for (let at = node.children.length - 1; at >= 0; at -= 1) {
      const child = node.children[at];
      if (child !== undefined) waiting.push(child);
    }
  }
}
