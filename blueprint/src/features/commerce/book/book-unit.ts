// Bookings: a row is booked for days, an hour, a day or a number of seats, what is taken cannot be taken again, and one's
// bookings are listed and can be cancelled. Without a row the form stands on a page of its own.
import { capitalise, withArticle } from "../../../model/names.ts";
import type { FeatureOf } from "../../feature.ts";
import type { Ask, Place, Unit } from "../../unit/unit.ts";
import { paymentMethods } from "../parts/payment.ts";
import { priced, priceField } from "../parts/price.ts";
import { bookParts } from "./book-parts.ts";
import { bookingChecks } from "./booking-checks.ts";
import { bookingTerms } from "./booking-terms.ts";

type Book = FeatureOf<"book">;

export const bookUnit: Unit<Book> = {
  draft: (ask) => {
    const { id, phrase, words, prompt, entity, object } = ask;
    const thing = entity?.one ?? object ?? "appointment";
    const terms = bookingTerms({ words, prompt, thing, fields: entity?.fields ?? [] });
    const pays = /\bpay|e-?commerce|checkout|invoice|billing|consultation fee/.test(prompt);
    const sells = entity !== null && (pays || terms.mode !== "slot") && (pays || priceField(entity) !== undefined || terms.mode === "stay");
    const { price, fields } = sells ? priced(entity, terms.mode === "stay" ? terms.unit : undefined) : { price: null, fields: [] };
    const day = entity?.fields.find(({ type }) => type === "date")?.id ?? null;
    return {
      feature: {
        ...{ kind: "book", id, phrase, entity: entity?.id ?? null, thing, terms, price },
        day: terms.mode === "ticket" ? day : null,
        methods: /\bpay/.test(prompt) && price !== null ? paymentMethods(prompt, { delivers: false }) : [],
        paper: paperOf(prompt),
      },
      fields,
      places: placesOf(ask, terms.called),
    };
  },
  compose: bookParts,
  checks: bookingChecks,
};

function paperOf(prompt: string): Book["paper"] {
  const papers = ["voucher", "ticket", "invoice", "receipt"] as const;
  return (
    papers.find((paper) =>
      new RegExp(`(?:generat|digital|download|print|issu|e-|send|email|provid)[a-z -]*[^.]*\\b${paper}`).test(prompt),
    ) ?? null
  );
}

function placesOf({ entity, object }: Ask, called: string): Place[] {
  const list: Place = {
    block: "list",
    on: "page",
    page: {
      ...{ id: "my-bookings", title: `My ${called}s`, icon: "CalendarCheck" },
      intro: "Everything you have booked, and how it stands.",
    },
  };
  if (entity !== null) return [list];
  const title = capitalise(`book ${withArticle(object ?? called)}`).slice(0, 60);
  return [
    { block: "form", on: "page", page: { id: "book", title, icon: "CalendarPlus", intro: "Choose a day and a time that suit you." } },
    list,
  ];
}
