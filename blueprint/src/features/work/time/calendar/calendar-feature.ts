// A calendar of the rows that have a date: a month at a time, by buttons, by keyboard or by a month that is typed. A day shows
// what is on it and takes new rows. A row that begins and ends stands on all of its days.
import type { z } from "zod";
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import { enter, fullEntry } from "../../../../checks/place.ts";
import { can, fieldOf } from "../../../../model/entity-model.ts";
import { withArticle } from "../../../../model/names.ts";
import { needsHeading } from "../../../../model/project-model.ts";
import { element, imported } from "../../../../project/code/expression.ts";
import type { CheckStep, Target } from "../../../../schema/check.ts";
import { type Field, Slug } from "../../../../schema/entity.ts";
import { defineFeature, type FeatureCheck, type FeatureContext, onPage, type RequestedEntity } from "../../../definition/define-feature.ts";
import { pageOf } from "../../../definition/page-of.ts";
import { factsOf, rowProps } from "../../row-parts.ts";
import { inside, press } from "../../../definition/steps.ts";
import { featureSchema } from "../../../../schema/feature.ts";
import { say, formatted } from "../../../../project/words/say.ts";

/** `field` is the date on which a row stands, `end` its last day where it has one. */
const CalendarFeature = featureSchema("calendar", { entity: Slug, field: Slug, end: Slug.nullable() });
type CalendarFeature = z.infer<typeof CalendarFeature>;

export const calendarFeature = defineFeature<typeof CalendarFeature>({
  schema: CalendarFeature,
  isOnce: true,
  fieldOptions: { field: ["date", "datetime"], end: ["date", "datetime"] },
  describe: (_, { many }) => ({ called: `a calendar of ${many}`, can: `see ${many} in a calendar` }),
  draft: ({ words, prompt, entity }) => {
    if (entity === null) return null;
    const { dates, fresh } = datesOf(entity, /\btimeline/.test(`${words} ${prompt}`));
    const [start, end] = dates;
    if (!start) return null;
    const schedule = /\bschedul/.test(words);
    const page = {
      id: "calendar",
      title: schedule ? say.app.schedule() : say.app.calendar(),
      icon: "CalendarDays",
      intro: say.app.calendarIntro(),
    };
    return {
      feature: { entity: entity.id, field: start.id, end: end?.id ?? null },
      fields: fresh,
      places: [onPage("month", page)],
    };
  },
  compose: ({ project, feature, model }) => {
    const month = element(imported("@/components/calendar/row-calendar", "RowCalendar"), {
      ...rowProps(model),
      start: fieldOf(model, feature.field).key,
      end: feature.end === null ? undefined : fieldOf(model, feature.end).key,
      facts: factsOf(model, { without: [feature.field], limit: 3 }),
      add: can(model, "add") ? (model.isQuick ? "line" : undefined) : "none",
      hasHeading: needsHeading(project, model) ? true : undefined,
    });
    return { blocks: { month: { element: month } } };
  },
  checks: checksOf,
});

/** The first day of a row and, where there is one, its last; with the fields that must be added for it. */
function datesOf({ fields }: RequestedEntity, wantsBars: boolean): { dates: Field[]; fresh: Field[] } {
  const dates = fields.filter(({ type }) => type === "date" || type === "datetime");
  const ends = dates.filter(({ id, label }) => lexicon.names(id.replaceAll("-", " "), "end-label") || lexicon.names(label, "end-label"));
  const start = dates.find((field) => !ends.includes(field)) ?? dates[0];
  const end = ends.find((field) => field !== start);
  if (start) return { dates: end ? [start, end] : [start], fresh: [] };
  const fresh: Field[] = wantsBars
    ? [
        { id: "start-date", label: say.commerce.startDate(), type: "date", required: false },
        { id: "end-date", label: say.commerce.endDate(), type: "date", required: false },
      ]
    : [{ id: "date", label: say.general.date(), type: "date", required: false }];
  return { dates: fresh, fresh };
}

/** A row that is added on a day begins at noon. */
const AFTER_NOON = "2031-05-17T13:30";

function checksOf({ project, feature, model }: FeatureContext<CalendarFeature>): FeatureCheck[] {
  const path = pageOf(project, feature);
  const entry = fullEntry(project, model);
  if (path === null) return [];
  const { one, many } = model.entity.name;
  const calendar: Target = { role: "region", name: say.work.calendarOf({ many }), exact: true };
  const click = (name: string): CheckStep => press(name, { within: calendar });
  const month = (value: string): CheckStep => ({ do: "fill", target: { label: say.work.goToMonth(), within: calendar }, value });
  const heading = (name: string): CheckStep => ({ do: "expectVisible", target: { role: "heading", name, exact: true, within: calendar } });
  const turning: FeatureCheck = {
    title: `The calendar of ${many} is turned by buttons and by keyboard`,
    steps: [
      { do: "open", path },
      month("2031-05"),
      heading(formatted.month("2031-05", "long")),
      click(say.work.nextMonth()),
      heading(formatted.month("2031-06", "long")),
      click(say.work.previousMonth()),
      click(say.work.previousMonth()),
      heading(formatted.month("2031-04", "long")),
      click(formatted.longDate("2031-04-01")),
      { do: "press", key: formatted.arrow("previous"), target: { role: "button", name: formatted.longDate("2031-04-01"), exact: true } },
      heading(formatted.month("2031-03", "long")),
      heading(formatted.longDate("2031-03-31")),
    ],
  };
  if (!can(model, "add") || entry === null) return [turning];
  const day: CheckStep[] = [
    month("2031-05"),
    { do: "click", target: { role: "button", name: formatted.longDate("2031-05-17"), within: calendar } },
  ];
  const values = entry.values
    .filter(({ field }) => field.id !== feature.field)
    .map((value) => (value.field.id === feature.end && value.field.type === "datetime" ? { ...value, text: AFTER_NOON } : value));
  const seen: CheckStep = {
    do: "expectVisible",
    target: { role: "list", name: say.work.onThisDay(), exact: true, within: calendar, text: entry.title },
  };
  return [
    {
      title: `People can schedule ${withArticle(one)} on a day of the calendar, where it stands`,
      steps: [
        { do: "open", path },
        ...day,
        { do: "click", target: { role: "link", name: say.work.addOnDay({ one }), exact: true } },
        // The page may have another form of the same rows.
        ...values.map((value) => inside(calendar, enter(value))),
        click(say.general.add({ one })),
        seen,
        { do: "reload" },
        ...day,
        seen,
      ],
    },
    turning,
  ];
}
