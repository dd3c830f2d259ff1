import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { TrackPanel } from "@/components/tracking/track-panel";
import { defineEntity } from "@/lib/entity";
import * as field from "@/lib/fields";
import { codeOf, defineTracking, findByCode } from "@/lib/tracking";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const trackingOf = () =>
  defineTracking({
    name: "track",
    entity: defineEntity({
      name: "parcel",
      noun: { one: "parcel", many: "parcels" },
      home: { path: "/", title: "Parcels" },
      rowPath: "/parcels",
      title: "name",
      fields: { name: field.text({ label: "Name" }), serial: field.text({ label: "Serial" }) },
      samples: () => [{ name: "Books", serial: "sn-77" }, { name: "Shoes" }, { name: "Lamp" }],
    }),
    prefix: "PAR",
    ownCode: "serial",
    steps: ["Packed", "Delivered"],
    places: ["Depot", "Home"],
  });

test("codes are made of ids: of the number of a sample, and of the end of any other id", () => {
  expect(codeOf({ prefix: "PAR" }, { id: "parcel-1" })).toBe("PAR-00001");
  expect(codeOf({ prefix: "PAR" }, { id: "mabc12xyz789" })).toBe("PAR-XYZ789");
});

test("a row is found by its code or its own one, however it is typed, and not by nothing", () => {
  const tracking = trackingOf();
  const find = (code: string) => findByCode(tracking, tracking.entity.rows.all(), code)?.id;
  expect([" par-00002 ", "SN-77", "", "PAR-00009"].map(find)).toEqual(["parcel-2", "parcel-1", undefined, undefined]);
});

test("each sample has come a step further than the one before, the latest station first", () => {
  const stations = trackingOf().stations.all();
  expect(stations.map(({ about, step, place }) => [about, step, place])).toEqual([
    ["parcel-1", "Packed", "Depot"],
    ["parcel-2", "Delivered", "Home"],
    ["parcel-2", "Packed", "Depot"],
    ["parcel-3", "Packed", "Depot"],
  ]);
});

test("an unknown code is an error, and a known one shows where the row is", () => {
  render(<TrackPanel tracking={trackingOf()} />, { wrapper: MemoryRouter });
  const ask = (code: string) => {
    fireEvent.change(screen.getByRole("textbox", { name: "Parcel ID" }), { target: { value: code } });
    fireEvent.click(screen.getByRole("button", { name: "Track" }));
  };
  ask("");
  expect(screen.getByText("Enter the parcel ID.")).toBeTruthy();
  ask("PAR-99999");
  expect(screen.getByText(/No parcel has the ID “PAR-99999”/)).toBeTruthy();
  ask("PAR-00002");
  expect(screen.getByRole("group", { name: "Current status" }).textContent).toContain("Delivered");
});
