// Reports with the kit: a module that says what they can be about, and the page that makes them.
import type { EntityModel } from "../../../../model/entity-model.ts";
import { NUMBER_TYPES } from "../../../../model/fields/field-data.ts";
import { array, element, type Expression, imported, invoke, literal, object, texts } from "../../../../project/code/expression.ts";
import { entityVariable } from "../../../../project/files/entity-file.ts";
import type { FeatureContext } from "../../../definition/define-feature.ts";
import type { FeatureParts } from "../../../definition/feature-parts.ts";
import { measureOf, type ReportPart } from "./report-parts.ts";
import type { ReportFeature } from "./report-schema.ts";
import { chartOf, dateOf, reportedFields, reportedModels, reportedParts } from "./report-sources.ts";

const library = (name: string): Expression => imported("@/lib/reports/source", name);

/** One page for all entities, whichever of them was asked for first. */
export function composeReport({ project, feature }: FeatureContext<ReportFeature>): FeatureParts {
  const models = reportedModels(project, feature);
  const sources = array([...models.map((model) => sourceOf(model, feature)), ...moneySource(models, feature)]);
  const options = object({ name: literal("reports"), called: literal(feature.called), sources });
  return {
    modules: [
      {
        path: "src/features/reports.ts",
        comment: "What reports can be about.",
        statements: [{ kind: "constant", name: "reports", value: invoke(imported("@/lib/reports/reports", "defineReports"), options) }],
      },
    ],
    blocks: {
      maker: {
        element: element(imported("@/components/reports/report-maker", "ReportMaker"), {
          reports: imported("@/features/reports", "reports"),
        }),
      },
    },
  };
}

function sourceOf(model: EntityModel, feature: ReportFeature): Expression {
  const fields = reportedFields(model);
  const date = dateOf(model);
  const chart = chartOf(model);
  const measures = fields.flatMap((field) => {
    const measure = NUMBER_TYPES.has(field.type) ? measureOf(field) : null;
    return measure === null ? [] : [[field.key, literal(measure)] as const];
  });
  const options = object({
    parts: array(reportedParts(model, feature).map((part) => partOf(model, part))),
    date: date && literal(date.key),
    measures: measures.length === 0 ? undefined : object(Object.fromEntries(measures)),
    chart:
      chart === null
        ? undefined
        : object({ label: literal(chart.label), by: literal(chart.by.key), amount: chart.amount && literal(chart.amount.key) }),
  });
  return invoke(library("entitySource"), entityVariable(model), options);
}

function partOf(model: EntityModel, { label, columns, figures, chart }: ReportPart): Expression {
  const fields = reportedFields(model);
  const keys = columns.flatMap((at) => fields[at]?.key ?? []);
  return object({
    label: literal(label),
    columns: keys.length === 0 ? undefined : texts(keys),
    hasFigures: figures ? literal(true) : undefined,
    hasChart: chart ? literal(true) : undefined,
  });
}

/** A report on all amounts of money, where one was asked for and there are some. */
function moneySource(models: readonly EntityModel[], { financial }: ReportFeature): Expression[] {
  const amounts = models.flatMap((model) => {
    const amount = model.fields.find(({ type }) => type === "money");
    const date = dateOf(model);
    if (amount === undefined) return [];
    const options = object({ amount: literal(amount.key), date: date && literal(date.key) });
    return [invoke(library("moneyOf"), entityVariable(model), options)];
  });
  return financial && amounts.length > 0 ? [invoke(library("moneySource"), array(amounts))] : [];
}
