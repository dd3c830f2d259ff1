// The preview frame in a playground, tried as the service tries apps: what a person types runs, what its script writes is
// heard, and what it throws neither breaks the app nor counts as an error of it. And as a browser shows it where the frame's
// document comes late, or where nobody has one.
import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import type { AcceptanceCheck, CheckStep } from "@atelier/blueprint";
import { writeProject } from "@atelier/blueprint";
import type { Page } from "playwright-core";
import { SHELL } from "../../../../blueprint/src/project/shell.ts";
import { PREVIEW_PATH, previewFrame } from "../../../../src/entrypoints/sites/documents/preview-frame.ts";
import { openWorkspace } from "../../../../src/generators/agent/files/open-workspace.ts";
import { formatProject } from "../../../../src/workshop/format/format-project.ts";
import { openProver, type Prover } from "../../../support/prove-app.ts";
import { openPlainBrowser, serveSite } from "../../../support/servers/show-site.ts";

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

async function playground(): Promise<ReadonlyMap<string, string>> {
  const workspace = openWorkspace(await formatProject(writeProject(SHELL)));
  workspace.perform({ name: "write", path: "src/pages/home-page.tsx", content: PAGE });
  return formatProject(workspace.files());
}

/** Opens the playground in a browser after `prepare`, and returns what `look` sees. */
async function lookAt(
  options: { bypassCSP: boolean },
  { prepare, look }: { prepare: (page: Page) => Promise<unknown>; look: (page: Page) => Promise<string> },
): Promise<string> {
  const { address, close } = await serveSite(await prover.site(await playground()));
  const browser = await openPlainBrowser();
  try {
    const page = await (await browser.newContext(options)).newPage();
    await prepare(page);
    await page.goto(address);
    return await look(page);
  } finally {
    await browser.close();
    close();
  }
}

it("runs what a person writes, apart from the app", async () => {
  const { findings, run } = await prover.proveFiles(await playground(), checks);
  assert.deepEqual(findings, []);
  assert.deepEqual(
    run?.checks.map(({ id, failure }) => [id, failure]),
    checks.map(({ id }) => [id, null]),
  );
});

it("waits for a frame whose document comes late", async () => {
  const { headers, body } = previewFrame("http://localhost:4000");
  const prepare = (page: Page) =>
    page.route(`**${PREVIEW_PATH}`, async (route) => {
      await page.waitForTimeout(4_000);
      await route.fulfill({ status: 200, headers, body: Buffer.from(body) });
    });
  const look = (page: Page) => page.getByRole("list", { name: "Console" }).getByRole("listitem").first().innerText();
  assert.equal(await lookAt({ bypassCSP: false }, { prepare, look }), "log: Hello 2");
});

it("runs the document itself where there is no frame to be had", async () => {
  // Elsewhere, the app has no policy that forbids it.
  const prepare = (page: Page) => page.route(`**${PREVIEW_PATH}`, (route) => route.fulfill({ status: 404, body: "Not found" }));
  const look = (page: Page) => page.frameLocator("iframe").getByRole("heading", { name: "Hello" }).innerText();
  assert.equal(await lookAt({ bypassCSP: true }, { prepare, look }), "Hello");
});
