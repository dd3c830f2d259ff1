// Totals and charts of the generated app: the statements that compute them and the JSX that shows them.
import { type Code, code, raw, when } from "../code/code.ts";
import { attribute } from "../code/text.ts";
import { type CapabilityOf, type EntityModel, type FieldModel, fieldOf } from "../model/entity-model.ts";
import { entityOf, type FigureCapability, type ProjectModel } from "../model/project-model.ts";
import { byId, markWords, nameLookups, namesVariable, numberInWords } from "../field/field-display.ts";

/** Figures as a page shows them: the statements before its JSX, the totals in a row, and the charts. */
export interface FiguresCode {
  statements: Code[];
  totals: Code | undefined;
  charts: Code[];
}

/** Writes the totals and charts of these capabilities. */
export function figuresCode(project: ProjectModel, figures: readonly FigureCapability[]): FiguresCode {
  const entities = [...new Set(figures.map((figure) => figure.entity))].map((id) => entityOf(project, id));
  const lookedUp = figures.flatMap((figure) => (figure.kind === "chart" ? [fieldOf(entityOf(project, figure.entity), figure.by)] : []));
  const totals = figures.filter((figure): figure is CapabilityOf<"total"> => figure.kind === "total");
  const charts = figures.filter((figure): figure is CapabilityOf<"chart"> => figure.kind === "chart");
  return {
    statements: [
      ...entities.map((entity) => code`const ${raw(rowsVariable(entity))} = @useRows(${entity.collection});`),
      ...nameLookups(lookedUp, byId(project.entities)),
    ],
    totals: when(
      totals.length > 0,
      () => code`
        <div className="totals">
          ${totals.map((total) => totalJsx(project, total))}
        </div>`,
    ),
    charts: charts.map((chart) => chartJsx(project, chart)),
  };
}

function rowsVariable(entity: EntityModel): string {
  return `${entity.one}Rows`;
}

type Measured = Pick<FigureCapability, "measure" | "field">;

function measuredField(entity: EntityModel, { measure, field }: Measured): FieldModel | null {
  return measure === "count" || field === null ? null : fieldOf(entity, field);
}

/** The measure of the rows in the expression `rows`. */
function measureOf(entity: EntityModel, figure: Measured, rows: string): Code {
  const field = measuredField(entity, figure);
  if (field === null) return raw(`${rows}.length`);
  const values = raw(`${rows}.map((${entity.one}) => ${entity.one}.${field.key})`);
  if (figure.measure === "sum") return code`@sum(${values})`;
  return field.type === "rating" ? code`@average(${values}.filter((value) => value > 0))` : code`@average(${values})`;
}

function inWords(entity: EntityModel, figure: Measured, value: Code): Code {
  return numberInWords(measuredField(entity, figure), value);
}

function totalJsx(project: ProjectModel, total: CapabilityOf<"total">): Code {
  const entity = entityOf(project, total.entity);
  return code`<@Figure ${attribute("label", total.label)} value={${inWords(entity, total, measureOf(entity, total, rowsVariable(entity)))}} />`;
}

const CHARTS = { bars: code`<@BarChart`, line: code`<@LineChart`, ring: code`<@RingChart` };

function chartJsx(project: ProjectModel, chart: CapabilityOf<"chart">): Code {
  const entity = entityOf(project, chart.entity);
  const by = fieldOf(entity, chart.by);
  const rows = rowsVariable(entity);
  const row = raw(entity.one);
  const measure = code`measure: (group) => ${measureOf(entity, chart, "group")}`;
  const points =
    by.type === "date"
      ? code`@groupByMonth(${raw(rows)}, { dateOf: (${row}) => ${raw(`${entity.one}.${by.key}`)}, ${measure} })`
      : code`@groupRows(${raw(rows)}, { labelsOf: (${row}) => ${groupLabels(project, entity, by)}, ${measure} })`;
  return code`
    ${CHARTS[chart.shape]}
      ${attribute("label", chart.label)}
      points={${points}}
      format={(value) => ${inWords(entity, chart, raw("value"))}}
    />`;
}

function groupLabels(project: ProjectModel, entity: EntityModel, by: FieldModel): Code {
  const value = raw(`${entity.one}.${by.key}`);
  switch (by.type) {
    case "tags":
    case "lines":
      return value;
    case "boolean":
      return code`[${value} ? ${markWords(by).on} : ${markWords(by).off}]`;
    case "reference":
      return code`[${raw(namesVariable(entityOf(project, by.of ?? "")))}.get(${value}) ?? "None"]`;
    case "rating":
      return code`[${value} === 0 ? "Not rated" : @formatCount(${value}, "star", "stars")]`;
    case "number":
    case "money":
    case "percent":
    case "duration":
      return by.required ? code`[${numberInWords(by, value)}]` : code`${value} === null ? [] : [${numberInWords(by, value)}]`;
    default:
      return code`[${value} || "None"]`;
  }
}
