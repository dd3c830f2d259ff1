// The preview frame in a playground, tried as the service tries apps: what a person types runs, what its script writes is
// heard, and what it throws neither breaks the app nor counts as an error of it.
import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import type { AcceptanceCheck, CheckStep } from "@atelier/blueprint";
import { writeProject } from "@atelier/blueprint";
import { SHELL } from "../../../../blueprint/src/project/shell.ts";
import { openWorkspace } from "../../../../src/generators/agent/files/open-workspace.ts";
import { formatProject } from "../../../../src/workshop/format/format-project.ts";
import { openProver, type Prover } from "../../../support/prove-app.ts";

const PAGE = `import { useState } from "react";
import { Page } from "@/components/layout/page";
import { PreviewFrame } from "@/components/preview/preview-frame";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { previewDocument } from "@/lib/preview";

export function HomePage() {
  const [html, setHtml] = useState("<h1>Hello</h1>");
  const [js, setJs] = useState("console.log(document.querySelector('h1').textContent, 1 + 1)");
  const [lines, setLines] = useState<string[]>([]);
  return (
    <Page title="My app">
      <Field label="Markup">
        {(control) => <Textarea {...control} value={html} onChange={(event) => setHtml(event.target.value)} />}
      </Field>
      <Field label="Script">
        {(control) => <Textarea {...control} value={js} onChange={(event) => setJs(event.target.value)} />}
      </Field>
      <PreviewFrame
        title="Preview"
        className="h-64"
        document={previewDocument({ html, css: "h1 { color: teal; }", js })}
        onStart={() => setLines([])}
        onMessage={({ kind, text }) => setLines((before) => [...before, kind + ": " + text])}
      />
      <ul aria-label="Console">
        {lines.map((line, at) => (
          <li key={at}>{line}</li>
        ))}
      </ul>
    </Page>
  );
}
`;

const log = { role: "list", name: "Console" } as const;
const checkOf = (id: string, steps: CheckStep[]): AcceptanceCheck => ({
  id,
  title: `The preview ${id}`,
  capability: null,
  phrase: null,
  viewport: "desktop",
  steps: [{ do: "open", path: "/" }, ...steps],
});

const checks = [
  checkOf("runs", [{ do: "expectText", target: log, contains: "log: Hello 2" }]),
  checkOf("follows-what-is-typed", [
    { do: "fill", target: { label: "Markup" }, value: "<h1>Good day</h1>" },
    { do: "expectText", target: log, contains: "log: Good day 2" },
  ]),
  checkOf("tells-of-errors", [
    { do: "fill", target: { label: "Script" }, value: "nothing.here()" },
    { do: "expectText", target: log, contains: "error: Uncaught ReferenceError: nothing is not defined" },
    { do: "fill", target: { label: "Script" }, value: "if (" },
    { do: "expectText", target: log, contains: "error: Uncaught SyntaxError" },
    { do: "fill", target: { label: "Script" }, value: "Promise.reject(new Error('late'))" },
    { do: "expectText", target: log, contains: "error: Error: late" },
  ]),
  checkOf("has-no-storage-and-no-app", [
    {
      do: "fill",
      target: { label: "Script" },
      value:
        "for (const reach of [() => localStorage, () => parent.document, () => top.document, () => document.cookie]) try { reach(); console.log('reached') } catch (error) { console.log(error.name) }",
    },
    { do: "expectCount", target: { role: "listitem", name: "", text: "log: SecurityError", within: log }, atLeast: 4 },
    { do: "expectNotText", target: log, contains: "reached" },
  ]),
];

let prover: Prover;
before(async () => {
  prover = await openProver();
});
after(() => prover.close());

it("runs what a person writes, apart from the app", async () => {
  const workspace = openWorkspace(await formatProject(writeProject(SHELL)));
  workspace.perform({ name: "write", path: "src/pages/home-page.tsx", content: PAGE });
  const { findings, run } = await prover.proveFiles(await formatProject(workspace.files()), checks);
  assert.deepEqual(findings, []);
  assert.deepEqual(
    run?.checks.map(({ id, failure }) => [id, failure]),
    checks.map(({ id }) => [id, null]),
  );
});
