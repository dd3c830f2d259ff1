// What the request to a model that writes code says of the kit, and what it begins with where the blueprint has no part of the app.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import type { Sketching } from "../sketch/tenants/sketching.ts";
import { shareSketching } from "../sketch/share-sketching.ts";
import { BRIEF, call, calls, finish, latestInput, playAgent, PROMPT, requestKindOf, routeSummary, writeSummary } from "./play-agent.ts";

let harness: Sketching;
before(async () => {
  harness = await shareSketching("library");
});

const requestsSince = (from: number, kind: "brief" | "step") =>
  harness.model.requests.slice(from).filter((request) => requestKindOf(request) === kind);

test("the first message has the signatures of what the app is made of, and reading the library gives signatures until its code is asked for", async () => {
  const from = harness.model.requests.length;
  const path = "src/components/ui/button.tsx";
  playAgent(harness.model, {
    steps: [
      calls(call("read", { paths: [path, "accordion"] }), call("read", { paths: [path], whole: true })),
      calls(writeSummary(), routeSummary, finish()),
    ],
  });
  const operation = await harness.build(PROMPT);
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  const [first, second] = requestsSince(from, "step");
  const { text = "" } = first?.messages[0] ?? {};
  assert.match(text, /declare module "@\/components\/layout\/page" \{\n[^}]*export function Page\(props: \{ title: string;/);
  assert.match(text, /Unchanged files of the library:[^]*src\/components\/ui\/\*\.tsx: (?:[a-z-]+ )*button\b/);
  assert.match(text, /# The theme's classes\nColours, as bg-…[^]*\n- background: [^\n]+\n- foreground: /);
  assert.match(text, /# Further parts of the library, [^\n]*\naccordion, /);
  const results = second?.messages.flatMap(({ toolResults = [] }) => toolResults.map((result) => result.text)) ?? [];
  assert.match(results[0] ?? "", /^=== src\/components\/ui\/button\.tsx, signatures ===\ndeclare module "@\/components\/ui\/button"/);
  assert.match(results[0] ?? "", /=== accordion, signatures ===\n[^]*The project does not have it yet/);
  assert.match(results[1] ?? "", /^=== src\/components\/ui\/button\.tsx, \d+ lines ===\nimport \{ useRender \}/);
});

test("a new app begins as the shell with the items of its plan, and its page gets what it imports", async () => {
  const from = harness.model.requests.length;
  const page = `import { Page } from "@/components/layout/page";
import { Progress } from "@/components/ui/progress";

export function HomePage() {
  return (
    <Page title="Breathing Coach">
      <Progress aria-label="Breath" value={40} />
    </Page>
  );
}
`;
  playAgent(harness.model, {
    brief: { say: JSON.stringify({ ...BRIEF, title: "Breathing Coach", items: ["accordion", "no-such-item"], checks: [] }) },
    steps: [
      (_input, { messages }) => calls(call("write", { path: pagePath(messages[0]?.text ?? ""), content: page }), finish("It breathes.")),
      // No check proves the wish, so the work is held against the request first.
      calls(finish("It breathes.")),
    ],
  });
  const operation = await harness.build("Calm breathing with a growing circle");
  const [brief] = requestsSince(from, "brief");
  assert.match(
    latestInput(brief ?? assert.fail()),
    /# The kit's items\nPrimitives, as in shadcn\/ui; [^:]*: accordion, [^]*\ncharts: BarChart/,
  );
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  const files = await harness.files(operation.projectId);
  assert.ok(files.has("src/components/ui/progress.tsx") && files.has("src/components/ui/accordion.tsx"));
  assert.match(files.get("src/kit.lock.json") ?? "", /src\/components\/ui\/progress\.tsx/);
  assert.deepEqual(
    [...files.keys()].filter((path) => path.startsWith("src/components/resource/")),
    [],
  );
});

test("an answer may have many calls, and what exceeds them takes neither the check nor the try along", async () => {
  const from = harness.model.requests.length;
  const many = Array.from({ length: 203 }, (_, at) => call("search", { query: `nothing ${at}` }));
  playAgent(harness.model, { steps: [calls(...many, call("check"), call("try")), calls(writeSummary(), routeSummary, finish())] });
  const operation = await harness.build(PROMPT);
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  const [, second] = requestsSince(from, "step");
  const results = second?.messages.flatMap(({ toolResults = [] }) => toolResults.map((result) => result.text)) ?? [];
  assert.equal(results.length, 205);
  assert.match(results[199] ?? "", /^No line holds/);
  assert.match(results[200] ?? "", /^Not done: an answer may call 200 tools on files/);
  assert.match(results[203] ?? "", /find nothing wrong/);
  assert.match(results[204] ?? "", /checks|no browser/);
});

/** The path of the shell's page in the list of its files. */
const pagePath = (text: string): string => /src\/pages\/[a-z-]+\.tsx/.exec(text)?.[0] ?? "";
