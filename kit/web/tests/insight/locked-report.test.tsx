import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  cleanup();
  localStorage.clear();
  vi.resetModules();
});

test("of rows that are for others there is no report, but the way in", async () => {
  const { defineEntity } = await import("@/lib/entity");
  const { restrict } = await import("@/lib/access");
  const { Reports } = await import("@/components/insight/report/reports");
  const { openSampleAccount } = await import("@/lib/accounts");
  const field = await import("@/lib/fields");
  const trips = defineEntity({
    name: "trip",
    noun: { one: "trip", many: "trips" },
    home: { path: "/", title: "Trips" },
    rowPath: "/trips",
    title: "name",
    fields: {
      name: field.text({ label: "Name", required: true }),
      port: field.text({ label: "Port" }),
    },
    samples: () => [{ name: "Night boat", port: "Hals" }],
  });
  restrict(trips, { see: "members", change: "members" });
  const ports = defineEntity({
    name: "port",
    noun: { one: "port", many: "ports" },
    home: { path: "/ports", title: "Ports" },
    rowPath: "/ports",
    title: "name",
    fields: { name: field.text({ label: "Name", required: true }) },
    samples: () => [{ name: "Hals" }],
  });
  const ofPorts = { entity: ports, groups: [], measures: [], columns: [], date: null, isLink: false } as const;
  const reports = [{ entity: trips, groups: ["port"], measures: [], columns: ["port"], date: null, isLink: false }] as const;
  const shown = (others: readonly (typeof ofPorts)[] = []) =>
    render(
      <MemoryRouter>
        <Reports reports={[...reports, ...others]} />
      </MemoryRouter>,
    );
  shown();
  expect(screen.getByText("Log in to see trips")).toBeTruthy();
  expect(screen.queryByRole("article")).toBeNull();
  expect(screen.queryByRole("button", { name: /print/i })).toBeNull();
  cleanup();
  shown([ofPorts]);
  expect(screen.queryByText("Log in to see trips")).toBeNull();
  expect(screen.queryByText("Trips")).toBeNull();
  expect(screen.getByRole("article")).toBeTruthy();
  cleanup();
  openSampleAccount("Ada");
  shown();
  expect(screen.getByRole("article").textContent).toMatch(/Hals/);
});
