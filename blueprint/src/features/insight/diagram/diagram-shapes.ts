// The shapes of the generated diagram editor, by the type of diagram that they fit.
import { code } from "../../../writer/code/code.ts";
import type { ModuleSource } from "../../../writer/code/module.ts";
import { DIAGRAM } from "./diagram-data.ts";

/** `shapes.ts`. */
export function diagramShapes(): ModuleSource {
  return {
    path: `${DIAGRAM}/shapes.ts`,
    opening: "The types of diagrams with their shapes, and the styles of elements. A shape is a path around its middle.",
    library: true,
    parts: [
      {
        name: "DiagramShape",
        isType: true,
        code: code`
        interface DiagramShape {
          id: string;
          label: string;
          path: string;
        }`,
      },
      { name: "DIAGRAM_TYPES", code: types },
      { name: "ALL_SHAPES", code: code`const ALL_SHAPES: readonly @DiagramShape[] = @DIAGRAM_TYPES.flatMap(({ shapes }) => shapes);` },
      {
        name: "FILLS",
        code: code`
        const FILLS = [
          { value: "#ffffff", label: "White" },
          { value: "#dbe9fb", label: "Blue" },
          { value: "#d9f2dd", label: "Green" },
          { value: "#fdf0c4", label: "Yellow" },
          { value: "#fbdfdc", label: "Red" },
          { value: "#eae2fa", label: "Violet" },
        ];`,
      },
      {
        name: "BORDERS",
        code: code`
        const BORDERS = [
          { value: "", label: "Thin" },
          { value: "thick", label: "Thick" },
          { value: "dashed", label: "Dashed" },
        ];`,
      },
      {
        name: "wrappedText",
        comment: "A text in at most three lines that fit into a shape.",
        code: code`
        function wrappedText(text: string): string[] {
          const lines: string[] = [];
          for (const word of text.split(" ")) {
            const last = lines.at(-1);
            if (last !== undefined && last.length + word.length < 17) lines[lines.length - 1] = \`\${last} \${word}\`;
            else lines.push(word);
          }
          return lines.length > 3 ? [...lines.slice(0, 2), \`\${lines[2]}…\`] : lines;
        }`,
      },
    ],
  };
}

const types = code`
  const DIAGRAM_TYPES: readonly { id: string; label: string; shapes: readonly @DiagramShape[] }[] = [
    {
      id: "flow",
      label: "Flowchart",
      shapes: [
        { id: "process", label: "Process", path: "M-75 -30H75V30H-75Z" },
        { id: "decision", label: "Decision", path: "M0 -46L92 0L0 46L-92 0Z" },
        { id: "terminal", label: "Start or end", path: "M-48 -28H48A28 28 0 0 1 48 28H-48A28 28 0 0 1 -48 -28Z" },
        { id: "data", label: "Data", path: "M-60 -30H85L60 30H-85Z" },
      ],
    },
    {
      id: "org",
      label: "Organisational chart",
      shapes: [
        { id: "person", label: "Person", path: "M-70 -30H70A6 6 0 0 1 76 -24V24A6 6 0 0 1 70 30H-70A6 6 0 0 1 -76 24V-24A6 6 0 0 1 -70 -30Z" },
        { id: "team", label: "Team", path: "M-80 -20L-66 -32H66L80 -20V20L66 32H-66L-80 20Z" },
        { id: "assistant", label: "Assistant", path: "M-60 -24H60V24H-60Z" },
      ],
    },
    {
      id: "mind",
      label: "Mind map",
      shapes: [
        { id: "topic", label: "Topic", path: "M-85 0A85 40 0 0 1 85 0A85 40 0 0 1 -85 0Z" },
        { id: "idea", label: "Idea", path: "M-52 -24H52A24 24 0 0 1 52 24H-52A24 24 0 0 1 -52 -24Z" },
        { id: "note", label: "Note", path: "M-70 -30H56L70 -16V30H-70Z" },
      ],
    },
  ];`;
