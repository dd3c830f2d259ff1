// Codes by which rows are found, and the stations on their way.
import type { Entity, Fields, RowOf } from "./entity";
import { localDate } from "./format";
import { readText } from "./saved";
import { type Collection, createCollection } from "./store";

export interface Station {
  /** The id of the row that was there. */
  about: string;
  step: string;
  place: string;
  /** A local time as `2026-11-18T14:30`. */
  at: string;
}

export interface TrackingOptions<F extends Fields> {
  /** Its name in storage. */
  name: string;
  entity: Entity<F>;
  /** Whether the rows have pages of their own. */
  isLink?: boolean;
  /** What codes begin with. */
  prefix: string;
  /** A code that the rows have themselves, which finds them as well. */
  ownCode?: keyof F & string;
  /** The steps on a row's way. */
  steps: readonly string[];
  /** The places of the steps on a first visit; without them nothing has moved yet. */
  places?: readonly string[];
}

export interface Tracking<F extends Fields = Fields> extends TrackingOptions<F> {
  /** The latest first. */
  stations: Collection<Station>;
}

/** Defines the tracking of an entity's rows and opens their stations. A stored station of no row is dropped. */
export function defineTracking<F extends Fields>(options: TrackingOptions<F>): Tracking<F> {
  const stations = createCollection<Station>({
    name: options.name,
    read: (saved) => {
      const about = readText(saved["about"]);
      if (about === "") return null;
      return {
        about,
        step: readText(saved["step"]),
        place: readText(saved["place"]),
        at: readText(saved["at"]),
      };
    },
    samples: () =>
      sampleStations(options).map((station, index) => ({ ...station, id: `station-${index + 1}` })),
  });
  return { ...options, stations };
}

const SAMPLES_MAX = 8;

/** Each sample row has come a step further than the one before it. */
function sampleStations<F extends Fields>({
  entity,
  steps,
  places,
}: TrackingOptions<F>): Station[] {
  if (places === undefined) return [];
  return entity
    .samples()
    .slice(0, SAMPLES_MAX)
    .flatMap((_row, index) => {
      const reached = (index % steps.length) + 1;
      return steps
        .slice(0, reached)
        .map((step, at) => ({
          about: `${entity.name}-${index + 1}`,
          step,
          place: places[at] ?? "",
          at: `${localDate((at - reached) * 2)}T0${8 + (at % 2)}:30`,
        }))
        .toReversed();
    });
}

/** The code of a row, made of its id: `PRO-00001`, `PRO-7K2M9Q`. */
export function codeOf({ prefix }: Pick<Tracking, "prefix">, { id }: { id: string }): string {
  const tail = id.split("-").at(-1) ?? "";
  return `${prefix}-${tail.length < 6 ? tail.padStart(5, "0") : tail.slice(-6)}`.toUpperCase();
}

/** The row with this code, however it is typed. */
export function findByCode(
  tracking: Tracking,
  rows: readonly RowOf<Fields>[],
  code: string,
): RowOf<Fields> | undefined {
  const wanted = code.trim().toUpperCase();
  if (wanted === "") return undefined;
  const { ownCode } = tracking;
  return rows.find(
    (row) =>
      codeOf(tracking, row) === wanted ||
      (ownCode !== undefined && readText(row[ownCode]).toUpperCase() === wanted),
  );
}

/** Now, as a local time. */
export function localTime(): string {
  const now = new Date();
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${localDate()}T${pad(now.getHours())}:${pad(now.getMinutes())}`;
}
