// The checks of a countdown put the clock to days before each date, to the day itself and behind it, and expect what
// plain arithmetic gives.
import { say } from "../../../../project/words/say.ts";
import type { CheckStep, Target } from "../../../../schema/check.ts";
import type { FeatureCheck, FeatureChecks, FeatureContext } from "../../../definition/define-feature.ts";
import { pageOf } from "../../../definition/page-of.ts";
import { fill, press } from "../../../definition/steps.ts";
import { cardOf, dayAfter, onDay, type Seen, shows } from "./countdown-steps.ts";
import type { CountdownDate, CountdownFeature } from "./countdown-schema.ts";

const DAYS_BEFORE = 24;
const DAYS_AFTER = 3;
const BIG_DIGITS = "128px";
/** What somebody adds, on a day of the checks' own. */
const OWN: CountdownDate = { id: "own", label: "Kite festival", day: null, time: null, phrase: "" };
const OWN_DAY = "2029-03-25";

/** A check of the dates that the person sets, one for each date of the prompt, and one for each part that was asked for. */
export function countdownChecks({ project, feature }: FeatureContext<CountdownFeature>): FeatureChecks {
  const path = pageOf(project, feature) ?? "/countdown";
  const { dates } = feature;
  const ahead = dates.find(({ day }) => day !== null);
  const timed = feature.hasHours ? ahead : (dates.find(({ day, time }) => day !== null && time !== null) ?? ahead);
  return [
    ownDateCheck(feature, path),
    ...dates.map((date) => (date.day === null ? setDayCheck(date, path, feature) : dateCheck(date, path, feature))),
    digitsCheck(seenIn(feature, path, ahead)),
    feature.hasHours || dates.some(({ time }) => time !== null) ? hoursCheck(seenIn(feature, path, timed)) : null,
    feature.hasWorkingDays ? workingDaysCheck(seenIn(feature, path, ahead)) : null,
  ];
}

/** A date with a known day: one of the prompt, or where it has none, one that is set in the app. */
function seenIn(feature: CountdownFeature, path: string, known: CountdownDate | undefined): Seen {
  const open: CheckStep = { do: "open", path };
  if (known !== undefined) return { date: known, day: onDay(known), feature, open: [open] };
  const [first] = feature.dates;
  const form: Target = first === undefined ? formOf(say.insight.addADate()) : cardOf(first);
  const date = { ...(first ?? OWN), day: OWN_DAY };
  const set: CheckStep[] = [
    open,
    { do: "setClock", at: `${OWN_DAY}T08:00` },
    ...(first === undefined ? [fill(say.insight.whatFor(), OWN.label, form)] : []),
    { do: "fillDay", target: { label: say.general.date(), exact: true, within: form }, inDays: 0 },
    press(say.insight.saveDate(), { within: form }),
  ];
  return { date, day: OWN_DAY, feature, open: set };
}

const formOf = (name: string): Target => ({ role: "form", name, exact: true });
const at = (day: string, time = "00:00"): CheckStep => ({ do: "setClock", at: `${day}T${time}` });

/** "3 days ago". */
function ago(date: CountdownDate): CheckStep {
  const name = say.insight.daysAgo({ count: DAYS_AFTER });
  return { do: "expectVisible", target: { role: "figure", name, exact: true, text: String(DAYS_AFTER), within: cardOf(date) } };
}

function dateCheck(date: CountdownDate, path: string, feature: CountdownFeature): FeatureCheck {
  const day = onDay(date);
  const isWeekly = date.day?.length === 1;
  const isYearly = date.day?.length === 5;
  const time = date.time ?? "00:00";
  const after: CheckStep[] = isWeekly || isYearly ? shows(date, feature, isWeekly ? 7 - DAYS_AFTER : 365 - DAYS_AFTER) : [ago(date)];
  return {
    title: `“${date.label}”: what is left until the day is counted, on the day it says so, and afterwards ${isWeekly || isYearly ? "the next one is counted" : "how long ago it was"}`,
    steps: [
      { do: "open", path },
      ...(isWeekly ? [DAYS_AFTER, 2] : [DAYS_BEFORE, 2]).flatMap((days) => [at(dayAfter(day, -days), time), ...shows(date, feature, days)]),
      at(day, "23:59"),
      { do: "expectVisible", target: { role: "figure", name: say.general.today(), exact: true, within: cardOf(date) } },
      at(dayAfter(day, DAYS_AFTER), time),
      ...after,
    ],
    shows: isWeekly || isYearly ? date.id : `${date.id},after`,
  };
}

