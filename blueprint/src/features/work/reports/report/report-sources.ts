// What a report can be about: for each entity a hook that lays its rows out as columns, and one of all amounts of money.
import { type Code, code, join, raw, Reference, when } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import { exportCell } from "../../../../writer/feature/list-query.ts";
import { NUMBER_TYPES } from "../../../../writer/field/field-data.ts";
import { byId, currencyOf, markWords, nameLookups, namesVariable, numberInWords, titleOf } from "../../../../writer/field/field-display.ts";
import type { EntityModel, FieldModel } from "../../../../writer/model/entity-model.ts";
import { capitalise, inSentence } from "../../../../writer/model/names.ts";
import type { ProjectModel } from "../../../../writer/model/project-model.ts";
import type { FeatureOf } from "../../../feature.ts";
import { measureOf, partsOf, type ReportPart } from "./report-parts.ts";

type Report = FeatureOf<"report">;

const PATH = "src/features/reports/reportSources.ts";

/** The entities that reports are about: the asked one first. */
export function reportedModels(project: ProjectModel, { main }: Report): EntityModel[] {
  return project.entities.toSorted((left, right) => Number(right.entity.id === main) - Number(left.entity.id === main));
}

/** The fields of an entity in a report, its name first. */
export function reportedFields(model: EntityModel): FieldModel[] {
  return [model.title, ...model.fields.filter((field) => field !== model.title)];
}

/** The parts that a report on this entity offers. */
export function reportedParts(model: EntityModel, { main, parts }: Report): ReportPart[] {
  const all = partsOf(reportedFields(model), model.entity.id === main ? parts : []);
  return chartOf(model) === null ? all.filter(({ columns, figures, chart }) => columns.length > 0 || figures || !chart) : all;
}

function sourceHook(model: EntityModel): Reference {
  return new Reference(`use${model.type.name}Report`, PATH);
}

/** The hooks, and the one that gathers them. */
export function sourceModule(project: ProjectModel, feature: Report): ModuleSource {
  const models = reportedModels(project, feature);
  const money = models.flatMap((model) =>
    model.fields
      .filter(({ type }) => type === "money")
      .slice(0, 1)
      .map((field) => ({ model, field })),
  );
  const finances = feature.financial && money.length > 0;
  const hooks = models.map((model) => ({ name: sourceHook(model).name, code: hookOf(project, { model, feature }) }));
  const calls = [...models.map((model) => code`${sourceHook(model)}()`), ...(finances ? [code`@useFinancesReport()`] : [])];
  return {
    path: PATH,
    opening: "What a report can be about, as rows and columns.",
    library: true,
    parts: [
      {
        name: "useReportSources",
        code: code`
          function useReportSources(): @ReportSource[] {
            return [${join(calls, ", ")}];
          }`,
      },
      ...hooks,
      ...(finances ? [{ name: "useFinancesReport", code: financesHook(money) }] : []),
    ],
  };
}

interface HookCall {
  model: EntityModel;
  feature: Report;
}

function hookOf(project: ProjectModel, { model, feature }: HookCall): Code {
  const references = byId(project.entities);
  const fields = reportedFields(model);
  const row = raw(model.one);
  const date = dateOf(model);
  const chart = chartOf(model);
  const cells = fields.map((field, at) => (at === 0 ? titleOf(model, model.one) : exportCell(model, field, references)));
  const { one, many } = model.entity.name;
  return code`
    function ${sourceHook(model)}(): @ReportSource {
      ${nameLookups(fields.slice(1), references)}
      return {
        id: ${model.entity.id},
        title: ${capitalise(many)},
        one: ${one},
        many: ${many},
        dateLabel: ${date === undefined ? "" : inSentence(date.label)},
        parts: ${{ literal: reportedParts(model, feature) }},
        columns: [
          ${fields.map(columnOf)}
        ],
        ${chart === null ? raw("chart: null,") : code`chart: { label: ${chart.label}, format: (value) => ${numberInWords(chart.amount ?? null, raw("value"))}, isAverage: ${chart.amount !== undefined && measureOf(chart.amount) === "average"} },`}
        rows: @useRows(${model.collection}).map((${row}) => ({
          cells: [${join(cells, ", ")}],
          date: ${date === undefined ? code`""` : raw(`${model.one}.${date.key}`)},
          groups: ${chart === null ? raw("[]") : groupsOf(model, { chart, references })},
          amount: ${chart?.amount === undefined ? raw("1") : raw(`${model.one}.${chart.amount.key}`)},
        })),
      };
    }`;
}

