// `src/lib/map.ts` of the generated app: where records lie on a drawn map, and which part of it is looked at.
import { code } from "../../../writer/code/code.ts";
import type { ModuleSource } from "../../../writer/code/module.ts";

/** `src/lib/map.ts`. */
export function mapLibrary(): ModuleSource {
  return {
    path: "src/lib/map.ts",
    opening: "Places on a drawn map of 1000 by 640. Records without coordinates get a schematic place, the same on every visit.",
    library: true,
    parts: [
      {
        name: "MapPlace",
        isType: true,
        code: code`
        interface MapPlace {
          record: @DataRecord;
          x: number;
          y: number;
          /** The corners of its area. */
          corners: readonly { x: number; y: number }[];
        }`,
      },
      {
        name: "MapView",
        isType: true,
        code: code`
        interface MapView {
          scale: number;
          /** The middle of what is seen. */
          x: number;
          y: number;
        }`,
      },
      { name: "WHOLE_MAP", code: code`const WHOLE_MAP: @MapView = { scale: 1, x: 500, y: 320 };` },
      {
        name: "boundedView",
        comment: "The view, kept on the map.",
        code: code`
        function boundedView({ scale, x, y }: @MapView): @MapView {
          const bounded = Math.min(6, Math.max(1, scale));
          const within = (value: number, size: number) => Math.min(size - size / bounded / 2, Math.max(size / bounded / 2, value));
          return { scale: bounded, x: within(x, 1_000), y: within(y, 640) };
        }`,
      },
      {
        name: "placesOf",
        comment: "Every record with an area of a grid whose corners are drawn askew, in an order that its name gives.",
        code: placesOf,
      },
      {
        name: "Coordinates",
        isType: true,
        code: code`
        interface Coordinates {
          latitude: string;
          longitude: string;
        }`,
      },
      { name: "locatedPlaces", comment: "The places of records that have coordinates, as far apart as they are.", code: locatedPlaces },
    ],
  };
}

const placesOf = code`
  function placesOf(records: readonly @DataRecord[]): @MapPlace[] {
    const columns = Math.max(2, Math.ceil(Math.sqrt(records.length * 1.5)));
    const rows = Math.max(1, Math.ceil(records.length / columns));
    const [width, height] = [940 / columns, 580 / rows];
    const corner = (column: number, row: number) => ({
      x: Math.min(988, Math.max(12, 30 + column * width + (@seedOf(\`x \${column} \${row} \${columns}\`) - 0.5) * width * 0.5)),
      y: Math.min(628, Math.max(12, 30 + row * height + (@seedOf(\`y \${row} \${column} \${rows}\`) - 0.5) * height * 0.45)),
    });
    const ordered = records.toSorted((left, right) => @seedOf(left.title) - @seedOf(right.title));
    return ordered.map((record, index) => {
      const [column, row] = [index % columns, Math.floor(index / columns)];
      const corners = [corner(column, row), corner(column + 1, row), corner(column + 1, row + 1), corner(column, row + 1)];
      return { record, corners, x: @sum(corners.map(({ x }) => x)) / 4, y: @sum(corners.map(({ y }) => y)) / 4 };
    });
  }`;

const locatedPlaces = code`
  function locatedPlaces(records: readonly @DataRecord[], { latitude, longitude }: @Coordinates): @MapPlace[] {
    const known = records.flatMap((record) => {
      const [north, east] = [@recordNumber(record, latitude), @recordNumber(record, longitude)];
      return north === null || east === null ? [] : [{ record, north, east }];
    });
    const norths = known.map(({ north }) => north);
    const easts = known.map(({ east }) => east);
    const part = (value: number, all: readonly number[]) => (value - Math.min(...all)) / (Math.max(...all) - Math.min(...all) || 1);
    return known.map(({ record, north, east }) => ({ record, corners: [], x: 80 + part(east, easts) * 840, y: 560 - part(north, norths) * 480 }));
  }`;
