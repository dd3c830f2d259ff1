import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Entity } from "@/lib/entity";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
afterEach(cleanup);

/** Families, one with two species in it and a guide that names it, and one without. */
async function open() {
  const { defineEntity } = await import("@/lib/entity");
  const { referredBy } = await import("@/lib/referrers");
  const { RowActions } = await import("@/components/resource/row-controls");
  const field = await import("@/lib/fields");
  const name = field.text({ label: "Name", required: true });
  const shared = { home: { path: "/", title: "Home" }, title: "name" } as const;
  const families = defineEntity({
    ...shared,
    name: "family",
    noun: { one: "family", many: "families" },
    rowPath: "/families",
    fields: { name },
    samples: () => [{ name: "Mosses" }, { name: "Ferns" }],
  });
  const species = defineEntity({
    ...shared,
    name: "species",
    noun: { one: "species", many: "species" },
    rowPath: "/species",
    fields: { name, family: field.reference({ label: "Family", to: (): Entity => families }) },
    samples: () => [
      { name: "Haircap", family: "family-1" },
      { name: "Feather", family: "family-1" },
    ],
  });
  const guides = defineEntity({
    ...shared,
    name: "guide",
    noun: { one: "guide", many: "guides" },
    rowPath: "/guides",
    fields: { name, families: field.references({ label: "Families", to: (): Entity => families }) },
    samples: () => [{ name: "Wet walls", families: ["family-1"] }],
  });
  referredBy(families, () => [
    { entity: species, by: ["family"] },
    { entity: guides, by: ["families"] },
  ]);
  const [mosses, ferns] = families.rows.all();
  if (mosses === undefined || ferns === undefined) throw new Error("There are no families.");
  render(
    <MemoryRouter>
      {[mosses, ferns].map((row) => (
        <RowActions key={row.id} entity={families} row={row} actions={["delete"]} />
      ))}
    </MemoryRouter>,
  );
  return { names: () => families.rows.all().map((row) => row.name), species };
}

const dialog = () => within(screen.getByRole("dialog", { name: "Delete Mosses" }));

test("a row that others refer to is deleted once a dialog has said how many do", async () => {
  const { names } = await open();
  fireEvent.click(screen.getByRole("button", { name: "Delete Mosses" }));
  expect(dialog().getByText(/refer to “Mosses”: 2 species and 1 guide\./)).toBeTruthy();
  expect(names()).toEqual(["Mosses", "Ferns"]);
  fireEvent.click(dialog().getByRole("button", { name: "Cancel" }));
  expect(names()).toEqual(["Mosses", "Ferns"]);
  fireEvent.click(screen.getByRole("button", { name: "Delete Mosses" }));
  fireEvent.click(dialog().getByRole("button", { name: "Delete" }));
  expect(names()).toEqual(["Ferns"]);
});

test("a row that nothing refers to is deleted at once", async () => {
  const { names } = await open();
  fireEvent.click(screen.getByRole("button", { name: "Delete Ferns" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(names()).toEqual(["Mosses"]);
});