function columnOf(field: FieldModel): Code {
  const measure = NUMBER_TYPES.has(field.type) ? measureOf(field) : null;
  const kind = field.type === "date" ? "date" : NUMBER_TYPES.has(field.type) ? "number" : "text";
  const words = when(
    kind === "number",
    () => code`, words: (value: number) => ${numberInWords(field.type === "rating" ? null : field, raw("value"))}`,
  );
  return code`{ label: ${field.label}, kind: ${kind}, measure: ${measure}${words} },`;
}

/** The date by which a period is chosen. */
export function dateOf(model: EntityModel): FieldModel | undefined {
  return model.fields.find(({ type }) => type === "date");
}

/** What the chart of an entity draws. */
export interface Chart {
  label: string;
  by: FieldModel;
  amount: FieldModel | undefined;
}

/** The chart of an entity: its amounts, or how many rows there are, by what groups them; without groups, by name. */
export function chartOf(model: EntityModel): Chart | null {
  const amount =
    model.fields.find((field) => field.type === "money" && measureOf(field) !== null) ??
    model.fields.find((field) => NUMBER_TYPES.has(field.type) && measureOf(field) !== null);
  const by =
    model.fields.find(({ type }) => type === "choice") ??
    model.fields.find(({ type }) => type === "reference" || type === "tags" || type === "boolean") ??
    (amount === undefined ? undefined : model.title);
  if (by === undefined) return null;
  const counted =
    amount === undefined
      ? capitalise(model.entity.name.many)
      : `${measureOf(amount) === "average" ? "Average " : ""}${inSentence(amount.label)}`;
  return { label: capitalise(`${counted} by ${inSentence(by.label)}`), by, amount };
}

function groupsOf(model: EntityModel, { chart: { by }, references }: { chart: Chart; references: ReadonlyMap<string, EntityModel> }): Code {
  const value = raw(`${model.one}.${by.key}`);
  if (by === model.title) return code`[${titleOf(model, model.one)}]`;
  if (by.type === "tags") return value;
  if (by.type === "boolean") return code`[${value} ? ${markWords(by).on} : ${markWords(by).off}]`;
  const target = by.type === "reference" ? references.get(by.of ?? "") : undefined;
  return target ? code`[${raw(namesVariable(target))}.get(${value}) ?? "None"]` : code`[${value} || "None"]`;
}

/** All rows that hold an amount of money, of whatever entity. */
function financesHook(money: readonly { model: EntityModel; field: FieldModel }[]): Code {
  const [first] = money;
  const gathered = money.map(({ model, field }) => {
    const row = raw(model.one);
    const date = dateOf(model);
    const amount = raw(`${model.one}.${field.key}`);
    const day = date === undefined ? code`""` : raw(`${model.one}.${date.key}`);
    const kind = capitalise(model.entity.name.many);
    return code`...@useRows(${model.collection}).map((${row}) => ({
      cells: [${titleOf(model, model.one)}, ${kind}, ${day}, ${amount}],
      date: ${day},
      groups: [${kind}],
      amount: ${amount},
    })),`;
  });
  const words = (): Code => (first ? code`@formatMoney(value, ${currencyOf(first.field)})` : raw("String(value)"));
  return code`
    function useFinancesReport(): @ReportSource {
      return {
        id: "finances",
        title: "Finances",
        one: "amount",
        many: "amounts",
        dateLabel: "date",
        parts: [
          { label: "Totals", columns: [], figures: true, chart: true },
          { label: "All amounts", columns: [1, 2, 3], figures: false, chart: false },
        ],
        columns: [
          { label: "Entry", kind: "text", measure: null },
          { label: "Kind", kind: "text", measure: null },
          { label: "Date", kind: "date", measure: null },
          { label: "Amount", kind: "number", measure: "total", words: (value: number) => ${words()} },
        ],
        chart: { label: "Amount by kind", format: (value) => ${words()}, isAverage: false },
        rows: [
          ${gathered}
        ],
      };
    }`;
}
