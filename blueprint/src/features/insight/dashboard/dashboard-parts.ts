// A dashboard of the kit's components: its sources and widgets as settings of the project.
import type { EntityModel } from "../../../model/entity-model.ts";
import { array, element, type Expression, imported, invoke, literal, object, texts } from "../../../project/code/expression.ts";
import { entityVariable } from "../../../project/files/entity-file.ts";
import type { FeatureParts } from "../../definition/feature-parts.ts";
import { dataFieldsOf } from "../data/data-fields-of.ts";
import { dataKindOf, dateFieldOf, isLessBetter, numbersOf } from "../data/data-fields.ts";
import { chooseWidgets, type Widget } from "./choose-widgets.ts";

/** What a dashboard adds to a project. `note` says what is simulated; `range` is the time of a first visit. */
export function dashboardParts(models: readonly EntityModel[], { note, range }: { note: string; range: string }): FeatureParts {
  const definition = object({
    sources: array(models.map(sourceExpression)),
    widgets: array(chooseWidgets(models).map(widgetExpression)),
    range: literal(range),
    note: literal(note),
  });
  const dashboard = imported("@/features/dashboard", "dashboard");
  return {
    modules: [
      {
        path: "src/features/dashboard.ts",
        comment: "What the dashboard shows. One more entry is one more widget.",
        statements: [
          {
            kind: "constant",
            name: "dashboard",
            value: invoke(imported("@/lib/insight/dashboard/dashboard", "defineDashboard"), definition),
          },
        ],
      },
    ],
    blocks: {
      board: {
        element: element(imported("@/components/insight/dashboard/dashboard", "Dashboard"), { definition: dashboard }),
      },
    },
  };
}

function sourceExpression(model: EntityModel): Expression {
  const date = dateFieldOf(model);
  const fields = dataFieldsOf(model);
  return object({
    entity: entityVariable(model),
    date: literal(date?.key ?? null),
    hasSimulatedDays: literal(date === undefined && numbersOf(model).length === 0),
    isLink: literal(model.hasDetail),
    columns: texts(fields.filter((field) => dataKindOf(field) !== "text").map(({ key }) => key)),
    lessIsBetter: texts(fields.filter((field) => isLessBetter(field)).map(({ key }) => key)),
  });
}

function widgetExpression({ id, title, source, shape, measure, field, by }: Widget): Expression {
  return object({
    id: literal(id),
    title: literal(title),
    source: literal(source),
    shape: literal(shape),
    measure: literal(measure),
    field: literal(field),
    by: literal(by),
  });
}
