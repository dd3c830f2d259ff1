// How it is seen that bookings work: what is missing or impossible is refused, what is booked is listed, taken and cancelled.
import { pageOf, pagePath } from "../../definition/page-of.ts";
import { namedSample, samplePath } from "../../../checks/place.ts";
import { capitalise } from "../../../model/names.ts";
import { entityOf } from "../../../model/project-model.ts";
import type { CheckStep } from "../../../schema/check.ts";
import type { FeatureCheck, FeatureContext } from "../../definition/define-feature.ts";
import { inRegion } from "../parts/in-region.ts";
import { cardSteps } from "../parts/payment.ts";
import { moneyShown, priceOf, pricedSample } from "../parts/price.ts";
import { type BookFeature, firstBook } from "./book-schema.ts";
import { priceUnit } from "./price-unit.ts";
import { download, fill, press, see } from "../../definition/steps.ts";

/** What a check books: where, in which region of the page, under which name, and at what price. */
interface Booked {
  path: string;
  region: string;
  title: string;
  price: { value: number; currency: string } | null;
  /** How many places there are; null where they are not counted. */
  places: number | null;
}

const START = "2031-05-17";

/** The promises of bookings. None where no sample can be booked. */
export function bookingChecks(context: FeatureContext<BookFeature>): FeatureCheck | null {
  const { feature, project } = context;
  const booked = bookedSample(context);
  if (booked === null) return null;
  const first = firstBook(context);
  const { called } = first.terms;
  const submit = submitOf(context, booked);
  const many = feature.entity === null ? `${feature.thing}s` : entityOf(project, feature.entity).entity.name.many;
  const entry = { role: "listitem", within: { role: "list", name: capitalise(`${called}s`), exact: true } } as const;
  return {
    title: `${capitalise(many)} can be booked ${wordsOf(feature)}, and the ${called} is confirmed, listed and can be cancelled`,
    steps: [
      { do: "open", path: booked.path },
      ...inRegion(booked.region, [
        ...refusals(feature, submit),
        ...timeSteps(feature),
        ...placesSteps(booked, 0),
        ...costSteps(context, booked),
        ...confirmSteps(context, booked),
        ...(first.paper === null ? [] : [download(`Download ${first.paper}`, { ending: ".html", contains: "Robin Vale" })]),
        ...takenSteps(feature, { path: booked.path, submit }),
        ...(booked.places === null ? [] : [{ do: "open", path: booked.path } as const, ...timeSteps(feature), ...placesSteps(booked, 2)]),
      ]),
      { do: "open", path: pagePath(project, "my-bookings") },
      { do: "expectVisible", target: { ...entry, text: "Confirmed" } },
      { do: "expectVisible", target: { ...entry, text: booked.title } },
      press(`Cancel ${called}`),
      { do: "reload" },
      { do: "expectVisible", target: { ...entry, text: "Cancelled" } },
      ...(booked.places === null
        ? []
        : [{ do: "open", path: booked.path } as const, ...inRegion(booked.region, [...timeSteps(feature), ...placesSteps(booked, 0)])]),
    ],
  };
}

function isPaid(context: FeatureContext<BookFeature>, { price }: Booked): boolean {
  return firstBook(context).methods.length > 0 && price !== null;
}

function submitOf(context: FeatureContext<BookFeature>, booked: Booked): string {
  return isPaid(context, booked) ? "Continue to payment" : `Confirm ${firstBook(context).terms.called}`;
}

/** Says who books, and pays where something is to be paid. */
function confirmSteps(context: FeatureContext<BookFeature>, booked: Booked): CheckStep[] {
  const { called } = firstBook(context).terms;
  return [
    fill("Full name", "Robin Vale"),
    fill("E-mail address", "robin@example.com"),
    press(submitOf(context, booked)),
    ...(isPaid(context, booked) ? [see(`Check your ${called}`), ...cardSteps("Confirm and pay")] : []),
    { do: "expectVisible", target: { role: "status", text: `Your ${called} is confirmed` } },
  ];
}

