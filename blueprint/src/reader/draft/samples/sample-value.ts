// Believable values for fields that no thing's own samples cover. Always the same for the same prompt.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { peopleNames, samplePools } from "../../../knowledge/sample-pools.ts";
import type { Field, SampleValue } from "../../../schema/entity.ts";
import { singular } from "../../../knowledge/words/inflect.ts";
import { seedOf } from "../../../knowledge/words/seed.ts";

function pick<T>(values: readonly T[], at: number): T | undefined {
  return values[at % values.length];
}

function numberFor(field: Field, at: number): number {
  const label = field.label.toLowerCase();
  if (/\byear\b/.test(label)) return pick([2019, 2021, 1998, 2016, 2008, 2023, 2012, 1987], at) ?? 2020;
  if (/\bage\b/.test(label)) return pick([4, 34, 27, 51, 8, 42, 19, 63], at) ?? 30;
  const usual = pick([12, 3, 8, 25, 5, 17, 40, 6, 10, 2], at) ?? 1;
  return field.max === undefined ? usual : Math.min(usual, field.max);
}

const digits = (at: number): string => String(1000 + ((at * 2711) % 9000));

function textFor(field: Field, at: number): string | null {
  const label = singular(field.label.toLowerCase());
  const words = label.split(" ");
  const pool = samplePools.get(label) ?? samplePools.get(words.at(-1) ?? "") ?? samplePools.get(words[0] ?? "");
  return pick(pool ?? [], at) ?? null;
}

/** The address of somebody who is called so. */
export function emailOf(name: string): string {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z ]/g, "");
  return `${plain.trim().replace(/ +/g, ".") || "hello"}@example.com`;
}

/** A value for a field of a sample row; an empty one where nothing is known that it could say. */
export function sampleValue(field: Field, row: number): SampleValue {
  const seed = seedOf(field.id);
  const at = row + (seed % 5);
  switch (field.type) {
    case "text":
      return textFor(field, at);
    case "paragraph":
    case "reference":
    case "anyReference":
      return null;
    case "references":
    case "lines":
      return [];
    case "number":
      return numberFor(field, at);
    case "money":
      return pick([24, 12.5, 48, 9.9, 120, 35, 64.5, 18], at) ?? 10;
    case "percent":
      return pick([25, 60, 100, 10, 75, 40, 90, 5], at) ?? 50;
    case "duration":
      return field.unit === "hours" ? (pick([2, 1.5, 7, 4, 8, 3], at) ?? 2) : (pick([30, 45, 20, 90, 60, 15], at) ?? 30);
    case "date":
      return lexicon.holds(field.label, "future-label") ? 2 + ((at * 5) % 40) : -1 - ((at * 6) % 60);
    case "datetime":
      return `${lexicon.holds(field.label, "future-label") ? 2 + (at % 20) : -1 - (at % 20)}T${pick(["09:00", "14:30", "18:15"], at) ?? "09:00"}`;
    case "time":
      return pick(["09:00", "14:30", "18:15", "11:00", "16:45", "20:00"], at) ?? "09:00";
    case "boolean":
      return (seed + row * 3) % 5 < 2;
    case "choice":
      return pick(field.options ?? [], at) ?? null;
    case "tags":
      return [pick(field.options ?? [], at)].filter((option) => option !== undefined && row % 3 !== 2).map(String);
    case "rating":
      return Math.max(1, (field.max ?? 5) - ([0, 1, 0, 2, 1, 0, 3, 1][at % 8] ?? 0));
    case "picture":
      return null;
    case "link":
      return `https://example.com/${field.id}/${row + 1}`;
    case "email":
      return emailOf(pick(peopleNames, at) ?? "");
    case "phone":
      return `+1 555 01${digits(at).slice(0, 2)}`;
  }
}
