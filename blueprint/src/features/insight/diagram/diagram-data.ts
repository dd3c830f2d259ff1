// `diagram.ts` of the generated app: what a diagram is, where diagrams are kept, and how they are laid out.
import { code } from "../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../writer/code/module.ts";

/** The folder of the generated editor. */
export const DIAGRAM = "src/features/diagrams";

/** `diagram.ts`. */
export function diagramData(slug: string): ModuleSource {
  return {
    path: `${DIAGRAM}/diagram.ts`,
    opening: "What a diagram is made of, where diagrams are kept, and how their elements are laid out on paper of 1000 by 600.",
    library: true,
    parts: [
      ...diagramTypes,
      {
        name: "readNode",
        code: code`
        function readNode(saved: @SavedObject): @DiagramNode {
          return {
            id: @readText(saved.id),
            shape: @readText(saved.shape),
            text: @readText(saved.text),
            x: @readNumber(saved.x) ?? 500,
            y: @readNumber(saved.y) ?? 300,
            fill: @readText(saved.fill) || "#ffffff",
            border: @readText(saved.border),
          };
        }`,
      },
      {
        name: "diagrams",
        code: code`
        const diagrams = @createCollection<@DiagramDraft>({
          key: ${`${slug}/diagrams`},
          read: (saved) => {
            const title = @readText(saved.title);
            if (title === "") return null;
            const nodes = Array.isArray(saved.nodes) ? saved.nodes.filter(@isSavedObject).map(@readNode) : [];
            const edges = Array.isArray(saved.edges) ? saved.edges.filter(@isSavedObject).map(({ from, to }) => ({ from: @readText(from), to: @readText(to) })) : [];
            return { title, type: @readText(saved.type), nodes, edges };
          },
          samples: () => [],
        });`,
      },
      {
        name: "onPaper",
        comment: "A place, kept on the paper.",
        code: code`
        function onPaper(x: number, y: number): { x: number; y: number } {
          return { x: Math.round(Math.min(920, Math.max(80, x))), y: Math.round(Math.min(560, Math.max(40, y))) };
        }`,
      },
      { name: "levelsOf", comment: "The elements by their distance from those that no line leads to.", code: levels },
      { name: "laidOut", comment: "The elements in the places of a tree, a grid or a ring.", code: laidOut },
    ],
  };
}

const levels = code`
  function levelsOf({ nodes, edges }: @DiagramDraft): @DiagramNode[][] {
    const placed = new Set<string>();
    const result: @DiagramNode[][] = [];
    let next = nodes.filter(({ id }) => !edges.some(({ to }) => to === id));
    while (placed.size < nodes.length) {
      const level = next.length > 0 ? next : nodes.filter(({ id }) => !placed.has(id)).slice(0, 1);
      for (const { id } of level) placed.add(id);
      result.push(level);
      next = nodes.filter(({ id }) => !placed.has(id) && edges.some(({ from, to }) => to === id && placed.has(from)));
    }
    return result;
  }`;

const laidOut = code`
  function laidOut(diagram: @DiagramDraft, layout: string): @DiagramNode[] {
    const { nodes } = diagram;
    if (layout === "grid") {
      const columns = Math.max(1, Math.ceil(Math.sqrt(nodes.length)));
      const rows = Math.max(1, Math.ceil(nodes.length / columns));
      return nodes.map((node, index) => ({
        ...node,
        ...@onPaper(((index % columns) + 0.5) * (1_000 / columns), (Math.floor(index / columns) + 0.5) * (600 / rows)),
      }));
    }
    const all = @levelsOf(diagram);
    return all.flatMap((level, depth) =>
      level.map((node, index) => {
        const angle = ((index + 0.25 * depth) / level.length) * 2 * Math.PI;
        const radius = (depth + (all[0]?.length === 1 ? 0 : 1)) / Math.max(1, all.length);
        return layout === "ring"
          ? { ...node, ...@onPaper(500 + Math.cos(angle) * 420 * radius, 300 + Math.sin(angle) * 250 * radius) }
          : { ...node, ...@onPaper((index + 0.5) * (1_000 / level.length), (depth + 0.5) * (600 / all.length)) };
      }),
    );
  }`;

/** What diagrams are made of. */
const diagramTypes: Part[] = [
  {
    name: "DiagramNode",
    isType: true,
    code: code`
        interface DiagramNode {
          id: string;
          shape: string;
          text: string;
          /** Its middle. */
          x: number;
          y: number;
          fill: string;
          border: string;
        }`,
  },
  {
    name: "DiagramEdge",
    isType: true,
    code: code`
        interface DiagramEdge {
          from: string;
          to: string;
        }`,
  },
  {
    name: "DiagramDraft",
    isType: true,
    code: code`
        interface DiagramDraft {
          title: string;
          type: string;
          nodes: readonly @DiagramNode[];
          edges: readonly @DiagramEdge[];
        }`,
  },
];
