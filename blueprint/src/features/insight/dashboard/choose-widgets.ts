// Which widgets a dashboard begins with: figures of what can be counted, bars and rings of groups, lines over time, a
// table. What an entity cannot show has no widget.
import { plural, singular } from "../../../knowledge/words/inflect.ts";
import type { EntityModel, FieldModel } from "../../../model/entity-model.ts";
import { capitalise, distinctSlugs, inSentence } from "../../../model/names.ts";
import { dateFieldOf, groupsOf, isLessBetter, isSummed, numbersOf } from "../data/data-fields.ts";
import { say } from "../../../project/words/say.ts";

/** How a widget shows what it measures. */
export type WidgetShape = "figure" | "bars" | "ring" | "line" | "table";

/** A widget: which rows it is of, what it measures of them, and by what they are split. */
export interface Widget {
  id: string;
  title: string;
  source: string;
  shape: WidgetShape;
  measure: "count" | "groups" | "sum" | "average" | "highest";
  /** The key of the measured field; null where rows are counted. */
  field: string | null;
  /** The key of the field that parts the rows, `title` for each row by itself; null where nothing does. */
  by: string | null;
}

const WIDGETS_MAX = 12;

/** The widgets for these entities, the most informative first, each with a title of its own. */
export function chooseWidgets(models: readonly EntityModel[]): Widget[] {
  const [first, ...others] = models;
  if (!first) return [];
  const candidates = [...figuresOf(first), ...others.slice(0, 3).flatMap((model) => figuresOf(model).slice(0, 1))];
  const figures = candidates.length >= 4 ? candidates.slice(0, 4) : candidates.slice(0, 2);
  const charts = [...chartsOf(first), ...others.slice(0, 3).flatMap((model) => chartsOf(model).slice(0, 2))];
  const taken = new Set<string>();
  const chosen = [...figures, ...charts].filter(({ title }) => !taken.has(title) && taken.add(title)).slice(0, WIDGETS_MAX);
  const titles = chosen.map(({ title }) => title);
  const ids = distinctSlugs(titles, "widget");
  return chosen.map((widget, at) => ({ ...widget, id: ids[at] ?? "widget" }));
}

type Draft = Omit<Widget, "id">;

function measures(model: EntityModel): FieldModel[] {
  return numbersOf(model).sort((left, right) => Number(right.type === "money") - Number(left.type === "money"));
}

function figuresOf(model: EntityModel): Draft[] {
  const source = model.entity.id;
  const count: Draft = { title: capitalise(model.entity.name.many), source, shape: "figure", measure: "count", field: null, by: null };
  const [number, ...others] = measures(model);
  const groups = groupsOf(model).map((field): Draft => ({
    title: say.app.differentValues({ many: plural(singular(inSentence(field.label))), label: field.label }),
    source,
    shape: "figure",
    measure: "groups",
    field: null,
    by: field.key,
  }));
  return [count, ...(number ? figuresOfNumber(model, number) : []), ...others.map((field) => figureOf(measured(model, field))), ...groups];
}

function figureOf(draft: Pick<Draft, "title" | "source" | "measure" | "field">): Draft {
  return { ...draft, shape: "figure", by: null };
}

function figuresOfNumber(model: EntityModel, field: FieldModel): Draft[] {
  const measure = measured(model, field);
  const average = { ...measure, title: say.app.averageValue({ label: field.label }), measure: "average" } as const;
  return [
    measure,
    ...(measure.measure === "sum" ? [average] : []),
    { ...measure, title: say.app.highestValue({ label: field.label }), measure: "highest" } as const,
  ].map(figureOf);
}

function measured(model: EntityModel, field: FieldModel): Pick<Draft, "title" | "source" | "measure" | "field"> {
  const summed = isSummed(model, field) && dateFieldOf(model) !== undefined;
  return {
    title: summed ? say.app.totalValue({ label: field.label }) : say.app.averageValue({ label: field.label }),
    source: model.entity.id,
    measure: summed ? "sum" : "average",
    field: field.key,
  };
}

function chartsOf(model: EntityModel): Draft[] {
  const [group, second] = groupsOf(model);
  const [number, ...numbers] = measures(model);
  const { many, one } = model.entity.name;
  const source = model.entity.id;
  const counted = { source, measure: "count", field: null } as const;
  const isDated = dateFieldOf(model) !== undefined;
  const every = (field: FieldModel): Draft => ({
    title: say.app.valueBy({ what: capitalise(field.label), label: one }),
    source,
    shape: "bars",
    measure: "average",
    field: field.key,
    by: "title",
  });
  const byGroup = (field: FieldModel): Draft => ({
    ...counted,
    title: say.app.valueBy({ what: capitalise(many), label: field.label }),
    shape: "ring",
    by: field.key,
  });
  return [
    ...(number && !isDated ? [every(number)] : []),
    ...(number && isDated && group
      ? [
          {
            ...measured(model, number),
            title: say.app.valueBy({ what: measured(model, number).title, label: group.label }),
            shape: "bars",
            by: group.key,
          } as const,
        ]
      : []),
    ...(group ? [byGroup(group)] : []),
    overTime(model, number),
    ...(isDated ? [] : numbers.slice(0, 3).map(every)),
    ...(second ? [{ ...byGroup(second), shape: "bars" } as const] : []),
    { ...counted, title: tableTitle(model, number), shape: "table", field: isDated ? null : (number?.key ?? null), by: null },
  ];
}

function overTime(model: EntityModel, number: FieldModel | undefined): Draft {
  const [group] = groupsOf(model).filter((field) => (field.options?.length ?? 9) <= 5);
  const isDated = dateFieldOf(model) !== undefined;
  if (number && !isDated)
    return { ...measured(model, number), title: say.app.overTime({ what: capitalise(number.label) }), shape: "line", by: "title" };
  if (number && isSummed(model, number))
    return {
      ...measured(model, number),
      title: say.app.overTime({ what: measured(model, number).title }),
      shape: "line",
      by: group?.key ?? null,
    };
  return {
    title: say.app.overTime({ what: capitalise(model.entity.name.many) }),
    source: model.entity.id,
    shape: "line",
    measure: "count",
    field: null,
    by: group?.key ?? null,
  };
}

function tableTitle(model: EntityModel, number: FieldModel | undefined): string {
  if (dateFieldOf(model) !== undefined || !number) return say.app.latestRows(model.entity.name);
  const { label } = number;
  return isLessBetter(number) ? say.app.lowestValue({ label }) : say.app.highestValue({ label });
}
