import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FindPage } from "@/components/find/find-page";
import { defineEntity } from "@/lib/entity";
import * as field from "@/lib/fields";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const entityOf = (one: string, names: readonly string[]) =>
  defineEntity({
    name: one,
    noun: { one, many: `${one}s` },
    home: { path: `/${one}s`, title: one },
    rowPath: `/${one}s`,
    title: "name",
    fields: { name: field.text({ label: "Name", required: true }) },
    samples: () => names.map((name) => ({ name })),
  });

const open = (query = "") => {
  const herbs = entityOf("herb", ["Balm", "Sage 1", "Sage 2", "Sage 3", "Sage 4", "Sage 5", "Sage 6"]);
  const beds = entityOf("bed", ["Sage bed", "Rose bed"]);
  render(
    <MemoryRouter initialEntries={[`/search?q=${query}`]}>
      <FindPage groups={[{ entity: herbs, isLink: true }, { entity: beds }]} />
    </MemoryRouter>,
  );
  return { herbs };
};
const box = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Search" });
const status = () => screen.getByRole("status").textContent;

test("rows of every kind are found by their words, each kind under its name, the first five of it", () => {
  open();
  expect(box().placeholder).toBe("Search herbs and beds");
  expect(status()).toBe("");
  expect(screen.queryAllByRole("listitem")).toHaveLength(0);
  fireEvent.change(box(), { target: { value: "sage" } });
  expect(status()).toBe("7 results");
  const herbs = within(screen.getByRole("region", { name: "Herbs" }));
  expect(herbs.getAllByRole("listitem")).toHaveLength(5);
  expect(herbs.getByRole("link", { name: "All herbs" }).getAttribute("href")).toBe("/herbs?search=sage");
  expect(herbs.getByRole("link", { name: "Sage 1" }).getAttribute("href")).toBe("/herbs/herb-2");
  const beds = within(screen.getByRole("region", { name: "Beds" }));
  expect(beds.getByRole("listitem").textContent).toBe("Sage bed");
  expect(beds.getByRole("link", { name: "All beds" }).getAttribute("href")).toBe("/beds?search=sage");
});

test("the words stand in the address, what matches nothing is said, and a new row is found at once", async () => {
  const { herbs } = open("mint");
  expect(box().value).toBe("mint");
  expect(status()).toBe("Nothing matches “mint”. Try other or fewer words.");
  herbs.rows.add({ name: "Mint" });
  expect(await screen.findByRole("link", { name: "Mint" })).toBeTruthy();
  expect(status()).toBe("1 result");
});
