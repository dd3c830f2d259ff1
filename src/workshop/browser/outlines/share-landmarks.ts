import { linesOfOutline, type OutlineNode, readOutline, roleOf } from "./outline-tree.ts";

/** What pages have in common. */
const LANDMARKS: ReadonlySet<string> = new Set(["banner", "navigation", "contentinfo"]);

/** Outlines of several pages, in which a header, navigation or footer that an earlier one has shown is named alone. */
export function shareLandmarks(outlines: readonly string[]): string[] {
  const seen = new Set<string>();
  const shared = (node: OutlineNode): OutlineNode => {
    if (!LANDMARKS.has(roleOf(node)) || node.children.length === 0) return { ...node, children: node.children.map(shared) };
    const whole = linesOfOutline([node]).join("\n");
    if (seen.has(whole)) return { text: `${node.text.replace(/:$/, "")} (as above)`, children: [] };
    seen.add(whole);
    return node;
  };
  return outlines.map((outline) => linesOfOutline(readOutline(outline).map(shared)).join("\n"));
}
