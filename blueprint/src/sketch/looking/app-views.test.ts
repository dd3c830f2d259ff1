import assert from "node:assert/strict";
import { test } from "node:test";
import { draftedSketch } from "../../examples/drafted-sketch.ts";
import { type AppView, appViews } from "./app-views.ts";

const text = (label: string) => ({ label, type: "text" });

function viewsOf(given: Record<string, unknown>): AppView[] {
  return appViews(draftedSketch("An app", given).blueprint);
}

const RENTALS = {
  title: "Boat hire",
  kind: "community",
  roles: [{ name: "Harbour master" }],
  things: [
    {
      one: "boat",
      access: { see: "everybody", change: "Harbour master" },
      fields: [text("Name"), text("Berth"), text("Rig")],
      rows: [
        ["Vega", "A1", "Sloop"],
        ["Lyra", "A2", "Ketch"],
      ],
    },
    {
      one: "booking",
      access: { see: "owner", change: "owner" },
      fields: [text("Name"), { label: "Boat", type: "reference", of: "boat" }, text("Note")],
      rows: [["Sunday trip", "Vega", "Two adults"]],
    },
  ],
  pages: [
    { title: "Home", sections: [{ heading: "Boats to hire", text: "By the day." }, { thing: "boat" }] },
    { title: "My bookings", sections: [{ thing: "booking", own: true }] },
    { title: "Berths", for: ["Harbour master"], sections: [{ thing: "boat", as: "table" }] },
  ],
};

test("every page is seen by the first who has it, and by somebody who sees all of it", () => {
  const views = viewsOf(RENTALS).map(({ path, who }) => `${path} ${who}`);
  assert.ok(views.includes("/ somebody who is not logged in"), views.join("\n"));
  assert.ok(views.includes("/my-bookings somebody with an account"), views.join("\n"));
  assert.ok(views.includes("/berths the role Harbour master"), views.join("\n"));
  assert.ok(!views.includes("/berths somebody who is not logged in"));
});

test("the page of a row and the form of a new one are seen by somebody who changes such rows", () => {
  const views = viewsOf(RENTALS).filter(({ path }) => /-1$|\/new$/.test(path));
  assert.ok(views.some(({ path }) => path.endsWith("/new")) && views.some(({ path }) => path.endsWith("-1")));
  for (const { path, who, isWhole } of views) assert.deepEqual([who, isWhole], ["the role Harbour master", true], path);
});

test("whoever has to log in to see a part of a page does not see it whole", () => {
  const [stranger, member] = viewsOf(RENTALS).filter(({ path }) => path === "/my-bookings");
  assert.deepEqual([stranger?.isWhole, member?.isWhole], [false, true]);
});

test("an app without accounts is seen by everybody, without steps", () => {
  const views = viewsOf({
    things: [{ one: "moth", fields: [text("Name"), text("Place"), text("Light")], rows: [["Hawk", "Gate", "Lamp"]] }],
  });
  assert.ok(views.length > 0);
  for (const { who, steps } of views) assert.deepEqual({ who, steps }, { who: "everybody", steps: [] });
});
