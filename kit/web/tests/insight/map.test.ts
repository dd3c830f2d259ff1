import { expect, test } from "vitest";
import { WHOLE_MAP, boundedView, isLargest, locatedPlaces, schematicPlaces, visibleArea } from "@/lib/insight/map";

const rows = ["Old Town", "Harbor", "Hill", "Park", "Station"].map((title, index) => ({ id: String(index), title }));

test("a view stays on the map", () => {
  expect(boundedView({ scale: 0.2, x: -50, y: 900 })).toEqual(WHOLE_MAP);
  expect(boundedView({ scale: 2, x: 0, y: 640 })).toEqual({ scale: 2, x: 250, y: 480 });
  expect(isLargest(boundedView({ scale: 50, x: 500, y: 320 }))).toBe(true);
  expect(visibleArea({ scale: 2, x: 250, y: 480 })).toEqual({ left: 0, top: 320, width: 500, height: 320 });
});

test("schematic places are the same whatever the order, differ, and lie on the map", () => {
  const byId = (places: ReturnType<typeof schematicPlaces>) => places.toSorted((left, right) => left.id.localeCompare(right.id));
  const places = byId(schematicPlaces(rows));
  expect(byId(schematicPlaces(rows.toReversed()))).toEqual(places);
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(rows.length);
  const corners = places.flatMap((place) => place.corners);
  expect(corners.every(({ x, y }) => x >= 12 && x <= 988 && y >= 12 && y <= 628)).toBe(true);
});

test("places with coordinates have north on top and east on the right", () => {
  const places = locatedPlaces([
    { id: "a", title: "North west", latitude: 60, longitude: 5 },
    { id: "b", title: "South east", latitude: 40, longitude: 25 },
    { id: "c", title: "Unknown", latitude: null, longitude: 3 },
  ]);
  expect(places.map(({ id, x, y }) => [id, x, y])).toEqual([
    ["a", 80, 80],
    ["b", 920, 560],
  ]);
  expect(locatedPlaces([{ id: "a", title: "Alone", latitude: 1, longitude: 1 }])[0]).toMatchObject({ x: 80, y: 560 });
});
