// Values in the formats of a language, as the kit's `lib/format.ts` writes them.
import { timeShown, timeUnitOf, unitName } from "./units.ts";
import type { Words } from "./words-in.ts";

type Values = Readonly<Record<string, string>>;

/** Writes values in the formats of the language of these words, by the names of `formatted`. Throws for another name. */
export function formats(words: Words): (name: string, values: Values) => string {
  const { locale } = words.language;
  return (name, { value = "", currency, unit = "", one = "", name: length }) => {
    switch (name) {
      case "number":
        return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(Number(value));
      case "counted":
        return countedIn(words, { value: Number(value), unit, one });
      case "unit":
        return unitName(value, words.language);
      case "amount":
        return new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(Number(value));
      case "money":
        return new Intl.NumberFormat(locale, { style: "currency", currency }).format(Number(value));
      case "price":
        return new Intl.NumberFormat(locale, { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" }).format(Number(value));
      case "date":
        return new Date(`${value}T00:00`).toLocaleDateString(locale, { dateStyle: "medium" });
      case "day":
        return new Date(`${value}T00:00`).toLocaleDateString(locale, { dateStyle: "long" });
      case "longDate":
        return new Date(`${value}T00:00`).toLocaleDateString(locale, { dateStyle: "full" });
      case "week":
        return weekIn(locale, value);
      case "month":
        return new Date(`${value}-01T00:00`).toLocaleDateString(locale, { month: length === "long" ? "long" : "short", year: "numeric" });
      case "time":
        return timeIn(locale, value);
      case "moment":
        return new Date(value).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" });
      case "relativeDay":
        return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Number(value), "day");
      case "arrow":
        return (value === "next") === (words.language.direction === "ltr") ? "ArrowRight" : "ArrowLeft";
      case "labels":
        return new Intl.ListFormat(locale).format(value.split("\n").map((label) => words.inSentence(label)));
      case "inSentence":
        return words.inSentence(value);
      default:
        throw new Error(`There is no format ${name}.`);
    }
  };
}

/** A number with what it is counted in. */
function countedIn(words: Words, { value, unit, one }: { value: number; unit: string; one: string }): string {
  const time = timeUnitOf(unit);
  if (time !== null) return timeShown(value, time, words.language);
  if (one !== "" && words.language.catalogue === "en") return words.general.countOfRows({ count: value, one, many: unit });
  return `${new Intl.NumberFormat(words.language.locale, { maximumFractionDigits: 2 }).format(value)} ${unit}`;
}

/** What the types of the language do not know yet. */
interface WeekLocale extends Intl.Locale {
  getWeekInfo: () => { firstDay: number };
}

/** The week of a day in the region where a language is spoken most. */
function weekIn(locale: string, day: string): string {
  const { firstDay } = (new Intl.Locale(locale) as WeekLocale).getWeekInfo();
  const first = new Date(`${day}T00:00`);
  first.setDate(first.getDate() - ((first.getDay() + 7 - firstDay) % 7));
  const last = new Date(first);
  last.setDate(last.getDate() + 6);
  return new Intl.DateTimeFormat(locale, { dateStyle: "medium" }).formatRange(first, last).replaceAll(/\s/g, " ");
}

function timeIn(locale: string, time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return new Date(2000, 0, 1, hours, minutes).toLocaleTimeString(locale, { timeStyle: "short" });
}