/** A day that only the person knows is set in the app, counted, kept, and past in the end. */
function setDayCheck(date: CountdownDate, path: string, feature: CountdownFeature): FeatureCheck {
  const within = cardOf(date);
  return {
    title: `“${date.label}”: its day is set in the app, counted, and kept, and afterwards it says how long ago it was`,
    steps: [
      { do: "open", path },
      at(dayAfter(OWN_DAY, -DAYS_BEFORE)),
      press(say.insight.saveDate(), { within }),
      { do: "expectVisible", target: { text: say.general.enterADate(), within } },
      { do: "fillDay", target: { label: say.general.date(), exact: true, within }, inDays: DAYS_BEFORE },
      press(say.insight.saveDate(), { within }),
      ...shows(date, feature, DAYS_BEFORE),
      at(dayAfter(OWN_DAY, -2)),
      ...shows(date, feature, 2),
      at(dayAfter(OWN_DAY, DAYS_AFTER)),
      ago(date),
    ],
    shows: `${date.id},after`,
  };
}

/** Dates can be added, changed and deleted. */
function ownDateCheck(feature: CountdownFeature, path: string): FeatureCheck {
  const later = { ...OWN, label: "Kite festival at the lake" };
  const form = formOf(say.insight.addADate());
  const changing = formOf(say.insight.changeOf({ title: OWN.label }));
  return {
    title: "Further dates are added, counted, changed, kept, and deleted with a way back",
    steps: [
      { do: "open", path },
      at(dayAfter(OWN_DAY, -DAYS_BEFORE)),
      ...(feature.dates.length === 0 ? [] : [press(say.insight.addADate())]),
      fill(say.insight.whatFor(), OWN.label, form),
      { do: "fillDay", target: { label: say.general.date(), exact: true, within: form }, inDays: DAYS_BEFORE },
      press(say.insight.saveDate(), { within: form }),
      ...shows(OWN, feature, DAYS_BEFORE),
      press(say.general.editRow({ title: OWN.label })),
      fill(say.insight.whatFor(), later.label, changing),
      { do: "fillDay", target: { label: say.general.date(), exact: true, within: changing }, inDays: 2 },
      press(say.insight.saveDate(), { within: changing }),
      { do: "reload" },
      ...shows(later, feature, 2),
      press(say.general.deleteRow({ title: later.label })),
      { do: "expectHidden", target: cardOf(later) },
      press(say.general.undo()),
      { do: "expectVisible", target: cardOf(later) },
    ],
    shows: "dates,unit",
  };
}

/** The digits have the size of a headline several times over. */
function digitsCheck({ date, day, feature, open }: Seen): FeatureCheck {
  const [seen] = shows(date, feature, 2);
  const target = seen?.do === "expectVisible" ? seen.target : cardOf(date);
  return {
    title: "What is counted stands in big digits",
    steps: [...open, at(dayAfter(day, -2), date.time ?? "00:00"), { do: "expectStyle", target, property: "font-size", equals: BIG_DIGITS }],
    shows: "digits",
  };
}

/** Hours, minutes and seconds: a day, seven hours and ten minutes before the moment. */
function hoursCheck({ date, day, feature, open }: Seen): FeatureCheck {
  const within = cardOf(date);
  const moment = new Date(`${day}T${date.time ?? "00:00"}Z`);
  moment.setUTCMinutes(moment.getUTCMinutes() - 31 * 60 - 10);
  const says = (label: string, contains: string): CheckStep => ({
    do: "expectText",
    target: { role: "group", name: label, exact: true, within },
    contains,
  });
  const seconds: Target = { role: "group", name: say.insight.seconds(), exact: true, within };
  return {
    title: `“${date.label}”: hours, minutes and seconds are counted down too`,
    steps: [
      ...open,
      { do: "setClock", at: moment.toISOString().slice(0, 16) },
      ...(feature.unit === "days" ? shows(date, { ...feature, hasHours: false }, 1, { isWhole: true }) : []),
      says(say.insight.hours(), "07"),
      says(say.insight.minutes(), "09"),
      { do: "rememberText", target: seconds, as: "the seconds" },
      { do: "expectTextChanged", target: seconds, since: "the seconds" },
    ],
    shows: "hours",
  };
}

/** Working days are counted over weeks, over a weekend, and from the day before. */
function workingDaysCheck({ date, day, open }: Seen): FeatureCheck {
  const isWeekly = date.day?.length === 1;
  const workingDays = (days: number): number =>
    Array.from({ length: days }, (_, index) => new Date(`${dayAfter(day, index - days)}T12:00:00Z`).getUTCDay()).filter(
      (weekday) => weekday > 0 && weekday < 6,
    ).length;
  return {
    title: `“${date.label}”: how many of the days are working days is counted too`,
    steps: [
      ...open,
      ...(isWeekly ? [6, 4, 1] : [DAYS_BEFORE, 6, 1]).flatMap((days): CheckStep[] => [
        at(dayAfter(day, -days)),
        {
          do: "expectVisible",
          target: { text: say.insight.workingDaysLeft({ count: workingDays(days) }), within: cardOf(date) },
        },
      ]),
    ],
    shows: "working-days",
  };
}
