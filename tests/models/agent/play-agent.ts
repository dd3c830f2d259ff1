// A scripted model that acts as an agent: it plans, and then takes one step after the other. The step is derived from the
// conversation itself, so that a restarted model server continues at the same step.
import type { ModelServer } from "../../support/model-server/open-model-server.ts";
import type { SeenRequest } from "../../support/model-server/seen-request.ts";
import type { Answer, Turn } from "../../support/model-server/turn.ts";

/** The kind of a request to the model. */
export type RequestKind = "brief" | "step";

/** Shorthand for a tool call. */
export const call = (name: string, input: unknown = {}): NonNullable<Answer["calls"]>[number] => ({ name, arguments: input });

type Calls = NonNullable<Answer["calls"]>;

/** A step that calls these tools. */
export const calls = (...all: (Calls[number] | Calls)[]): { calls: Calls } => ({ calls: all.flat() });

/** The model's script. A step may depend on its latest input. */
export interface AgentScript {
  brief?: Turn | ((request: SeenRequest) => Turn);
  steps: readonly (Turn | ((input: string, request: SeenRequest) => Turn | Promise<Turn>))[];
}

export const PROMPT = "An app for our lichen survey group: we note where we saw lichens";

/** The check of the summary page: a number that only a working page shows. */
export const SUMMARY_CHECK = {
  id: "mean-cover",
  title: "The summary page shows the mean cover of all sightings",
  proves: ["w1"],
  viewport: "desktop",
  steps: [
    { do: "open", path: "/summary" },
    { do: "expectText", target: { role: "heading", name: "Summary" }, contains: "Summary" },
    { do: "expectText", target: { role: "main" }, contains: "Mean cover: 40 %" },
  ],
};

/** The plan of the summary page. */
export const BRIEF = {
  title: "Lichen Survey",
  brief: "Sightings are kept. A page at /summary shows the mean cover of all sightings, computed from the rows.",
  question: null,
  answer: null,
  drop: [],
  checks: [SUMMARY_CHECK],
  // Only for plans without that check.
  unchecked: ["w1"],
  look: { language: "clean", hue: 120, scheme: "system", accent: null, background: null },
  items: ["resource"],
  files: ["src/pages/summary-page.tsx: the page", "src/routes.tsx: its route"],
};

/** A working summary page. */
export const SUMMARY_PAGE = `import { Page } from "@/components/layout/page";
import { sightings } from "@/entities/sightings";
import { useRows } from "@/hooks/use-rows";

export function SummaryPage() {
  const covers = useRows(sightings).flatMap(({ cover }) => (cover === null ? [] : [cover]));
  const mean = covers.reduce((sum, cover) => sum + cover, 0) / Math.max(1, covers.length);

  return (
    <Page title="Summary">
      <p>Mean cover: {Math.round(mean)} %</p>
    </Page>
  );
}
`;

/** Writes the summary page, with custom content if given. */
export const writeSummary = (content = SUMMARY_PAGE) => call("write", { path: "src/pages/summary-page.tsx", content });

/** What the app keeps: the cover of its sightings is 40 % on average. */
export const SIGHTINGS = `import { type Row, defineEntity } from "@/lib/entity";
import * as field from "@/lib/fields";

export type Sighting = Row<typeof sightings>;

export const sightings = defineEntity({
  name: "sighting",
  noun: { one: "sighting", many: "sightings" },
  home: { path: "/", title: "Sightings" },
  rowPath: "/sightings",
  title: "place",
  fields: {
    place: field.text({ label: "Place", required: true }),
    tree: field.choice({ label: "Tree", options: ["Oak", "Birch", "Ash"] }),
    cover: field.percent({ label: "Cover" }),
  },
  samples: () => [
    { place: "Gate to the mill", tree: "Oak", cover: 40 },
    { place: "Path at the pond", tree: "Birch", cover: 10 },
    { place: "Top of the hill", tree: "Ash", cover: 70 },
  ],
});
`;

/** Writes what the app keeps. */
export const writeSightings = call("write", { path: "src/entities/sightings.ts", content: SIGHTINGS });

/** The lines of the shell's routes that get the summary page, as they are and as they become. */
export const ROUTE_EDITS = [
  {
    search: 'import { HomePage } from "@/pages/home-page";',
    replace: 'import { HomePage } from "@/pages/home-page";\nimport { SummaryPage } from "@/pages/summary-page";',
  },
  {
    search: '        <Route path="/" element={<HomePage />} />',
    replace: '        <Route path="/" element={<HomePage />} />\n        <Route path="/summary" element={<SummaryPage />} />',
  },
];

/** Writes what the app keeps, and adds the summary page's route. */
export const routeSummary = [writeSightings, call("edit", { path: "src/routes.tsx", edits: ROUTE_EDITS })];

/** Finishes the work. */
export const finish = (summary = "There is a summary page now.") => call("finish", { summary });

/** Returns the kind of a request, by the beginning of its instructions. */
export function requestKindOf({ system }: SeenRequest): RequestKind {
  return system.startsWith("You plan the work") ? "brief" : "step";
}

/** Returns the step that a request asks for, from 0: the number of answers in its conversation. */
export function stepOf({ messages }: SeenRequest): number {
  return messages.filter(({ role }) => role === "assistant").length;
}

/** Returns the model's latest input, from tools or messages. */
export function latestInput({ messages }: SeenRequest): string {
  const last = messages.findLastIndex(({ role }) => role === "assistant");
  return messages
    .slice(last + 1)
    .map(({ text, toolResults = [] }) => [text, ...toolResults.map((result) => result.text)].join("\n"))
    .join("\n");
}

/** Makes the model act as an agent. After its last step it only writes text. */
export function playAgent(model: ModelServer, script: AgentScript): void {
  model.play((request) => turnOf(script, request));
}

/** Returns the script's turn for a request. */
export function turnOf({ brief, steps }: AgentScript, request: SeenRequest): Turn | Promise<Turn> {
  const asking = requestKindOf(request);
  if (asking === "brief") return typeof brief === "function" ? brief(request) : (brief ?? { say: JSON.stringify(BRIEF) });
  const step = steps[stepOf(request)];
  if (typeof step === "function") return step(latestInput(request), request);
  return step ?? { say: "I am done, I think." };
}
