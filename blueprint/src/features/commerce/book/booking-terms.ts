// On what terms a thing is booked: for nights or days, for an hour of a day, for a day, or a number of seats. The words
// of the prompt decide, then what the thing is.
import { z } from "zod";
import { readData } from "../../../knowledge/data/data-files.ts";
import { NounPattern } from "../../../knowledge/data/word-list.ts";
import type { Field } from "../../../schema/entity.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import type { BookFeature } from "./book-schema.ts";
import { say } from "../../../project/words/say.ts";

type BookingTerms = BookFeature["terms"];

/** What the terms are read from, in lower case. */
export interface AskedBooking {
  words: string;
  prompt: string;
  /** What is booked, in the singular. */
  thing: string;
  fields: readonly Field[];
}

const things = ["lodging", "vehicle", "hired", "travel", "event", "alone", "table", "seated"] as const;

/** What is booked, by how: for nights, for days, with others, alone with somebody, by the seat. */
const { lodging, vehicle, hired, travel, event, alone, table, seated } = readData(
  "features/bookings.json",
  z.record(z.enum(things), NounPattern),
);

/** A room that one works or meets in and does not sleep in: "a massage room". */
function isWorkRoom(thing: string): boolean {
  return thing.endsWith(" room") && !lexicon.ends(thing, "lodging-room");
}

function modeOf({ words, prompt, thing, fields }: AskedBooking): BookingTerms["mode"] {
  const hasDay = fields.some(({ type }) => type === "date");
  if (/appointment|time slot|slot|session|consultation/.test(words) && !lodging.test(thing)) return "slot";
  if (event.test(thing) || /\bticket|\bseat/.test(words)) return hasDay ? "ticket" : "day";
  if (travel.test(thing)) return hasDay ? "ticket" : "day";
  if (/\b(?:minutes?|mins?|hours?|hourly)\b/.test(prompt) || /desk|court/.test(thing) || isWorkRoom(thing)) return "slot";
  if (isOneOf(words) && /\bhir(?:e|ing)\b|\bweekends?\b/.test(`${words} ${prompt}`)) return "stay";
  if (/\b(?:for|by) (?:the|a|one) (?:whole )?day\b/.test(words) || thing.endsWith("shift")) return "day";
  if (lodging.test(thing) || vehicle.test(thing) || hired.test(thing)) return "stay";
  return /\brent|\bnights?\b|check-?in|rental dates/.test(isOneOf(words) ? words : `${words} ${prompt}`) &&
    !alone.test(thing) &&
    !table.test(thing)
    ? "stay"
    : "slot";
}

function daysOf(thing: string): Pick<BookingTerms, "unit" | "start" | "end"> {
  if (vehicle.test(thing)) return { unit: "day", start: say.commerce.pickUpDate(), end: say.commerce.returnDate() };
  return lodging.test(thing)
    ? { unit: "night", start: say.commerce.checkInDate(), end: say.commerce.checkOutDate() }
    : { unit: "day", start: say.commerce.startDate(), end: say.commerce.endDate() };
}

function peopleOf(thing: string, mode: BookingTerms["mode"]): string {
  if (mode === "ticket" || seated.test(thing)) return say.commerce.tickets();
  if (mode === "stay") return lodging.test(thing) ? say.commerce.guests() : "";
  if (mode === "day" || table.test(thing)) return say.commerce.peopleCount();
  return alone.test(thing) ? "" : say.commerce.peopleCount();
}

/** "Book one of six wheels": a person takes one of them, and has it alone. */
const isOneOf = (words: string): boolean => /^(?:book |reserve )?one of \w+/.test(words);

/** The hours of the part of the day that the text names. */
function hoursIn(words: string): BookingTerms["hours"] {
  const [first, last] = /\b(\d{1,2}) ?am (?:to|until|-) (\d{1,2}) ?pm\b/.exec(words)?.slice(1).map(Number) ?? [];
  if (first !== undefined && last !== undefined) return [first, last + 11];
  if (/\bevenings?\b/.test(words)) return [18, 21];
  return /\bmornings?\b/.test(words) ? [9, 12] : [9, 17];
}

/** The terms on which this thing is booked. */
export function bookingTerms(asked: AskedBooking): BookingTerms {
  const { words, thing } = asked;
  const mode = modeOf(asked);
  // Of a thing for the day there is one.
  const isOne = mode === "day" && !travel.test(thing) && !event.test(thing);
  const people = (isOne || isOneOf(words)) && mode !== "stay" ? "" : peopleOf(thing, mode);
  return {
    mode,
    called:
      /appointment/.test(`${words} ${thing}`) || /doctor|dentist|therapist/.test(thing)
        ? "appointment"
        : /reserv/.test(words)
          ? "reservation"
          : "booking",
    verb: /reserv/.test(words) ? "Reserve" : "Book",
    ...(mode === "stay" ? daysOf(thing) : { unit: "day", start: say.commerce.date(), end: "" }),
    people,
    perPerson: people !== "" && mode !== "stay" && !table.test(thing),
    shared: people !== "" && mode !== "stay",
    hours: table.test(thing) ? [12, 21] : hoursIn(words),
  };
}
