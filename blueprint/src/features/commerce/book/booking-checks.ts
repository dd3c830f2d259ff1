// How it is seen that bookings work: what is missing or impossible is refused, what is booked is listed, taken and cancelled.
import { pageOf, pagePath } from "../../definition/page-of.ts";
import { expectRows, namedSample, placeOf, rowsOf, samplePath } from "../../../checks/place.ts";
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
import { ANYTHING, say, formatted } from "../../../project/words/say.ts";
import { calledWords, paperWord } from "./called-words.ts";

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
/** A check chooses so many people, the last of them to be taken back. */
const PEOPLE_MAX = 2;

/** The promises of bookings. None where no sample can be booked. */
export function bookingChecks(context: FeatureContext<BookFeature>): FeatureCheck | null {
  const { feature, project } = context;
  const booked = bookedSample(context);
  if (booked === null) return null;
  const first = firstBook(context);
  const { called } = first.terms;
  const named = calledWords(first.terms);
  const submit = submitOf(context, booked);
  const many = feature.entity === null ? `${feature.thing}s` : entityOf(project, feature.entity).entity.name.many;
  const panel = { role: "region", name: booked.region, exact: true } as const;
  const entry = { role: "listitem", within: { role: "list", name: say.general.list(named), exact: true } } as const;
  return {
    title: `${capitalise(many)} can be booked ${wordsOf(feature)}, and the ${called} is confirmed, listed and can be cancelled`,
    steps: [
      { do: "open", path: pagePath(project, "my-bookings") },
      see(say.commerce.whatYouBookIsListed()),
      ...scheduleSteps(context),
      { do: "open", path: booked.path },
      ...inRegion(booked.region, [
        { do: "expectVisible", target: { label: say.commerce.anythingElse() } },
        ...refusals(feature, submit),
        ...calendarSteps(feature),
        ...timeSteps(feature),
        ...placesSteps(booked, 0),
        ...costSteps(context, booked),
        ...confirmSteps(context, booked),
      ]),
      ...confirmedTexts(context, booked).map((contains): CheckStep => ({ do: "expectText", target: panel, contains })),
      ...inRegion(booked.region, [
        ...(first.paper === null
          ? []
          : [download(say.commerce.download({ called: paperWord(first.paper) }), { ending: ".html", contains: "Robin Vale" })]),
        { do: "expectVisible", target: { role: "link", name: say.commerce.seeMyBookings(named), exact: true } },
        press(say.commerce.bookAgain(named)),
        { do: "expectVisible", target: { label: say.commerce.fullName(), exact: true } },
        ...takenSteps(feature, { path: booked.path, submit }),
        ...(booked.places === null
          ? []
          : [{ do: "open", path: booked.path } as const, ...timeSteps(feature), ...placesSteps(booked, peopleOf(feature))]),
      ]),
      ...fullSteps(context, booked),
      { do: "open", path: pagePath(project, "my-bookings") },
      { do: "expectVisible", target: { ...entry, text: say.commerce.confirmed() } },
      ...[booked.title, ...bookedTexts(context)].map((text): CheckStep => ({ do: "expectVisible", target: { ...entry, text } })),
      { do: "expectCount", target: entry, atLeast: 1, atMost: 1 },
      press(say.commerce.cancelBooking(named)),
      { do: "expectHidden", target: { role: "button", name: say.commerce.cancelBooking(named), exact: true } },
      { do: "reload" },
      { do: "expectVisible", target: { ...entry, text: say.commerce.cancelled() } },
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
  return isPaid(context, booked) ? say.commerce.continueToPayment() : say.commerce.confirmBooking(calledWords(firstBook(context).terms));
}

/** Says who books, and pays where something is to be paid. */
function confirmSteps(context: FeatureContext<BookFeature>, booked: Booked): CheckStep[] {
  const { one } = calledWords(firstBook(context).terms);
  return [
    fill(say.commerce.fullName(), "Robin Vale"),
    fill(say.commerce.emailAddress(), "robin@example.com"),
    press(submitOf(context, booked)),
    ...(isPaid(context, booked) ? paySteps(one, submitOf(context, booked)) : []),
    { do: "expectVisible", target: { role: "status", text: say.commerce.bookingConfirmed({ one }) } },
    see(say.commerce.bookingNumber({ one, number: ANYTHING, title: booked.title })),
  ];
}

/** What is to be paid is looked at, what was entered is still there to be changed, and then it is paid. */
function paySteps(one: string, submit: string): CheckStep[] {
  return [
    see(say.commerce.checkBooking({ one })),
    { do: "expectVisible", target: { role: "form", name: say.commerce.payment(), exact: true } },
    press(say.commerce.editDetails()),
    { do: "expectValue", target: { label: say.commerce.fullName(), exact: true }, equals: "Robin Vale" },
    press(submit),
    see(say.commerce.checkBooking({ one })),
    ...cardSteps(say.commerce.confirmAndPay()),
  ];
}

/** What a booking says of its time and people. */
function bookedTexts(context: FeatureContext<BookFeature>): string[] {
  const { mode, start, end, people } = context.feature.terms;
  const stated = [
    mode === "ticket" ? "" : `${start} ${formatted.date(START)}`,
    mode === "stay" ? `${end} ${formatted.date("2031-05-20")}` : "",
    mode === "slot" ? `${say.commerce.time()} ${hourOf(context.feature)}` : "",
    people === "" ? "" : `${people} 2`,
    mode === "stay" ? `${priceUnit(context) === "night" ? say.commerce.nights() : say.commerce.days()} 3` : "",
  ];
  return stated.filter((text) => text !== "");
}

/** What a confirmation says, in one where nothing else stands between: the day of a ticket depends on the day of the visit. */
function confirmedTexts(context: FeatureContext<BookFeature>, { price }: Booked): string[] {
  const stated = [
    `${say.commerce.name()} Robin Vale`,
    ...bookedTexts(context),
    ...(price === null ? [] : [`${say.commerce.total()} ${amountShown(context, price)}`]),
  ];
  return context.feature.terms.mode === "ticket" ? stated : [stated.join(" ")];
}

function bookedSample(context: FeatureContext<BookFeature>): Booked | null {
  const { project, feature } = context;
  if (feature.entity === null) {
    const path = pageOf(project, feature, "form");
    const title = capitalise(feature.thing);
    return path === null ? null : { path, region: title, title, price: null, places: null };
  }
  const model = entityOf(project, feature.entity);
  const { capacity } = feature;
  const least = feature.terms.people === "" ? 1 : PEOPLE_MAX + 1;
  const hasRoom = (row: (typeof model.rows)[number] | undefined): boolean => {
    const places = capacity === null ? null : row?.[capacity];
    return typeof places !== "number" || places >= least;
  };
  const paid = feature.price === null ? null : pricedSample(project, model, { price: feature.price, isFit: hasRoom });
  const roomy = model.rows
    .map((_, from) => namedSample({ project, model }, from))
    .find((one) => one !== null && hasRoom(model.rows[one.index]));
  const sample = paid ?? roomy ?? null;
  if (sample === null) return null;
  const price = paid === null || feature.price === null ? null : { value: paid.price, currency: priceOf(model, feature.price).currency };
  const free = feature.capacity === null ? null : model.rows[sample.index]?.[feature.capacity];
  const { title, index } = sample;
  const region = say.commerce.verbTitle({ verb: calledWords(firstBook(context).terms).verb, title });
  return { path: samplePath(model, index), region, title, price, places: typeof free === "number" && free >= least ? free : null };
}

function wordsOf({ terms: { mode, shared, people } }: BookFeature): string {
  if (mode === "stay") return "for free days, which are then taken";
  if (mode === "slot") return shared ? "for a day and a time" : "for a free hour, which is then taken";
  if (mode === "ticket" && people === "") return "until every place is taken";
  return mode === "day" ? (shared ? "for a day" : "for a free day, which is then taken") : "for several people";
}

function refusals({ terms }: BookFeature, submit: string): CheckStep[] {
  const contact = [see(say.commerce.enterYourName()), see(say.commerce.enterYourEMailAddress())];
  if (terms.mode === "ticket") return [press(submit), ...contact];
  const late: CheckStep[] =
    terms.mode === "stay"
      ? [fill(terms.start, "2031-05-20"), fill(terms.end, START), press(submit), see(say.commerce.theEndMustComeAfter())]
      : [];
  return [
    press(submit),
    see(say.commerce.choose({ label: terms.start })),
    ...(terms.mode === "stay" ? [see(say.commerce.choose({ label: terms.end }))] : []),
    ...(terms.mode === "slot" ? [see(say.commerce.chooseATime())] : []),
    ...contact,
    fill(terms.start, "2020-01-01"),
    press(submit),
    see(say.commerce.chooseADayFromToday()),
    ...late,
  ];
}

/** A month of the calendar is turned to, and a day in it becomes the day of the booking; after that the first day is chosen. */
function calendarSteps({ terms: { mode, start, end } }: BookFeature): CheckStep[] {
  if (mode === "ticket") return [];
  const day = (date: number): string => formatted.day(`2031-05-${date}`);
  const isOn = (date: number, checked: boolean): CheckStep => ({
    do: "expectChecked",
    target: { role: "button", name: day(date), exact: true, within: { role: "group", name: say.commerce.days(), exact: true } },
    checked,
  });
  const holds = (label: string, equals: string): CheckStep => ({ do: "expectValue", target: { label, exact: true }, equals });
  const until: CheckStep[] = mode === "stay" ? [press(day(20)), holds(end, "2031-05-20"), isOn(19, true)] : [isOn(19, false)];
  return [
    see(say.commerce.chosen()),
    see(say.commerce.unavailable()),
    fill(start, START),
    see(formatted.month("2031-05")),
    press(say.commerce.nextMonth()),
    see(formatted.month("2031-06")),
    press(say.commerce.previousMonth()),
    press(day(18)),
    holds(start, "2031-05-18"),
    isOn(18, true),
    ...until,
    isOn(17, false),
  ];
}

/** The hour that is booked: three in the afternoon, where that can be. */
function hourOf({ terms: { hours } }: BookFeature): string {
  const hour = hours[0] <= 15 && hours[1] >= 15 ? 15 : hours[0] + 1;
  return formatted.time(`${String(hour).padStart(2, "0")}:00`);
}

function timeSteps(feature: BookFeature): CheckStep[] {
  const { mode, start, end } = feature.terms;
  if (mode === "ticket") return [];
  if (mode === "stay") return [fill(start, START), fill(end, "2031-05-20")];
  return [
    fill(start, START),
    ...(mode === "slot"
      ? [
          {
            do: "setChecked",
            target: { role: "radio", name: hourOf(feature), within: { role: "group", name: say.commerce.time(), exact: true } },
            checked: true,
          } as const,
        ]
      : []),
  ];
}

/** What three nights or days, or two people, cost. */
function amountShown(context: FeatureContext<BookFeature>, { value, currency }: NonNullable<Booked["price"]>): string {
  const units = unitsBooked(context);
  const amount = priceUnit(context) === "month" ? Math.round(value * units * (100 / 30)) / 100 : value * units;
  return moneyShown(amount, currency);
}

function unitsBooked({ feature }: FeatureContext<BookFeature>): number {
  const { mode, perPerson } = feature.terms;
  return mode === "stay" ? 3 : perPerson ? 2 : 1;
}

/** So many of what is paid for. */
const COUNTED = {
  night: say.commerce.nightsCounted,
  day: say.commerce.daysCounted,
  month: say.commerce.daysOf30,
  person: say.commerce.people,
  booking: say.commerce.bookings,
} as const;

/** Three nights or days, or two people, cost as much as they should. */
function costSteps(context: FeatureContext<BookFeature>, { price }: Booked): CheckStep[] {
  const { people } = context.feature.terms;
  const steps = [say.commerce.oneMore, say.commerce.oneMore, say.commerce.oneLess];
  const more = people === "" ? [] : steps.map((message) => press(message({ label: people })));
  if (price === null) return more;
  const units = unitsBooked(context);
  const unit = priceUnit(context);
  const counted = COUNTED[unit]({ count: units });
  const each = unit === "booking" ? [] : [see(`${moneyShown(price.value, price.currency)} × ${counted}`)];
  return [...more, ...each, see(say.commerce.totalOf({ amount: amountShown(context, price) }))];
}

/** So many places are left when these are taken. */
function placesSteps({ places }: Booked, taken: number): CheckStep[] {
  if (places === null) return [];
  return [see(places === taken ? say.commerce.everyPlaceIsTaken() : say.commerce.placesLeft({ count: places - taken }))];
}

/** For how many people a check books. */
const peopleOf = ({ terms }: BookFeature): number => (terms.people === "" ? 1 : PEOPLE_MAX);

/** In the list, what has no place left says so, and nothing else does. */
function fullSteps({ project, feature }: FeatureContext<BookFeature>, { title, places }: Booked): CheckStep[] {
  const { entity, schedule } = feature;
  const place = entity === null || schedule === undefined ? null : placeOf(project, entityOf(project, entity));
  if (place === null || places !== peopleOf(feature)) return [];
  const full = rowsOf(place, { text: say.commerce.everyPlaceIsTaken() });
  return [
    { do: "open", path: place.home },
    { do: "expectText", target: rowsOf(place, { text: title }), contains: say.commerce.everyPlaceIsTaken() },
    { do: "expectCount", target: full, atLeast: 1, atMost: 1 },
  ];
}

/** All times are there, in their order. */
function scheduleSteps({ project, feature: { entity, schedule } }: FeatureContext<BookFeature>): CheckStep[] {
  const place = entity === null || schedule === undefined ? null : placeOf(project, entityOf(project, entity));
  if (place === null || schedule === undefined) return [];
  return [
    { do: "open", path: place.home },
    expectRows(place, schedule.count),
    { do: "expectText", target: rowsOf(place, { nth: 0 }), contains: schedule.first },
    { do: "expectText", target: rowsOf(place, { nth: -1 }), contains: schedule.last },
  ];
}
/** What was booked cannot be booked again. */
function takenSteps(feature: BookFeature, { path, submit }: { path: string; submit: string }): CheckStep[] {
  const { terms } = feature;
  if (terms.shared || terms.mode === "ticket") return [];
  const again: CheckStep[] = [{ do: "open", path }, fill(terms.start, terms.mode === "stay" ? "2031-05-18" : START)];
  if (terms.mode === "slot") return [...again, { do: "expectVisible", target: { text: `${hourOf(feature)} ${say.commerce.taken()}` } }];
  if (terms.mode === "day") return [...again, press(submit), see(say.commerce.thisIsTakenAlreadyChoose())];
  return [
    ...again,
    fill(terms.end, "2031-05-19"),
    {
      do: "expectVisible",
      target: { role: "button", name: say.commerce.dayUnavailable({ day: formatted.day("2031-05-18") }), exact: true },
    },
    press(submit),
    see(say.commerce.thisIsTakenAlreadyChoose()),
  ];
}
