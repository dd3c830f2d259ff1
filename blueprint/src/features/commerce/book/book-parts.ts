// Bookings as they are composed of the kit: what all bookings of the app share, and on what terms this thing is booked.
import { capitalise } from "../../../model/names.ts";
import { entityOf, type ProjectModel } from "../../../model/project-model.ts";
import { array, imported, invoke, object } from "../../../project/code/expression.ts";
import { type FeatureContext, featuresOf } from "../../definition/define-feature.ts";
import type { FeatureParts } from "../../definition/feature-parts.ts";
import { type Kept, keptIn, rowProps } from "../../definition/kit-parts.ts";
import { commerceElement, fieldProps } from "../parts/kit-parts.ts";
import { BookFeature, firstBook } from "./book-schema.ts";
import { priceUnit } from "./price-unit.ts";
import { paymentName } from "../parts/payment-methods.ts";
import { calledWords, paperWord } from "./called-words.ts";

/** What bookings add to the project. */
export function bookParts(context: FeatureContext<BookFeature>): FeatureParts {
  const { project, feature } = context;
  const kept = [keptBookings(context), keptTerms(context)] as const;
  const [bookings, terms] = [kept[0].value, kept[1].value];
  const modules = kept.map(({ module }) => module);
  const list = { element: commerceElement("booking/booking-list", "BookingList", { bookings }) };
  if (feature.entity === null) {
    const title = capitalise(feature.thing);
    const form = { element: commerceElement("booking/booking-panel", "ThingBookingPanel", { bookings, terms, title }) };
    return { modules, blocks: { list, form } };
  }
  const model = entityOf(project, feature.entity);
  const row = fieldProps(model, { price: feature.price, day: feature.day, capacity: feature.capacity });
  // What has no day has all its places at one time.
  const isCounted = feature.terms.mode === "ticket" && feature.terms.people === "" && feature.capacity !== null;
  const places = isCounted ? fieldProps(model, { capacity: feature.capacity }) : rowProps(model);
  const link = commerceElement("booking/book-link", "BookLink", { bookings, ...places });
  return {
    modules,
    blocks: { list },
    detail: [commerceElement("booking/booking-panel", "BookingPanel", { bookings, terms, ...row })],
    heading: [link],
    row: [link],
  };
}

/** All bookings of an app are paid, listed and called alike: as the first feature says. */
function keptBookings(context: FeatureContext<BookFeature>): Kept {
  const { methods, paper, terms } = firstBook(context);
  const { one, many, verb } = calledWords(terms);
  const taken = takenTimes(context.project).map(({ about, from, days, time }) =>
    object({ about, from, days: days === 0 ? undefined : days, time: time === "" ? undefined : time }),
  );
  const settings = object({
    noun: object({ one, many }),
    verb,
    methods: methods.length === 0 ? undefined : array(methods.map(paymentName)),
    paper: paper === null ? undefined : paperWord(paper),
    taken: taken.length === 0 ? undefined : array(taken),
  });
  const comment = "What is booked, what that is called, and what others have booked on a first visit.";
  return keptIn("bookings", "bookings", invoke(imported("@/lib/commerce/booking/bookings", "createBookings"), settings), { comment });
}

function keptTerms(context: FeatureContext<BookFeature>): Kept {
  const { feature } = context;
  const { mode, start, end, people, shared } = feature.terms;
  const times = timesOf(feature);
  const label = (text: string): string | undefined => (text === "" ? undefined : text);
  const terms = object({
    unit: priceUnit(context),
    start: mode === "ticket" ? undefined : label(start),
    end: label(end),
    people: label(people),
    times: times.length === 0 ? undefined : array(times),
    isShared: shared ? true : undefined,
  });
  return keptIn(feature.id, "terms", terms, { type: ["@/lib/commerce/booking/times", "BookingTerms"] });
}

/** The times of a day that can be booked, an hour apart. */
function timesOf({ terms: { mode, hours } }: BookFeature): string[] {
  if (mode !== "slot") return [];
  return Array.from({ length: hours[1] - hours[0] + 1 }, (_, index) => `${String(hours[0] + index).padStart(2, "0")}:00`);
}

/** A time that somebody else has booked, counted in days from the first visit. */
interface TakenTime {
  about: string;
  from: number;
  days: number;
  time: string;
}

/** What others have booked: a few days of the sample rows, so that a calendar shows what is taken. */
function takenTimes({ blueprint }: ProjectModel): TakenTime[] {
  return featuresOf(blueprint, BookFeature).flatMap((feature) => {
    if (feature.entity === null || feature.terms.shared) return [];
    // Of rows of which only the name is known, others have booked nothing.
    const samples = blueprint.entities.find(({ id }) => id === feature.entity)?.samples.filter((row) => Object.keys(row).length > 1) ?? [];
    return Array.from({ length: Math.min(samples.length, 4) }, (_, index) => {
      const isStay = feature.terms.mode === "stay";
      return {
        about: `${feature.entity}-${index + 1}`,
        from: 2 + index * 3,
        days: isStay ? 2 + (index % 3) : 0,
        time: isStay ? "" : "10:00",
      };
    });
  });
}