function bookedSample(context: FeatureContext<BookFeature>): Booked | null {
  const { project, feature } = context;
  if (feature.entity === null) {
    const path = pageOf(project, feature, "form");
    const title = capitalise(feature.thing);
    return path === null ? null : { path, region: title, title, price: null, places: null };
  }
  const model = entityOf(project, feature.entity);
  const paid = feature.price === null ? null : pricedSample(project, model, { price: feature.price });
  const sample = paid ?? namedSample({ project, model });
  if (sample === null) return null;
  const price = paid === null || feature.price === null ? null : { value: paid.price, currency: priceOf(model, feature.price).currency };
  const free = feature.capacity === null ? null : model.rows[sample.index]?.[feature.capacity];
  const { title, index } = sample;
  const region = `${firstBook(context).terms.verb} ${title}`;
  return { path: samplePath(model, index), region, title, price, places: typeof free === "number" && free > 2 ? free : null };
}

function wordsOf({ terms: { mode, shared } }: BookFeature): string {
  if (mode === "stay") return "for free days, which are then taken";
  if (mode === "slot") return shared ? "for a day and a time" : "for a free hour, which is then taken";
  return mode === "day" ? "for a day" : "for several people";
}

function refusals({ terms }: BookFeature, submit: string): CheckStep[] {
  if (terms.mode === "ticket") return [press(submit), see("Enter your name.")];
  const late: CheckStep[] =
    terms.mode === "stay"
      ? [fill(terms.start, "2031-05-20"), fill(terms.end, START), press(submit), see("The end must come after the start.")]
      : [];
  return [
    press(submit),
    see(`Choose the ${terms.start.toLowerCase()}.`),
    fill(terms.start, "2020-01-01"),
    press(submit),
    see("Choose a day from today on."),
    ...late,
  ];
}

function timeSteps({ terms: { mode, start, end } }: BookFeature): CheckStep[] {
  if (mode === "ticket") return [];
  if (mode === "stay") return [fill(start, START), fill(end, "2031-05-20")];
  return [
    fill(start, START),
    ...(mode === "slot" ? [{ do: "setChecked", target: { role: "radio", name: "3:00" }, checked: true } as const] : []),
  ];
}

/** Three nights or days, or two people, cost as much as they should. */
function costSteps(context: FeatureContext<BookFeature>, { price }: Booked): CheckStep[] {
  const { mode, people, perPerson } = context.feature.terms;
  const more: CheckStep[] = people === "" ? [] : [press(`${people}: one more`)];
  if (price === null) return more;
  const units = mode === "stay" ? 3 : perPerson ? 2 : 1;
  const amount = priceUnit(context) === "month" ? Math.round(price.value * units * (100 / 30)) / 100 : price.value * units;
  return [...more, see(`Total ${moneyShown(amount, price.currency)}`)];
}

/** So many places are left when these are taken. */
function placesSteps({ places }: Booked, taken: number): CheckStep[] {
  if (places === null) return [];
  return [see(`${places - taken} place${places - taken === 1 ? "" : "s"} left`)];
}

/** What was booked cannot be booked again. */
function takenSteps({ terms }: BookFeature, { path, submit }: { path: string; submit: string }): CheckStep[] {
  if (terms.shared || terms.mode === "day" || terms.mode === "ticket") return [];
  const again: CheckStep[] = [{ do: "open", path }, fill(terms.start, terms.mode === "stay" ? "2031-05-18" : START)];
  if (terms.mode === "slot") return [...again, { do: "expectVisible", target: { text: "3:00 PM taken" } }];
  return [
    ...again,
    fill(terms.end, "2031-05-19"),
    { do: "expectVisible", target: { role: "button", name: "May 18, 2031, unavailable", exact: true } },
    press(submit),
    see("This is taken already. Choose another time."),
  ];
}
