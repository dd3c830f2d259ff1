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
import { AlertDialog, AlertDialogAction, AlertDialogCancel, AlertDialogContent, AlertDialogDescription, AlertDialogFooter, AlertDialogHeader, AlertDialogTitle, AlertDialogTrigger } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogTitle, DialogTrigger } from "@/components/ui/dialog";
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from "@/components/ui/dropdown-menu";
import { Popover, PopoverContent, PopoverTitle, PopoverTrigger } from "@/components/ui/popover";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { Toggle } from "@/components/ui/toggle";
import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";
import { Tooltip, TooltipContent, TooltipTrigger } from "@/components/ui/tooltip";
import { toast } from "@/lib/toast";

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
        <AlertDialog>
          <AlertDialogTrigger asChild><Button>Question</Button></AlertDialogTrigger>
          <AlertDialogContent>
            <AlertDialogHeader>
              <AlertDialogTitle>Delete all?</AlertDialogTitle>
              <AlertDialogDescription>This cannot be taken back.</AlertDialogDescription>
            </AlertDialogHeader>
            <AlertDialogFooter>
              <AlertDialogCancel>Keep</AlertDialogCancel>
              <AlertDialogAction onClick={() => toast("Deleted.")}>Delete</AlertDialogAction>
            </AlertDialogFooter>
          </AlertDialogContent>
        </AlertDialog>
        <DropdownMenu>
          <DropdownMenuTrigger asChild><Button>Menu</Button></DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem onClick={() => toast("Copied.")}>Copy</DropdownMenuItem>
            <DropdownMenuItem variant="destructive">Remove</DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
        <Popover>
          <PopoverTrigger asChild><Button>Popover</Button></PopoverTrigger>
          <PopoverContent><PopoverTitle>Details</PopoverTitle>More of it.</PopoverContent>
        </Popover>
        <Tooltip>
          <TooltipTrigger asChild><Button>Tooltip</Button></TooltipTrigger>
          <TooltipContent>A hint</TooltipContent>
        </Tooltip>
        <Toggle>Bold</Toggle>
      </div>
      <ToggleGroup aria-label="Size" defaultValue={["Small"]}>
        {["Small", "Large"].map((size) => <ToggleGroupItem key={size} value={size}>{size}</ToggleGroupItem>)}
      </ToggleGroup>
      <Tabs defaultValue="Day">
        <TabsList aria-label="Range">
          {["Day", "Week"].map((range) => <TabsTrigger key={range} value={range}>{range}</TabsTrigger>)}
        </TabsList>
        {["Day", "Week"].map((range) => <TabsContent key={range} value={range}>The {range}</TabsContent>)}
      </Tabs>
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
  "alert-dialog": [
    click(button("Question")),
    see({ text: "This cannot be taken back." }),
    escape,
    click(button("Question")),
    click(button("Delete")),
    see({ role: "status", text: "Deleted." }),
  ],
  menu: [
    click(button("Menu")),
    see({ role: "menuitem", name: "Remove" }),
    click({ role: "menuitem", name: "Copy" }),
    see({ role: "status", text: "Copied." }),
    gone({ role: "menu" }),
  ],
  popover: [click(button("Popover")), see({ role: "dialog", name: "Details" }), escape, gone({ role: "dialog" })],
  tooltip: [{ do: "press", key: "Tab", target: button("Popover") }, see({ text: "A hint" })],
  tabs: [click({ role: "tab", name: "Week" }), see({ role: "tabpanel", text: "The Week" }), gone({ text: "The Day" })],
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

it("opens dialogs, menus, popovers, tooltips, tabs and accordions under the policy of published sites", async () => {
  const workspace = openWorkspace(await formatProject(writeProject(SHELL)));
  workspace.perform({ name: "write", path: "src/pages/home-page.tsx", content: PAGE });
  const { findings, run } = await prover.proveFiles(await formatProject(workspace.files()), checks);
  assert.deepEqual(findings, []);
  assert.equal(run?.checks.filter(({ passed }) => passed).length, checks.length);
});
