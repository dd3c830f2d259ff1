// What a booking is called in the app's language, and what one does.
import { say } from "../../../project/words/say.ts";
import type { BookFeature } from "./book-schema.ts";

type Terms = BookFeature["terms"];

const NOUNS = {
  booking: { one: say.commerce.booking, many: say.commerce.bookingsCalled },
  reservation: { one: say.commerce.reservation, many: say.commerce.reservations },
  appointment: { one: say.commerce.appointment, many: say.commerce.appointments },
} as const satisfies Record<Terms["called"], object>;

const VERBS = { Book: say.commerce.book, Reserve: say.commerce.reserve } as const satisfies Record<Terms["verb"], object>;

const PAPERS = {
  voucher: say.commerce.voucher,
  ticket: say.commerce.ticket,
  invoice: say.commerce.invoice,
  receipt: say.commerce.receipt,
} as const satisfies Record<NonNullable<BookFeature["paper"]>, object>;

/** What a booking is called, as inside a sentence, and the verb of its buttons. */
export function calledWords({ called, verb }: Pick<Terms, "called" | "verb">): { one: string; many: string; verb: string } {
  return { one: NOUNS[called].one(), many: NOUNS[called].many(), verb: VERBS[verb]() };
}

/** What is downloaded of a booking. */
export function paperWord(paper: NonNullable<BookFeature["paper"]>): string {
  return PAPERS[paper]();
}
