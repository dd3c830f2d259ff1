import { languageOf } from "@atelier/blueprint";
import { LIMITS } from "../../../workshop/gate/files/allowed-files.ts";
import { STEPS_MAX } from "../work/limits/allowance.ts";

/** What facts are made of: the time, the tag of the app's language, and the credits that are set aside. */
export interface PlanningFacts {
  now: Date;
  language: string;
  credits: number;
}

const english = (tag: string): string => new Intl.DisplayNames("en", { type: "language" }).of(tag) ?? tag;

/** What a planner cannot know by itself, a line each: the date, the language with its formats, and the limits of the work. */
export function describeFacts({ now, language, credits }: PlanningFacts): string[] {
  const { tag, locale, currency, direction } = languageOf(language);
  const day = new Date(Date.UTC(2030, 0, 31));
  const date = day.toLocaleDateString(locale, { dateStyle: "medium", timeZone: "UTC" });
  const number = new Intl.NumberFormat(locale).format(1_234.5);
  const money = new Intl.NumberFormat(locale, { style: "currency", currency }).format(1_234.5);
  const today = now.toLocaleDateString("en", { weekday: "long", timeZone: "UTC" });
  return [
    `- Today is ${now.toISOString().slice(0, 10)}, a ${today} (UTC); a check is performed in UTC, with the date of the day on which it is.`,
    `- Language: ${english(tag)} (${tag}${direction === "rtl" ? ", from right to left" : ""}). The kit writes in it a date ${date}, a number ${number}, money ${money}; fields take dates as 2030-01-31 and numbers as 1234.5.`,
    `- Limits: ${STEPS_MAX} answers, ${Math.floor(credits)} credits, ${LIMITS.files} files of at most ${LIMITS.fileBytes / 1_024} kB, text and SVG only.`,
  ];
}
