// On which day a week begins: as in the region of the reader, else where the language of the app is spoken most.
import { LOCALE } from "../words/language";
import { preferredLanguages } from "./preferred-languages";

/** Known by most browsers as a method, by some as a property, by the others not at all. */
interface WeekLocale {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
}

/** The part of a browser's language that is a tag: systems without a locale give `en-US@posix` or `C`, which `Intl` refuses. */
const WELL_FORMED = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?(?![a-z0-9])/i;

/** The first day of the week for a reader with these preferred languages: 1 is Monday, 7 is Sunday. */
export function firstWeekday(tag: string, preferred: readonly string[]): number {
  const app = new Intl.Locale(tag);
  const reader = preferred
    .flatMap((language) => WELL_FORMED.exec(language)?.[0] ?? [])
    .map((language) => new Intl.Locale(language))
    .find(({ language, region }) => language === app.language && region !== undefined);
  const locale: Intl.Locale & WeekLocale = reader ?? app;
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? MONDAY;
}

const MONDAY = 1;

/** The first day of the week on this device. */
export const FIRST_WEEKDAY = firstWeekday(LOCALE, preferredLanguages());

/** What there is of each day from Monday to Sunday, in the order of a week. */
export function inWeekOrder<Of>(days: readonly Of[], first: number = FIRST_WEEKDAY): Of[] {
  return [...days.slice(first - 1), ...days.slice(0, first - 1)];
}
