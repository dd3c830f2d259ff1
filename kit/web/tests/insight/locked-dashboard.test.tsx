import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import type { DashboardDefinition } from "@/lib/insight/dashboard/dashboard-definition";

beforeEach(() => {
  cleanup();
  localStorage.clear();
  vi.resetModules();
});

test("a dashboard has no widgets of rows that are for others, and where it has no others the way in", async () => {
  const { defineEntity } = await import("@/lib/entity");
  const { restrict } = await import("@/lib/access");
  const { openSampleAccount } = await import("@/lib/accounts");
  const { Dashboard } = await import("@/components/insight/dashboard/dashboard");
  const field = await import("@/lib/fields");
  const sourceOf = (name: string) => {
    const fields = { name: field.text({ label: "Name", required: true }) };
    const noun = { one: name, many: `${name}s` };
    const home = { path: "/", title: name };
    return defineEntity({ name, noun, home, rowPath: `/${name}s`, title: "name", fields, samples: () => [{ name: "Hals" }] });
  };
  const [trips, ports] = [sourceOf("trip"), sourceOf("port")];
  restrict(trips, { see: "members", change: "members" });
  const definitionOf = (entities: readonly (typeof trips)[]): DashboardDefinition => ({
    sources: entities.map((entity) => ({
      entity,
      date: null,
      hasSimulatedDays: false,
      isLink: false,
      columns: [],
      lessIsBetter: [],
    })),
    widgets: entities.map(({ name }) => ({
      id: name,
      title: `All ${name}s`,
      source: name,
      shape: "figure",
      measure: "count",
      field: null,
      by: null,
    })),
    range: "all",
    note: "",
  });
  const shown = (entities: readonly (typeof trips)[]) =>
    render(
      <MemoryRouter>
        <Dashboard definition={definitionOf(entities)} />
      </MemoryRouter>,
    );
  const widgets = () => screen.queryAllByRole("article").map((one) => one.getAttribute("aria-label"));
  shown([trips, ports]);
  expect(widgets()).toEqual(["All ports"]);
  cleanup();
  shown([trips]);
  expect(widgets()).toEqual([]);
  expect(screen.getByText("Log in to see trips")).toBeTruthy();
  cleanup();
  openSampleAccount("Ada");
  shown([trips, ports]);
  expect(widgets()).toEqual(["All trips", "All ports"]);
});
