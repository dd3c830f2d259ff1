// The parts that stand on Base UI, as a person with a keyboard or a screen reader meets them, in the names of shadcn/ui.
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from "@/components/ui/accordion";
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogTitle,
  AlertDialogTrigger,
} from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from "@/components/ui/dialog";
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from "@/components/ui/dropdown-menu";
import { Progress } from "@/components/ui/progress";
import { RadioGroup, RadioGroupItem } from "@/components/ui/radio-group";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";

afterEach(cleanup);

test("a dialog is named by its title, and closing it gives the focus back to its trigger", async () => {
  render(
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="outline">Share</Button>
      </DialogTrigger>
      <DialogContent>
        <DialogTitle>Share this page</DialogTitle>
      </DialogContent>
    </Dialog>,
  );
  const trigger = screen.getByRole("button", { name: "Share" });
  expect(trigger.dataset).toMatchObject({ slot: "button", variant: "outline" });
  fireEvent.click(trigger);
  const dialog = await screen.findByRole("dialog", { name: "Share this page" });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBe(null));
  await waitFor(() => expect(document.activeElement).toBe(trigger));
});

test("an alert dialog does what is asked only by its action", async () => {
  const remove = vi.fn();
  render(
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button>Delete all</Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogTitle>Delete everything?</AlertDialogTitle>
        <AlertDialogCancel>Keep</AlertDialogCancel>
        <AlertDialogAction onClick={remove}>Delete</AlertDialogAction>
      </AlertDialogContent>
    </AlertDialog>,
  );
  for (const [answer, calls] of [
    ["Keep", 0],
    ["Delete", 1],
  ] as const) {
    fireEvent.click(screen.getByRole("button", { name: "Delete all" }));
    await screen.findByRole("alertdialog", { name: "Delete everything?" });
    fireEvent.click(screen.getByRole("button", { name: answer }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBe(null));
    expect(remove).toHaveBeenCalledTimes(calls);
  }
});

test("a menu has items, and choosing one closes it", async () => {
  const copy = vi.fn();
  render(
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button>More</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onClick={copy}>Copy</DropdownMenuItem>
        <DropdownMenuItem asChild>
          <a href="/plants">Plants</a>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>,
  );
  fireEvent.click(screen.getByRole("button", { name: "More" }));
  const [first, second] = await screen.findAllByRole("menuitem");
  expect(second?.getAttribute("href")).toBe("/plants");
  if (first) fireEvent.click(first);
  expect(copy).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole("menu")).toBe(null));
});

test("entries of an accordion open one at a time, and with multiple each on its own", () => {
  const entries = ["One", "Two"].map((value) => (
    <AccordionItem key={value} value={value}>
      <AccordionTrigger level="h2">{value}</AccordionTrigger>
      <AccordionContent>About {value}</AccordionContent>
    </AccordionItem>
  ));
  const opened = () => screen.getAllByRole("button").map((trigger) => trigger.getAttribute("aria-expanded"));
  const openBoth = () => screen.getAllByRole("button").forEach((trigger) => fireEvent.click(trigger));
  const { rerender } = render(<Accordion key="one">{entries}</Accordion>);
  expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(2);
  openBoth();
  expect(opened()).toEqual(["false", "true"]);
  rerender(
    <Accordion key="many" multiple>
      {entries}
    </Accordion>,
  );
  openBoth();
  expect(opened()).toEqual(["true", "true"]);
  expect(screen.getByRole("region", { name: "One" }).textContent).toBe("About One");
});

test("tabs show the panel of the chosen one", () => {
  render(
    <Tabs defaultValue="day">
      <TabsList aria-label="Range">
        <TabsTrigger value="day">Day</TabsTrigger>
        <TabsTrigger value="week">Week</TabsTrigger>
      </TabsList>
      <TabsContent value="day">Today</TabsContent>
      <TabsContent value="week">This week</TabsContent>
    </Tabs>,
  );
  fireEvent.click(screen.getByRole("tab", { name: "Week" }));
  expect(screen.getByRole("tabpanel", { name: "Week" }).textContent).toBe("This week");
  expect(screen.getByRole("tab", { name: "Day" }).getAttribute("aria-selected")).toBe("false");
});

function Sizes() {
  const [size, setSize] = useState("s");
  return (
    <ToggleGroup aria-label="Size" value={[size]} onValueChange={([next = size]) => setSize(next)}>
      <ToggleGroupItem value="s">Small</ToggleGroupItem>
      <ToggleGroupItem value="l">Large</ToggleGroupItem>
    </ToggleGroup>
  );
}

test("of a toggle group one choice is on, which another click leaves on", () => {
  render(<Sizes />);
  const pressed = () => screen.getAllByRole("button").map((item) => [item.getAttribute("aria-pressed"), item.dataset["variant"]]);
  const large = screen.getByRole("button", { name: "Large" });
  fireEvent.click(large);
  fireEvent.click(large);
  expect(pressed()).toEqual([
    ["false", "secondary"],
    ["true", "default"],
  ]);
});

test("checkboxes and radio buttons are submitted with their form, and reset with it", () => {
  const onChecked = vi.fn();
  render(
    <form aria-label="Order">
      <Checkbox aria-label="Gift" name="gift" onCheckedChange={onChecked} />
      <RadioGroup name="size" aria-label="Size" defaultValue="s">
        <RadioGroupItem value="s" aria-label="Small" />
        <RadioGroupItem value="l" aria-label="Large" />
      </RadioGroup>
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>("form", { name: "Order" });
  const submitted = () => Object.fromEntries(new FormData(form));
  expect(submitted()).toEqual({ size: "s" });
  fireEvent.click(screen.getByRole("checkbox", { name: "Gift" }));
  fireEvent.click(screen.getByRole("radio", { name: "Large" }));
  expect(onChecked).toHaveBeenCalledWith(true);
  expect(submitted()).toEqual({ gift: "on", size: "l" });
  form.reset();
  expect(submitted()).toEqual({ size: "s" });
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Gift" }).checked).toBe(false);
});

test("progress stays between nothing and all, of nothing too", () => {
  for (const [value, max, said] of [
    [3, 4, "3"],
    [9, 4, "4"],
    [0, 0, "0"],
  ] as const) {
    const { unmount } = render(<Progress aria-label="Done" value={value} max={max} />);
    expect(screen.getByRole("progressbar", { name: "Done" }).getAttribute("aria-valuenow")).toBe(said);
    unmount();
  }
});
