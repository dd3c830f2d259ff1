// How the features of the group `commerce` are told.
import { plural } from "../../../reader/text/inflect.ts";
import type { commerceWords } from "../../commerce/words.ts";
import type { TellingsOf } from "./telling.ts";

const bookable = { stay: "for free days", day: "for a free day", slot: "for a free time" } as const;

/** What shops, bookings and payments are called, and what one does with them. */
export const commerceTellings: TellingsOf<keyof typeof commerceWords> = {
  buy: (_, { many }) => ({ called: "a shopping cart", can: `put ${many} into a cart and order them` }),
  book: ({ entity, thing, terms }, rows) => {
    const many = entity === null ? plural(thing) : rows.many;
    const verb = terms.verb.toLowerCase();
    const called = `${terms.called}s`;
    if (terms.mode !== "ticket")
      return { called: many === called ? called : `${called} of ${many}`, can: `${verb} ${many} ${bookable[terms.mode]}` };
    return /\bticket/.test(many) ? { called, can: `${verb} ${many}` } : { called, can: `${verb} tickets for ${many}` };
  },
  apply: ({ entity, thing, terms: { list, heading } }, { many }) => {
    if (list === "enrolments")
      return { called: `enrolment in ${many}`, can: `${heading.charAt(0).toLowerCase()}${heading.slice(1)} ${many}` };
    if (entity !== null) return { called: `applications for ${many}`, can: `apply for ${many}` };
    return thing === "" ? { called: "applications", can: "send an application" } : { called: "applications", can: `apply for ${thing}` };
  },
  bid: (_, { many }) => ({ called: `bids on ${many}`, can: `bid on ${many}` }),
  pay: ({ entity, called }, { many }) => ({
    called: "payments",
    can: entity === null ? `record ${plural(called)} that are paid` : `record what is paid for ${many}`,
  }),
};
