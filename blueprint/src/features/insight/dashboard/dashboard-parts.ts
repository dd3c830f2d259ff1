// A dashboard of the kit's components: its sources and widgets as settings of the project.
import type { EntityModel } from "../../../model/entity-model.ts";
import { array, data, element, type Expression, imported, object } from "../../../project/code/expression.ts";
import { entityVariable } from "../../../project/files/entity-file.ts";
import type { FeatureParts } from "../../definition/feature-parts.ts";
import { keptIn } from "../../definition/kit-parts.ts";
import { dataKindOf, dateFieldOf, isLessBetter, numbersOf } from "../data/data-fields.ts";
import { chooseWidgets } from "./choose-widgets.ts";

/** What a dashboard adds to a project. `note` says what is simulated; `range` is the time of a first visit; `report` is what it is called as a file. */
export function dashboardParts(
  models: readonly EntityModel[],
  { note, range, report }: { note: string; range: string; report: string | undefined },
): FeatureParts {
  const definition = object({
    sources: array(models.map(sourceExpression)),
    widgets: data(chooseWidgets(models).map((widget) => ({ ...widget }))),
    range,
    note,
    report,
  });
  const comment = "What the dashboard shows. One more entry is one more widget.";
  const type = ["@/lib/insight/dashboard/dashboard-definition", "DashboardDefinition"] as const;
  const dashboard = keptIn("dashboard", "dashboard", definition, { comment, type });
  const board = element(imported("@/components/insight/dashboard/dashboard", "Dashboard"), {
    definition: dashboard.value,
    download: report && imported("@/components/insight/dashboard/report-download", "ReportDownload"),
  });
  return { modules: [dashboard.module], blocks: { board: { element: board } } };
}

function sourceExpression(model: EntityModel): Expression {
  const date = dateFieldOf(model);
  const fields = model.fields.filter((field) => field !== model.title || dataKindOf(field) === "number");
  return object({
    entity: entityVariable(model),
    date: date?.key ?? null,
    hasSimulatedDays: date === undefined && numbersOf(model).length === 0,
    isLink: model.hasDetail,
    columns: array(fields.filter((field) => dataKindOf(field) !== "text").map(({ key }) => key)),
    lessIsBetter: array(fields.filter((field) => isLessBetter(field)).map(({ key }) => key)),
  });
}
