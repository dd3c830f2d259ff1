import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Board } from "@/components/board/board";
import { ResourceForm } from "@/components/resource/resource-form";
import { RowList } from "@/components/resource/row-list";
import { defineEntity } from "@/lib/entity";
import * as field from "@/lib/fields";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const masons = defineEntity({
  name: "mason",
  noun: { one: "mason", many: "masons" },
  home: { path: "/masons", title: "Masons" },
  rowPath: "/masons",
  title: "name",
  fields: { name: field.text({ label: "Name" }) },
  samples: () => [],
});

function quoinsWith(samples: readonly { name: string }[]) {
  return defineEntity({
    name: `quoin-${samples.length}`,
    noun: { one: "quoin", many: "quoins" },
    home: { path: "/", title: "Quoins" },
    rowPath: "/quoins",
    title: "name",
    fields: {
      name: field.text({ label: "Name" }),
      mason: field.reference({ label: "Mason", to: () => masons }),
      stage: field.choice({ label: "Stage", options: ["Cut", "Set"] }),
    },
    samples: () => samples,
  });
}

type Quoins = ReturnType<typeof quoinsWith>;

function showList(entity: Quoins, add: "page" | "line" | "none") {
  render(<RowList entity={entity} search filters={["stage"]} sort={["name"]} tools={<button>Export CSV</button>} add={add} row={{}} />, {
    wrapper: MemoryRouter,
  });
}

test("a list without rows leads to the first one, and offers nothing to find among none", () => {
  showList(quoinsWith([]), "page");
  expect(screen.getByText("No quoins yet")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Add quoin" }).getAttribute("href")).toBe("/quoins/new");
  expect(screen.queryByRole("search")).toBeNull();
  expect(screen.queryByRole("button", { name: "Export CSV" })).toBeNull();
});

test("with a row, it can be searched, narrowed and exported", () => {
  showList(quoinsWith([{ name: "Corner" }]), "page");
  expect(screen.getByRole("search")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Export CSV" })).toBeTruthy();
});

test("a list that visitors only look at says what it will show", () => {
  showList(quoinsWith([]), "none");
  expect(screen.getByText("Quoins are shown here as soon as there are any.")).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});

test("a board without rows leads to where they are added", () => {
  render(<Board entity={quoinsWith([])} field="stage" />, { wrapper: MemoryRouter });
  expect(screen.getByRole("link", { name: "All quoins" }).getAttribute("href")).toBe("/");
});

test("a form says why there is nothing to choose", () => {
  render(<ResourceForm entity={quoinsWith([])} submitLabel="Add quoin" cancelTo="/" onSubmit={() => undefined} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByText("No masons yet. Once there are some, one can be chosen here.")).toBeTruthy();
});

test("whoever may not add to an empty list is not told to", () => {
  const quoins = quoinsWith([]);
  quoins.mayAdd = () => false;
  showList(quoins, "page");
  expect(screen.getByText("Quoins are shown here as soon as there are any.")).toBeTruthy();
  cleanup();
  quoins.beforeAdding = () => ({ label: "Log in to add quoins", path: "/account" });
  showList(quoins, "page");
  expect(screen.getByText(/^Add the first quoin\./)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Log in to add quoins" })).toBeTruthy();
});
