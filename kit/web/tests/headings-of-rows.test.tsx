// What stands above a row in a list where its title is known already, and that a line of facts says nothing twice.
import { act, cleanup, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import type { Entity } from "@/lib/entity";

beforeEach(() => {
  cleanup();
  localStorage.clear();
  vi.resetModules();
});

async function open() {
  const { defineEntity } = await import("@/lib/entity");
  const field = await import("@/lib/fields");
  const options = { home: { path: "/", title: "" }, rowPath: "/x" } as const;
  const prizes = defineEntity({
    ...options,
    name: "prize",
    noun: { one: "prize", many: "prizes" },
    title: "name",
    fields: { name: field.text({ label: "Name", required: true }) },
    samples: () => [{ name: "Lucky mug" }, { name: "Pennant" }],
  });
  const wins = defineEntity({
    ...options,
    name: "win",
    noun: { one: "win", many: "wins" },
    title: "winner",
    fields: {
      winner: field.text({ label: "Winner", required: true }),
      prize: field.reference({ label: "Prize", to: (): Entity => prizes }),
      called: field.text({ label: "Called", isLabelled: true }),
      from: field.text({ label: "From", isLabelled: true }),
      to: field.text({ label: "To", isLabelled: true }),
    },
    samples: () => [],
  });
  return { prizes, wins };
}

const facts = ["prize", "called", "from", "to"] as const;
const textsIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole("listitem")
    .map((item) => item.textContent);

test("a row of one's own that is called after the person has another value as its heading", async () => {
  const { wins } = await open();
  const { OwnRows } = await import("@/components/resource/own-rows");
  const { openSampleAccount } = await import("@/lib/accounts");
  openSampleAccount("Ada");
  wins.rows.add({ winner: "Ada", prize: "prize-1", called: "Lucky mug", from: "Bergen", to: "Bergen" });
  wins.rows.add({ winner: "Ada", prize: "prize-9", called: "Ada", from: "", to: "" });
  wins.rows.add({ winner: "The crew", prize: "prize-2", called: "", from: "", to: "" });
  const { recordOwner } = await import("@/lib/owners");
  for (const { id } of wins.rows.all()) recordOwner(wins, id);
  render(
    <MemoryRouter>
      <OwnRows entity={wins} title="My wins" headings={["prize", "called"]} row={{ facts, isLink: true, actions: [] }} />
    </MemoryRouter>,
  );
  const region = screen.getByRole("region", { name: "My wins" });
  // What is a heading is no fact; two answers to two questions are both told. Where there is nothing else the name stays.
  expect(textsIn(region)).toEqual(["The crewPennant", "Ada", "Lucky mugFromBergenToBergen"]);
  expect(within(region).getByRole("link", { name: "Lucky mug" }).getAttribute("href")).toMatch(/^\/x\/\w+$/);
  const { person } = await import("@/lib/person");
  act(() => person.update({ name: "Somebody else" }));
  expect(textsIn(region)[2]).toBe("AdaLucky mugFromBergenToBergen");
});

test("on the page of a row those that are called after it have another value as their heading", async () => {
  const { wins, prizes } = await open();
  const { ChildRows } = await import("@/components/resource/child-rows");
  wins.rows.add({ winner: "Lucky mug", prize: "prize-1", called: "Ada", from: "", to: "" });
  const [row] = wins.rows.all();
  if (row === undefined) throw new Error("There is no win.");
  const shown = (card: object) =>
    render(
      <MemoryRouter>
        <ChildRows entity={wins} by={["prize"]} parent="prize-1" of={prizes} headings={["called"]} {...card} />
      </MemoryRouter>,
    );
  const line = shown({ row: { facts: ["called"], actions: [] } });
  expect(textsIn(line.container)).toEqual(["Ada"]);
  line.unmount();
  const card = shown({ card: { facts: ["called"], isLink: true } });
  expect(within(card.container).getByRole("link", { name: "Ada" })).toBeDefined();
  expect(textsIn(card.container)).toEqual(["Ada"]);
});

test("a line of facts says no name twice, and not that of the title", async () => {
  const { wins } = await open();
  const { Facts } = await import("@/components/resource/facts");
  const row = wins.rows.add({ winner: "Ada", prize: "prize-1", called: "Lucky mug", from: "Ada", to: "Bergen" });
  render(<Facts entity={wins} row={row} names={[...facts, "winner"]} />, { wrapper: MemoryRouter });
  expect(screen.getByText("Bergen").closest("[data-slot=facts]")?.textContent).toBe("Lucky mugToBergen");
});
