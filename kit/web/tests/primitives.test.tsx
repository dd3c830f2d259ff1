// The parts that stand on Base UI, as a person with a keyboard or a screen reader meets them, in the names of shadcn/ui.
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from "@/components/ui/accordion";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from "@/components/ui/dialog";
import { Progress } from "@/components/ui/progress";
import { RadioGroup, RadioGroupItem } from "@/components/ui/radio-group";

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
