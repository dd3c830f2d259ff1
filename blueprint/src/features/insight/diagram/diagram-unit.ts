// A diagram editor: flowcharts, organisational charts and mind maps, drawn by dragging or by keys, styled, laid out and
// kept.
import type { FeatureOf } from "../../feature.ts";
import type { FeatureCheck, Unit, UnitCall } from "../../unit/unit.ts";
import type { CheckStep, Target } from "../../../schema/check.ts";

type Diagram = FeatureOf<"diagram">;

export const diagramUnit: Unit<Diagram> = {
  draft: ({ id, phrase, words }) => {
    const first = /mind ?map/.test(words) ? "mind" : /org/.test(words) ? "org" : "flow";
    return {
      feature: { kind: "diagram", id, phrase, first },
      places: [
        {
          block: "studio",
          on: "page",
          page: {
            id: "diagrams",
            title: "Diagrams",
            icon: "Workflow",
            intro: "Draw flowcharts, organisational charts and mind maps. Everything is kept in this browser.",
          },
        },
      ],
    };
  },
  checks: (call) => checksOf(call),
};

function checksOf({ project }: UnitCall<Diagram>): FeatureCheck[] {
  const path = project.pages.find(({ page }) => page.id === "diagrams")?.path ?? "/diagrams";
  const canvas: Target = { role: "group", name: "Canvas", exact: true };
  const press = (name: string): CheckStep => ({ do: "click", target: { role: "button", name, exact: true } });
  const node = (name: string): Target => ({ role: "button", name, exact: true, within: canvas });
  const place: Target = { role: "group", name: "Place", exact: true };
  const begin: CheckStep[] = [
    { do: "open", path },
    press("Create diagram"),
    { do: "expectVisible", target: { text: "Name the diagram." } },
    { do: "fill", target: { label: "Name of the diagram" }, value: "How we work" },
    { do: "select", target: { label: "Type of diagram" }, option: "Flowchart" },
    press("Create diagram"),
    { do: "expectVisible", target: { role: "button", name: "Add Decision" } },
  ];
  return [
    {
      title: "Diagrams are created by type, elements are added, edited, styled, moved, connected and removed, and everything is kept",
      steps: [
        ...begin,
        press("Add Process"),
        { do: "fill", target: { label: "Text of the element" }, value: "Read the request" },
        { do: "expectVisible", target: node("Read the request") },
        { do: "rememberText", target: place, as: "the place at first" },
        { do: "click", target: node("Read the request") },
        { do: "press", key: "ArrowRight" },
        { do: "expectTextChanged", target: place, since: "the place at first" },
        { do: "select", target: { label: "Fill" }, option: "Green" },
        { do: "select", target: { label: "Border" }, option: "Dashed" },
        { do: "select", target: { label: "Shape" }, option: "Start or end" },
        press("Add Decision"),
        { do: "fill", target: { label: "Text of the element" }, value: "Is it clear?" },
        { do: "select", target: { label: "Connect to" }, option: "Read the request" },
        { do: "expectVisible", target: { role: "button", name: "Remove connection to Read the request" } },
        { do: "reload" },
        press("How we work"),
        { do: "click", target: node("Read the request") },
        { do: "expectValue", target: { label: "Fill" }, equals: "#d9f2dd" },
        { do: "expectValue", target: { label: "Shape" }, equals: "terminal" },
        press("Delete element"),
        { do: "expectHidden", target: node("Read the request") },
      ],
    },
    {
      title: "Diagrams change their type, are laid out as tree, grid or ring, and are exported as SVG and deleted",
      steps: [
        ...begin,
        press("Add Process"),
        press("Add Decision"),
        { do: "rememberText", target: place, as: "the place before" },
        press("Ring"),
        { do: "expectTextChanged", target: place, since: "the place before" },
        press("Grid"),
        press("Tree"),
        { do: "select", target: { label: "Diagram type" }, option: "Mind map" },
        { do: "expectVisible", target: { role: "button", name: "Add Topic" } },
        { do: "expectDownload", target: { role: "button", name: "Export SVG", exact: true }, nameEndsWith: ".svg", contains: "<svg" },
        press("Delete diagram"),
        { do: "expectHidden", target: canvas },
      ],
    },
  ];
}
