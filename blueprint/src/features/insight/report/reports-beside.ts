// What the reports of a page are about: each entity once, with the day, the groups and the numbers of its rows.
import type { EntityModel, FieldModel } from "../../../model/entity-model.ts";
import { type Statistic, statisticOf } from "../../../model/figures/statistic-of.ts";
import type { ProjectModel } from "../../../model/project-model.ts";
import { columnsOf, rolesOf } from "../../../model/roles.ts";
import { featuresOf } from "../../definition/define-feature.ts";
import { blockPage } from "../../definition/page-of.ts";
import { dateFieldOf } from "../data/data-fields.ts";
import { ReportFeature } from "./report-schema.ts";

const REPORTS_MAX = 8;
const GROUPS_MAX = 6;
const MEASURES_MAX = 4;
const COLUMNS_MAX = 6;

const GROUPING: ReadonlySet<string> = new Set(["choice", "tags", "reference", "references", "anyReference", "boolean"]);

/** A number that is put together: how, of which field. */
export interface ReportedMeasure {
  field: FieldModel;
  statistic: Exclude<Statistic, "none">;
}

/** The report of an entity's rows: `groups` are the fields that it offers to group by, the first of them at first. */
export interface ReportedRows {
  model: EntityModel;
  day: FieldModel | undefined;
  groups: readonly FieldModel[];
  measures: readonly ReportedMeasure[];
  columns: readonly FieldModel[];
}

/** The reports on the page of this one, in the order in which they were asked for. */
export function reportsBeside(project: ProjectModel, feature: ReportFeature): ReportedRows[] {
  const page = blockPage(project, feature.id);
  const asked = featuresOf(project.blueprint, ReportFeature).filter(({ id }) => blockPage(project, id) === page);
  const taken = new Set<string>();
  return asked
    .flatMap((one) => modelsOf(project, one).map((model) => reportedRows(model, one)))
    .filter(({ model }) => !taken.has(model.entity.id) && taken.add(model.entity.id))
    .slice(0, REPORTS_MAX);
}

/** The entities of a report: those of the app that are no lines of others where it names none. */
function modelsOf({ entities }: ProjectModel, { rows }: ReportFeature): EntityModel[] {
  if (rows !== null) return entities.filter(({ entity }) => entity.id === rows);
  return entities.filter(({ fields }) => fields.every(({ isPart }) => isPart !== true));
}

function reportedRows(model: EntityModel, { by, field, day }: ReportFeature): ReportedRows {
  const named = (id: string | null): FieldModel[] => model.fields.filter((one) => one.id === id);
  const groups = [...named(by).filter(({ type }) => !isDay(type)), ...model.fields.filter((one) => isGroup(model, one))];
  const numbers = [...named(field), ...model.fields];
  const measures = [...new Set(numbers)].flatMap((one): ReportedMeasure[] => {
    const statistic = statisticOf(one, model);
    return statistic === "none" || one === model.title || isSigned(model, one) ? [] : [{ field: one, statistic }];
  });
  // What is added up says more than averages, and money most.
  const weight = ({ field: one, statistic }: ReportedMeasure): number =>
    one.id === field ? 0 : statistic === "average" ? 3 : one.type === "money" ? 1 : 2;
  const [dayNamed] = [...named(day), ...named(by)].filter(({ type }) => isDay(type));
  return {
    model,
    day: dayNamed ?? dateFieldOf(model) ?? model.fields.find(({ type }) => type === "datetime"),
    groups: [...new Set(groups)].slice(0, GROUPS_MAX),
    measures: measures.sort((left, right) => weight(left) - weight(right)).slice(0, MEASURES_MAX),
    columns: columnsOf(model, rolesOf(model)).slice(0, COLUMNS_MAX),
  };
}

/** Whether another field counts this one as going in or out: `if((kind = "Income"), amount, (0 - amount))`. Then its plain sum says nothing. */
function isSigned({ fields }: EntityModel, { id }: FieldModel): boolean {
  const endings = [`, ${id}, (0 - ${id}))`, `, (0 - ${id}), ${id})`];
  return fields.some(({ formula = "" }) => endings.some((ending) => formula.endsWith(ending)));
}

const isDay = (type: string): boolean => type === "date" || type === "datetime";

/** Whether rows fall into groups by a field: not where each has a value of its own, as its name. */
function isGroup(model: EntityModel, field: FieldModel): boolean {
  return field !== model.title && GROUPING.has(field.type);
}
