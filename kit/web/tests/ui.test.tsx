import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { CardGrid, CardTitle } from "@/components/ui/card";
import { cn } from "@/lib/utils";

afterEach(cleanup);

test("the last of two contradicting classes wins", () => {
  expect(cn("px-4 text-sm", false, "px-2")).toBe("text-sm px-2");
});

test("a card that is alone has no empty places beside it", () => {
  const grid = (count: number) => (
    <CardGrid aria-label={`${count} cards`}>
      {Array.from({ length: count }, (_, at) => (
        <li key={at}>Card</li>
      ))}
    </CardGrid>
  );
  render(
    <>
      {grid(1)}
      {grid(2)}
    </>,
  );
  expect(screen.getByRole("list", { name: "1 cards" }).className).toContain("grid-cols-1!");
  expect(screen.getByRole("list", { name: "2 cards" }).className).not.toContain("grid-cols-1!");
});

test("a button does not submit a form unless it is of that type, and shows its variant", () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button variant="outline">Cancel</Button>
      <Button type="submit">Save</Button>
    </form>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(submit).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(submit).toHaveBeenCalledOnce();
  expect(screen.getByRole("button", { name: "Cancel" }).dataset["variant"]).toBe("outline");
});

test("a link takes the looks of a button and stays a link", () => {
  render(
    <Button asChild>
      <a href="/plants">Plants</a>
    </Button>,
  );
  const link = screen.getByRole("link", { name: "Plants" });
  expect(link.dataset["slot"]).toBe("button");
  expect(link.getAttribute("type")).toBe(null);
});

test("a field ties its label and its error to the control", () => {
  render(
    <Field label="Title" required error="Fill this in: title.">
      {(control) => <Input {...control} name="title" />}
    </Field>,
  );
  const control = screen.getByRole("textbox", { name: "Title" });
  expect(control.getAttribute("aria-invalid")).toBe("true");
  expect(control.getAttribute("aria-required")).toBe("true");
  expect(document.getElementById(control.getAttribute("aria-describedby") ?? "")?.textContent).toBe("Fill this in: title.");
});

test("a card's title is a heading of the level that the page needs", () => {
  render(<CardTitle level="h2">Lemons</CardTitle>);
  expect(screen.getByRole("heading", { level: 2, name: "Lemons" })).toBeTruthy();
});
