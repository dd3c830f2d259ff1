// Bookings: a row is booked for days, an hour, a day or a number of seats, what is taken cannot be taken again, and one's
// bookings are listed and can be cancelled. Without a row the form stands on a page of its own.
import { code, type Code, raw, Reference } from "../../../writer/code/code.ts";
import type { ModuleSource } from "../../../writer/code/module.ts";
import { titleOf } from "../../../writer/field/field-display.ts";
import { type EntityModel, fieldOf } from "../../../writer/model/entity-model.ts";
import { capitalise, constantOf, withArticle } from "../../../writer/model/names.ts";
import { entityOf } from "../../../writer/model/project-model.ts";
import type { FeatureOf } from "../../feature.ts";
import type { Ask, Place, Unit, UnitCall } from "../../unit/unit.ts";
import { askModules } from "../parts/ask-form.ts";
import { entryComponents } from "../parts/entry-components.ts";
import { entryModules } from "../parts/entry-modules.ts";
import { paymentMethods, paymentModules } from "../parts/payment.ts";
import { priceCode, priced, priceField } from "../parts/price.ts";
import { quantityModule } from "../parts/quantity.ts";
import { bookParts, timesOf } from "./book-parts.ts";
import { bookingChecks } from "./booking-checks.ts";
import { bookingTerms } from "./booking-terms.ts";
import { formName } from "./booking-form.ts";
import { bookingModules, firstBook } from "./booking-modules.ts";
import { priceUnit } from "./price-unit.ts";

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
  write: (call) => {
    const { project, feature } = call;
    const shared = [
      ...bookingModules(call),
      ...entryModules(),
      ...entryComponents(),
      ...paymentModules(),
      ...askModules(),
      quantityModule(),
    ];
    const list = { component: new Reference("MyBookings", "src/features/booking/MyBookings.tsx") };
    if (feature.entity === null) {
      const form = new Reference("BookingPanel", "src/features/booking/BookingPanel.tsx");
      return { modules: [...shared, panelModule(call, form)], blocks: { list, form: { component: form } } };
    }
    const model = entityOf(project, feature.entity);
    const { panel, link } = names(model);
    return { modules: [...shared, rowModule(call, model)], blocks: { list }, detail: [panel], heading: [link], row: [link] };
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

function names(model: EntityModel): { panel: Reference; link: Reference } {
  const path = `${model.folder}/${model.type.name}Booking.tsx`;
  return { panel: new Reference(`${model.type.name}Booking`, path), link: new Reference(`${model.type.name}BookLink`, path) };
}

/** The terms as properties of the item. */
function termsCode(call: UnitCall<Book>): Code {
  const { feature } = call;
  const { terms } = feature;
  const unit = priceUnit(call);
  const { start, end, people, shared: isShared } = terms;
  return code`${{ literal: { unit, start, end, people, isShared, times: timesOf(feature) } }} as const`;
}

function formOf({ terms }: Book): Reference {
  return new Reference(formName(terms.mode), `src/features/booking/${formName(terms.mode)}.tsx`);
}

/** The panel on the page of a row, and the link to it. */
function rowModule(call: UnitCall<Book>, model: EntityModel): ModuleSource {
  const { feature } = call;
  const row = raw(model.one);
  const { panel, link } = names(model);
  const price = feature.price === null ? null : priceCode(model, feature.price);
  const title = titleOf(model, model.one);
  const { verb } = firstBook(call).terms;
  const day = feature.day === null ? code`""` : raw(`${model.one}.${fieldOf(model, feature.day).key}`);
  const props = code`{ ${row} }: { ${row}: ${model.type} }`;
  const terms = new Reference(`${constantOf(model.entity.id)}_TERMS`, panel.from);
  const facts = code`about: ${row}.id, title: ${title}, day: ${day}, price: ${price === null ? null : price.value}, currency: ${price?.currency ?? "USD"}`;
  return {
    path: panel.from,
    library: true,
    parts: [
      { name: terms.name, code: code`const ${terms} = ${termsCode(call)};` },
      {
        name: panel.name,
        code: code`
          function ${panel}(${props}) {
            return <@BookingFlow item={{ ${facts}, ...${terms} }} form={${formOf(feature)}} />;
          }`,
      },
      {
        name: link.name,
        code: code`
          function ${link}(${props}) {
            return (
              <@Link to={\`${raw(model.base)}/\${${row}.id}#book\`} className="button button-primary whitespace-nowrap" aria-label={\`${raw(verb)} \${${title}}\`}>
                ${raw(verb)}
              </@Link>
            );
          }`,
      },
    ],
  };
}

/** The form of a thing that is no row. */
function panelModule(call: UnitCall<Book>, panel: Reference): ModuleSource {
  const { feature } = call;
  return {
    path: panel.from,
    library: true,
    parts: [
      { name: "BOOKED_THING", code: code`const BOOKED_THING = ${termsCode(call)};` },
      {
        name: panel.name,
        code: code`
          function ${panel}() {
            return <@BookingFlow item={{ about: "", title: ${capitalise(feature.thing)}, day: "", price: null, currency: "USD", ...@BOOKED_THING }} form={${formOf(feature)}} />;
          }`,
      },
    ],
  };
}
