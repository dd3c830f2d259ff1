// Bookings: a row is booked for days, an hour, a day or a number of seats, what is taken cannot be taken again, and one's
// bookings are listed and can be cancelled. Without a row the form stands on a page of its own.
import { plural } from "../../../knowledge/words/inflect.ts";
import { defineFeature, type FeatureRequest, onPage, type Place } from "../../definition/define-feature.ts";
import { paymentMethods } from "../parts/payment.ts";
import { capacityOf } from "../parts/capacity-of.ts";
import { priced, priceField } from "../parts/price.ts";
import { bookParts } from "./book-parts.ts";
import { BookFeature } from "./book-schema.ts";
import { bookingChecks } from "./booking-checks.ts";
import { bookingTerms } from "./booking-terms.ts";
import { calledWords } from "./called-words.ts";
import { say } from "../../../project/words/say.ts";

const bookable = { stay: "for free days", day: "for a free day", slot: "for a free time" } as const;

export const bookFeature = defineFeature<typeof BookFeature>({
  schema: BookFeature,
  deal: "book",
  isForm: true,
  fieldOptions: { price: ["money", "number"], day: ["date"], capacity: ["number"] },
  describe: ({ entity, thing, terms }, rows) => {
    const many = entity === null ? plural(thing) : rows.many;
    const verb = terms.verb.toLowerCase();
    const called = `${terms.called}s`;
    if (terms.mode !== "ticket")
      return { called: many === called ? called : `${called} of ${many}`, can: `${verb} ${many} ${bookable[terms.mode]}` };
    if (terms.people === "") return { called, can: `${verb} ${many} until their places are taken` };
    return /\bticket/.test(many) ? { called, can: `${verb} ${many}` } : { called, can: `${verb} tickets for ${many}` };
  },
  draft: (request) => {
    const { words, prompt, entity, object } = request;
    const thing = entity?.one ?? object ?? say.commerce.appointment();
    const terms = bookingTerms({ words, prompt, thing, fields: entity?.fields ?? [] });
    const pays = /\bpay|e-?commerce|checkout|invoice|billing|consultation fee/.test(prompt);
    const isFree = /\bno (?:\w+ )?(?:price|charge|fee)\b|\bfree of charge\b/.test(prompt);
    const sells =
      entity !== null && !isFree && (pays || terms.mode !== "slot") && (pays || priceField(entity) !== undefined || terms.mode === "stay");
    const { price, fields } = sells ? priced(entity, terms.mode === "stay" ? terms.unit : undefined) : { price: null, fields: [] };
    const day = entity?.fields.find(({ type }) => type === "date")?.id ?? null;
    return {
      feature: {
        entity: entity?.id ?? null,
        thing,
        terms,
        price,
        day: terms.mode === "ticket" ? day : null,
        capacity: terms.shared ? capacityOf(entity?.fields ?? []) : null,
        methods: /\bpay/.test(prompt) && price !== null ? paymentMethods(prompt, { delivers: false }) : [],
        paper: paperOf(prompt),
      },
      fields,
      places: placesOf(request, terms),
    };
  },
  compose: bookParts,
  checks: bookingChecks,
});

function paperOf(prompt: string): BookFeature["paper"] {
  const papers = ["voucher", "ticket", "invoice", "receipt"] as const;
  return (
    papers.find((paper) =>
      new RegExp(`(?:generat|digital|download|print|issu|e-|send|email|provid)[a-z -]*[^.]*\\b${paper}`).test(prompt),
    ) ?? null
  );
}

function placesOf({ entity, object }: FeatureRequest, terms: BookFeature["terms"]): Place[] {
  const list: Place = onPage("list", {
    id: "my-bookings",
    title: say.commerce.myBookings({ many: calledWords(terms).many }),
    icon: "CalendarCheck",
    intro: say.commerce.whatYouHaveBooked(),
  });
  if (entity !== null) return [list];
  const title = say.app.bookOne({ one: object ?? calledWords(terms).one });
  return [onPage("form", { id: "book", title, icon: "CalendarPlus", intro: say.app.bookIntro() }), list];
}
