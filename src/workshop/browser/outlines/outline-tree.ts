/** A line of an outline in Playwright's ARIA snapshot format, without its indentation, and the lines below it. */
export interface OutlineNode {
  text: string;
  children: OutlineNode[];
}

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** Reads an outline. Lines that belong to no item, such as those of a text of several lines, count as items of their own. */
export function readOutline(outline: string): OutlineNode[] {
  const root: OutlineNode[] = [];
  const open: { indent: number; children: OutlineNode[] }[] = [{ indent: -1, children: root }];
  for (const line of outline.split("\n")) {
    if (line.trim() === "") continue;
    const indent = indentOf(line);
    while (open.length > 1 && (open.at(-1)?.indent ?? -1) >= indent) open.pop();
    const node: OutlineNode = { text: line.trim(), children: [] };
    open.at(-1)?.children.push(node);
    open.push({ indent, children: node.children });
  }
  return root;
}

/** Writes an outline as lines, two spaces for each level. */
export function linesOfOutline(nodes: readonly OutlineNode[], depth = 0): string[] {
  return nodes.flatMap(({ text, children }) => [`${"  ".repeat(depth)}${text}`, ...linesOfOutline(children, depth + 1)]);
}

/** The role of an item: `- row "1 2":` → row. */
export const roleOf = ({ text }: OutlineNode): string => /^- (?:')?([\w/]+)/.exec(text)?.[1] ?? "";
