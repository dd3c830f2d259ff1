// Places on a drawn map. Rows without coordinates get a schematic place, the same on every visit.
import { seedOf } from "./seed";

/** The size of a map. */
export const MAP = { width: 1_000, height: 640 };

const SCALE_MAX = 6;

export interface MapPoint {
  x: number;
  y: number;
}

export interface MapPlace extends MapPoint {
  id: string;
  title: string;
  /** The corners of its area; none for a place that is known. */
  corners: readonly MapPoint[];
}

/** The part of a map that is seen: its middle, and how much larger it is drawn. */
export interface MapView extends MapPoint {
  scale: number;
}

export const WHOLE_MAP: MapView = { scale: 1, x: MAP.width / 2, y: MAP.height / 2 };

/** The view, kept on the map. */
export function boundedView({ scale, x, y }: MapView): MapView {
  const bounded = Math.min(SCALE_MAX, Math.max(1, scale));
  const within = (value: number, size: number) =>
    Math.min(size - size / bounded / 2, Math.max(size / bounded / 2, value));
  return { scale: bounded, x: within(x, MAP.width), y: within(y, MAP.height) };
}

/** Whether a map cannot be drawn larger. */
export function isLargest({ scale }: MapView): boolean {
  return scale >= SCALE_MAX;
}

/** What is seen, as the upper left corner and a size. */
export function visibleArea({ scale, x, y }: MapView): {
  left: number;
  top: number;
  width: number;
  height: number;
} {
  const [width, height] = [MAP.width / scale, MAP.height / scale];
  return { left: x - width / 2, top: y - height / 2, width, height };
}

/** An area of a grid for each row; its corners are drawn askew, and the order follows from the titles. */
export function schematicPlaces(rows: readonly { id: string; title: string }[]): MapPlace[] {
  const columns = Math.max(2, Math.ceil(Math.sqrt(rows.length * 1.5)));
  const lines = Math.max(1, Math.ceil(rows.length / columns));
  const [width, height] = [940 / columns, 580 / lines];
  const corner = (column: number, line: number): MapPoint => ({
    x: clamp(
      30 + column * width + (seedOf(`x ${column} ${line} ${columns}`) - 0.5) * width * 0.5,
      MAP.width,
    ),
    y: clamp(
      30 + line * height + (seedOf(`y ${line} ${column} ${lines}`) - 0.5) * height * 0.45,
      MAP.height,
    ),
  });
  const ordered = rows.toSorted((left, right) => seedOf(left.title) - seedOf(right.title));
  return ordered.map(({ id, title }, index) => {
    const [column, line] = [index % columns, Math.floor(index / columns)];
    const corners = [
      corner(column, line),
      corner(column + 1, line),
      corner(column + 1, line + 1),
      corner(column, line + 1),
    ];
    const mean = (axis: "x" | "y") =>
      corners.reduce((total, point) => total + point[axis], 0) / corners.length;
    return { id, title, corners, x: mean("x"), y: mean("y") };
  });
}

function clamp(value: number, size: number): number {
  return Math.min(size - 12, Math.max(12, value));
}

/** The places of rows with coordinates, as far apart as they are; others are left out. */
export function locatedPlaces(
  rows: readonly { id: string; title: string; latitude: number | null; longitude: number | null }[],
): MapPlace[] {
  const known = rows.flatMap(({ id, title, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ id, title, latitude, longitude }],
  );
  const share = (value: number, all: readonly number[]) =>
    (value - Math.min(...all)) / (Math.max(...all) - Math.min(...all) || 1);
  const latitudes = known.map(({ latitude }) => latitude);
  const longitudes = known.map(({ longitude }) => longitude);
  return known.map(({ id, title, latitude, longitude }) => ({
    id,
    title,
    corners: [],
    x: 80 + share(longitude, longitudes) * 840,
    y: 560 - share(latitude, latitudes) * 480,
  }));
}
