// A model that plays an agent: it sketches, plans, and then takes one step after the other. Which step it is, is told by
// the conversation itself, so that a model server that was restarted would go on in the same place.
import type { ModelServer } from "../../support/model-server/open-model-server.ts";
import type { SeenRequest } from "../../support/model-server/seen-request.ts";
import type { Answer, Turn } from "../../support/model-server/turn.ts";

/** What is asked of the model in a request. */
export type Asking = "sketch" | "brief" | "step";

/** A call of a tool, shortly. */
export const call = (name: string, input: unknown = {}): NonNullable<Answer["calls"]>[number] => ({ name, arguments: input });

/** A step that calls these tools. */
export const calls = (...all: NonNullable<Answer["calls"]>): Turn => ({ calls: all });

/** What the model does. A step may look at what it was told last. */
export interface AgentScript {
  sketch?: Turn;
  brief?: Turn | ((request: SeenRequest) => Turn);
  steps: readonly (Turn | ((told: string, request: SeenRequest) => Turn | Promise<Turn>))[];
}

const field = (label: string, type = "text", options: string[] = []) => ({ label, type, options, of: null });

/** A survey of lichens, as the model sketches it. */
export const SKETCH = {
  title: "Lichen Survey",
  tagline: "Sightings, tree by tree",
  things: [
    {
      one: "sighting",
      many: "sightings",
      fields: [field("Place"), field("Tree", "choice", ["Oak", "Birch", "Ash"]), field("Cover", "percent")],
      rows: [
        ["Gate to the mill", "Oak", 40],
        ["Path at the pond", "Birch", 10],
        ["Top of the hill", "Ash", 70],
      ],
    },
  ],
  abilities: ["search sightings"],
  background: null,
  components: null,
};

export const PROMPT = "An app for our lichen survey group: we note where we saw lichens";

/** The check of the summary page: a number that only a working page can show. */
export const SUMMARY_CHECK = {
  id: "mean-cover",
  title: "The summary page shows the mean cover of all sightings",
  phrase: "where we saw lichens",
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
  brief: "A page at /summary shows the mean cover of all sightings, computed from the rows.",
  question: null,
  answer: null,
  drop: [],
  checks: [SUMMARY_CHECK],
  files: ["src/pages/SummaryPage.tsx: the page", "src/App.tsx: its route"],
};

/** The summary page, as it works. */
export const SUMMARY_PAGE = `import { PageHeading } from "../components/page";
import { sightings } from "../features/sightings/sighting";
import { useRows } from "../lib/store";

export function SummaryPage() {
  const covers = useRows(sightings).flatMap(({ cover }) => (cover === null ? [] : [cover]));
  const mean = covers.reduce((sum, cover) => sum + cover, 0) / Math.max(1, covers.length);

  return (
    <>
      <PageHeading title="Summary" />
      <p>Mean cover: {Math.round(mean)} %</p>
    </>
  );
}
`;

/** Writes the summary page, with a text of its own where one is given. */
export const writeSummary = (content = SUMMARY_PAGE) => call("write", { path: "src/pages/SummaryPage.tsx", content });

/** Makes the summary page reachable, from the first page too. */
export const routeSummary = call("edit", {
  path: "src/App.tsx",
  edits: [
    {
      search: 'import { SightingsPage } from "./pages/SightingsPage";',
      replace: 'import { SightingsPage } from "./pages/SightingsPage";\nimport { SummaryPage } from "./pages/SummaryPage";',
    },
    {
      search: '        <Route path="*" element={<NotFoundPage />} />',
      replace: '        <Route path="/summary" element={<SummaryPage />} />\n        <Route path="*" element={<NotFoundPage />} />',
    },
  ],
});

/** Says that the work is done. */
export const finish = (summary = "There is a summary page now.") => call("finish", { summary });

/** What a request asks for, by the instructions that it begins with. */
export function askingOf({ system }: SeenRequest): Asking {
  if (system.startsWith("You turn a person's request")) return "sketch";
  return system.startsWith("You plan the work") ? "brief" : "step";
}

/** Which step a request asks for, from 0: one for each answer that it holds. */
export function stepOf({ messages }: SeenRequest): number {
  return messages.filter(({ role }) => role === "assistant").length;
}

/** What the model was told last, by tools or in words. */
export function toldLast({ messages }: SeenRequest): string {
  const last = messages.findLastIndex(({ role }) => role === "assistant");
  return messages
    .slice(last + 1)
    .map(({ text, toolResults = [] }) => [text, ...toolResults.map((result) => result.text)].join("\n"))
    .join("\n");
}

/** Lets the model play an agent. After its last step it says nothing of use. */
export function playAgent(model: ModelServer, script: AgentScript): void {
  model.play((request) => turnOf(script, request));
}

/** What the script lets the model do about a request. */
export function turnOf({ sketch, brief, steps }: AgentScript, request: SeenRequest): Turn | Promise<Turn> {
  const asking = askingOf(request);
  if (asking === "sketch") return sketch ?? { say: JSON.stringify(SKETCH) };
  if (asking === "brief") return typeof brief === "function" ? brief(request) : (brief ?? { say: JSON.stringify(BRIEF) });
  const step = steps[stepOf(request)];
  if (typeof step === "function") return step(toldLast(request), request);
  return step ?? { say: "I am done, I think." };
}
