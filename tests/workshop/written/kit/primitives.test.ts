// Every part of the kit that opens something, in a real browser under the headers of published sites: nothing that the
// content security policy forbids, nothing that axe objects to, and each is opened and closed as a person would.
import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import type { AcceptanceCheck, CheckStep, Target } from "@atelier/blueprint";
import { writeProject } from "@atelier/blueprint";
import { SHELL } from "../../../../blueprint/src/project/shell.ts";
import { openWorkspace } from "../../../../src/generators/agent/files/open-workspace.ts";
import { formatProject } from "../../../../src/workshop/format/format-project.ts";
import { openProver, type Prover } from "../../../support/prove-app.ts";

const PAGE = `import { Page } from "@/components/layout/page";
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from "@/components/ui/accordion";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogTitle, DialogTrigger } from "@/components/ui/dialog";

export function HomePage() {
  return (
    <Page title="My app">
      <div className="flex flex-wrap gap-3">
        <Dialog>
          <DialogTrigger asChild><Button>Dialog</Button></DialogTrigger>
          <DialogContent>
            <DialogTitle>Share</DialogTitle>
            <DialogDescription>With whom?</DialogDescription>
          </DialogContent>
        </Dialog>
      </div>
      <Accordion>
        <AccordionItem value="why">
          <AccordionTrigger level="h2">Why?</AccordionTrigger>
          <AccordionContent>Because.</AccordionContent>
        </AccordionItem>
      </Accordion>
    </Page>
  );
}
`;

const button = (name: string): Target => ({ role: "button", name, exact: true });
const click = (target: Target): CheckStep => ({ do: "click", target });
const see = (target: Target): CheckStep => ({ do: "expectVisible", target });
const gone = (target: Target): CheckStep => ({ do: "expectHidden", target });
const escape: CheckStep = { do: "press", key: "Escape" };

const OPENED: Record<string, CheckStep[]> = {
  dialog: [click(button("Dialog")), see({ role: "dialog", name: "Share" }), escape, gone({ role: "dialog" })],
  accordion: [click(button("Why?")), see({ text: "Because." }), click(button("Why?")), gone({ text: "Because." })],
};

const checks = Object.entries(OPENED).flatMap(([id, steps]) =>
  (["desktop", "phone"] as const).map((viewport): AcceptanceCheck => ({
    id: `${id}-${viewport}`,
    title: `The ${id} opens and closes`,
    capability: null,
    phrase: null,
    viewport,
    steps: [{ do: "open", path: "/" }, ...steps],
  })),
);

let prover: Prover;
before(async () => {
  prover = await openProver();
});
after(() => prover.close());

it("opens dialogs and accordions under the policy of published sites", async () => {
  const workspace = openWorkspace(await formatProject(writeProject(SHELL)));
  workspace.perform({ name: "write", path: "src/pages/home-page.tsx", content: PAGE });
  const { findings, run } = await prover.proveFiles(await formatProject(workspace.files()), checks);
  assert.deepEqual(findings, []);
  assert.equal(run?.checks.filter(({ passed }) => passed).length, checks.length);
});
