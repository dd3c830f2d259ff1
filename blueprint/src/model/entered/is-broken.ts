// Whether rows break rules. The kit's `lib/rules.ts` has the same rules.
import type { SampleValue } from "../../schema/entity.ts";
import { type RowSource, type SampleRow, valueFor } from "../formula/working/work-out.ts";
import type { RuleRead } from "./read-rules.ts";

/** A row among those of its entity. */
interface Place {
  sources: readonly RowSource[];
  index: number;
}

const FLAG = { id: "kept", label: "Kept", type: "boolean", required: false } as const;

/** Whether a row breaks a rule; not where that depends on the day of the visit. */
export function isBroken(rule: RuleRead, { sources, index }: Place): boolean {
  const { entity, fields, holds, period } = rule;
  const rows = sources.find(({ id }) => id === entity)?.rows ?? [];
  const row = rows[index];
  const isMeant = (at: number): boolean =>
    rule.where === null || valueFor(sources, rule.where, { row: { entity, index: at }, target: FLAG }) === true;
  if (row === undefined || !fields.every((id) => isFilled(row[id])) || !isMeant(index)) return false;
  if (holds !== null) return valueFor(sources, holds, { row: { entity, index }, target: FLAG }) === false;
  return rows.some((other, at) => {
    const isAlike = fields.every((id) => plain(other[id]) === plain(row[id]));
    return at !== index && isAlike && isMeant(at) && (period === null || overlaps(row, other, period));
  });
}

const isFilled = (value: SampleValue | undefined): boolean => value !== undefined && value !== null && value !== "";

const plain = (value: SampleValue | undefined): unknown => (typeof value === "string" ? value.trim().toLowerCase() : value);

function overlaps(one: SampleRow, other: SampleRow, { from, to }: NonNullable<RuleRead["period"]>): boolean {
  const [begin, end, otherBegin, otherEnd] = [one[from], one[to], other[from], other[to]].map(momentOf);
  if (begin === undefined || end === undefined || otherBegin === undefined || otherEnd === undefined) return false;
  const after = (start: number, last: number): number => (start === last ? last + LEAST : last);
  return begin < after(otherBegin, otherEnd) && otherBegin < after(begin, end);
}

const DAY = 86_400_000;
const MINUTE = 60_000;
/** Less than any two moments are apart. */
const LEAST = MINUTE / 2;
/** Stands for the day of the visit: the days that checks enter are years later. */
const TODAY = Date.UTC(2026, 0);

/** When something is, in milliseconds: a day, which may be counted from the visit, a moment or a time of any day; undefined for none. */
function momentOf(value: SampleValue | undefined): number | undefined {
  if (typeof value === "number") return TODAY + value * DAY;
  if (typeof value !== "string") return undefined;
  const [, from, time = "00:00"] = /^(-?\d{1,5})(?:T(\d\d:\d\d))?$/.exec(value) ?? [];
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  if (from !== undefined) return TODAY + Number(from) * DAY + (hours * 60 + minutes) * MINUTE;
  const moment = /^\d\d:\d\d/.test(value) ? Date.parse(`1970-01-01T${value}Z`) : Date.parse(value.length > 10 ? `${value}Z` : value);
  return Number.isNaN(moment) ? undefined : moment;
}
