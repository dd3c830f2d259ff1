// What a model says that money and time are counted in, in the words of the app's language: "zł", "円", "Stunden".
import type { Language } from "../../../project/words/languages.ts";

/** Currencies that share a sign with others and are meant by it, unless the language has one of its own. */
const FIRST = ["USD", "EUR", "GBP", "JPY"] as const;

/** A currency as an ISO 4217 code: as it is said, by its sign or its name; else that of the language. */
export function currencyIn(said: string | null, { locale, currency }: Language): string {
  const plain = bare(said ?? "");
  if (plain === "") return currency;
  if (/^[a-z]{3}$/.test(plain)) return plain.toUpperCase();
  return [currency, ...FIRST].find((code) => namesOf(code, locale).includes(plain)) ?? others(locale).get(plain) ?? currency;
}

/** All currencies by their signs and names, by locale: some hundred formats, made once. */
const known = new Map<string, ReadonlyMap<string, string>>();

function others(locale: string): ReadonlyMap<string, string> {
  const found =
    known.get(locale) ??
    new Map(Intl.supportedValuesOf("currency").flatMap((code) => namesOf(code, locale).map((name) => [name, code] as const)));
  known.set(locale, found);
  return found;
}

function namesOf(currency: string, locale: string): string[] {
  const format = (currencyDisplay: "symbol" | "narrowSymbol" | "name", tag = locale): Intl.NumberFormat =>
    new Intl.NumberFormat(tag, { style: "currency", currency, currencyDisplay });
  const signs = [format("symbol"), format("narrowSymbol")].flatMap((sign) => nameIn(sign, 1, "currency"));
  const names = format("name");
  return [...signs, ...COUNTS.flatMap((count) => nameIn(names, count, "currency")), ...nameIn(format("name", "en"), 2, "currency")];
}

/** Without what differs between spellings of a sign. */
const bare = (text: string): string =>
  text
    .replace(/[\u200e\u200f.]/g, "")
    .trim()
    .toLowerCase();

/** Numbers of which the plural forms of a language differ. */
const COUNTS = [1, 2, 5];

function nameIn(format: Intl.NumberFormat, count: number, part: "currency" | "unit"): string[] {
  return format.formatToParts(count).flatMap(({ type, value }) => (type === part ? [bare(value)] : []));
}

/** The unit of a duration, as blueprints name it: minutes where nothing else is said. */
export function durationUnitIn(said: string | null, { locale }: Language): string {
  const plain = bare(said ?? "");
  if (plain.startsWith("h")) return "hours";
  if (/^(?:d|w|mo|y)/.test(plain) && locale.startsWith("en")) return plain;
  return timeUnit(plain, locale) ?? "minutes";
}

/** The unit of a duration that its label names: "Hours", "Days left"; null for none. */
export function durationUnitOf(label: string, { locale }: Language): string | null {
  const named = label.split(/\s+/).flatMap((word) => timeUnit(bare(word), locale) ?? []);
  return named[0] ?? null;
}

/** A unit of time longer than a minute by its name or abbreviation; null for none. */
function timeUnit(plain: string, locale: string): string | null {
  const units = ["hour", "day", "week", "month", "year"] as const;
  const named = units.find((unit) =>
    [locale, "en"].some((tag) =>
      (["long", "short", "narrow"] as const).some((unitDisplay) => {
        const format = new Intl.NumberFormat(tag, { style: "unit", unit, unitDisplay });
        return COUNTS.some((count) => nameIn(format, count, "unit").includes(plain));
      }),
    ),
  );
  return named === undefined ? null : `${named}s`;
}
