// What is booked, by the person here and by others.
import { formatMoney, localDate, parseDay } from "../../format";
import { type SavedObject, readDate, readNumber, readText } from "../../saved";
import { type Collection, type Stored, createCollection } from "../../store";
import type { Noun } from "../../words";
import type { Contact } from "../contact";
import { type Entry, filledLines, newEntry, readEntry } from "../entries";
import type { Offer } from "../offer";
import { type BookingTerms, type BookingTime, costOf, timeLines } from "./times";
import * as commerceWords from "../../../words/commerce";

/** A booking of one thing. */
export interface Booking extends Entry, BookingTime {
  people: number;
  /** What else the person said. */
  note: string;
  /** Whether it was made here; others only take up time. */
  isMine: boolean;
}

/** What is asked for in the form of a booking. */
export type BookingDraft = BookingTime & Contact & Pick<Booking, "people" | "note">;

/** A time that somebody else has booked. */
interface TakenTime {
  /** The id of the row. */
  about: string;
  /** In so many days from the first visit. */
  from: number;
  /** For so many days; without it for a time of that day. */
  days?: number;
  time?: string;
}

interface BookingSettings {
  /** What a booking is called: `{ one: "reservation", many: "reservations" }`. */
  noun: Noun;
  /** What one does: "Book" or "Reserve". */
  verb: string;
  /** The ways to pay; none where nothing is paid at once. */
  methods?: readonly string[];
  /** What can be downloaded for a booking: "voucher". */
  paper?: string;
  /** What is taken on a first visit. */
  taken?: readonly TakenTime[];
}

/** All bookings of an app, and what they are called. */
export interface Bookings extends BookingSettings {
  rows: Collection<Booking>;
}

/** Opens the bookings of the app: one list for everything that can be booked. */
export function createBookings(settings: BookingSettings): Bookings {
  const samples = () => (settings.taken ?? []).map(takenBooking);
  return {
    ...settings,
    rows: createCollection<Booking>({ name: "bookings", read: readBooking, samples }),
  };
}

function readBooking(saved: SavedObject): Booking | null {
  const entry = readEntry(saved);
  if (entry === null) return null;
  return {
    ...entry,
    start: readDay(saved["start"]),
    end: readDay(saved["end"]),
    time: readText(saved["time"]),
    people: readNumber(saved["people"]) ?? 1,
    note: readText(saved["note"]),
    isMine: saved["isMine"] === true,
  };
}

function readDay(saved: unknown): string {
  const day = readDate(saved);
  return parseDay(day) === null ? "" : day;
}

function takenBooking(
  { about, from, days = 0, time = "" }: TakenTime,
  index: number,
): Stored<Booking> {
  return {
    ...newEntry("BK", { about, status: commerceWords.confirmed }),
    id: `sample-${index + 1}`,
    start: localDate(from),
    end: days === 0 ? "" : localDate(from + days),
    time,
    people: 1,
    note: "",
    isMine: false,
  };
}

/** The booking that a draft becomes. */
export function bookingOf(offer: Offer, terms: BookingTerms, draft: BookingDraft): Booking {
  const { amount } = costOf(terms, offer.price, draft);
  const details = filledLines([
    ...timeLines(terms, draft),
    { label: commerceWords.note, value: draft.note },
    {
      label: commerceWords.total,
      value: amount === null ? "" : formatMoney(amount, offer.currency),
    },
  ]);
  const { about, title } = offer;
  const { name, email, ...rest } = draft;
  const entry = newEntry("BK", {
    about,
    title,
    status: commerceWords.confirmed,
    name,
    email,
    details,
    amount,
  });
  return { ...rest, ...entry, isMine: true };
}
