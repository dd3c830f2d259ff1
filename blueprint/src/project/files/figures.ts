// Metrics and charts of a page.
import { type EntityModel, fieldOf } from "../../model/entity-model.ts";
import { markWords } from "../../model/fields.ts";
import { markCounted, settlingOf } from "../../model/figures/beside-totals.ts";
import { conditionOf } from "../../model/effects/rows-where.ts";
import { periodOf } from "../../model/figures/period-of.ts";
import { entityOf, type FigureCapability, type ProjectModel } from "../../model/project-model.ts";
import {
  array,
  arrow,
  type Element,
  element,
  type Entry,
  type Expression,
  imported,
  invoke,
  local,
  member,
  object,
} from "../code/expression.ts";
import { isLocked } from "../../model/people/locked-in.ts";
import { entityVariable } from "./entity-file.ts";
import { FormulaWriter } from "../records/computed-fields.ts";
import { unlocked } from "../sections/unlocked.ts";
import { say } from "../words/say.ts";

/** A total or a chart, with the entity that it is about. */
export interface Figure {
  capability: FigureCapability;
  model: EntityModel;
}

/** The total or chart with this id. Throws if the blueprint has none. */
export function figureOf(project: ProjectModel, id: string): Figure {
  const found = project.blueprint.capabilities.find((capability) => capability.id === id);
  if (found?.kind !== "total" && found?.kind !== "chart") throw new Error(`The blueprint has no total or chart ${id}.`);
  return { capability: found, model: entityOf(project, found.entity) };
}

const rowsOf = ({ one }: EntityModel): string => `${one}Rows`;

/** The constants with the rows that the figures are about. */
export function rowsConstants(figures: readonly Figure[]): Entry[] {
  const models = [...new Set(figures.map(({ model }) => model))];
  return models.map((model) => [rowsOf(model), invoke(imported("@/hooks/use-rows", "useRows"), entityVariable(model))] as const);
}

/** The totals beside each other; nothing if there is none. */
export function metricsElement(project: ProjectModel, figures: readonly Figure[]): Element[] {
  const totals = figures.filter(({ capability }) => capability.kind === "total");
  if (totals.length === 0) return [];
  const metrics = totals.flatMap((figure) => amongOthers(project, { figure, figures }, metricsOf(project, figure)));
  return [element(imported("@/components/metric-cards", "Metrics"), {}, metrics)];
}

/** A figure, only for people who see its rows where those beside it are of other rows. */
function amongOthers(
  project: ProjectModel,
  { figure: { model }, figures }: { figure: Figure; figures: readonly Figure[] },
  shown: readonly Element[],
): Expression[] {
  const isAlone = figures.every((other) => other.model === model);
  return isAlone || !isLocked(project, model) ? [...shown] : [unlocked(entityVariable(model), shown)];
}

function metricsOf(project: ProjectModel, figure: Figure): Element[] {
  const rows = countedIn(project, figure);
  const own = metric(figure.capability.label, formatted(figure, measure(figure, rows)));
  const marked = markCounted(figure.model, figure.capability);
  if (marked !== null) return [own, metric(markWords(marked).on, invoke(imported("@/lib/metrics", "markedOf"), rows, marked.key))];
  const settling = settlingOf(figure.model, figure.capability);
  if (settling === null) return [own];
  const values = array(settling.values);
  const open = invoke(imported("@/lib/metrics", "without"), rows, settling.field.key, values);
  return [metric(say.app.outstanding(), formatted(figure, measure(figure, open))), own];
}

/** The rows that a total is over. */
function countedIn(project: ProjectModel, { capability, model }: Figure): Expression {
  const rows = local(rowsOf(model));
  const where = conditionOf(project, capability);
  if (where === null) return rows;
  return invoke(member(rows, "filter"), new FormulaWriter(project, model.entity.id, entityVariable).functionOf("row", where));
}

function metric(label: string, value: Expression): Element {
  return element(imported("@/components/metric-cards", "Metric"), { label, value });
}

/** The number of rows, or their sum or average. */
function measure({ capability, model }: Figure, rows: Expression): Expression {
  const { measure: kind, field } = capability;
  if (kind === "count" || field === null) return member(rows, "length");
  return invoke(imported("@/lib/metrics", kind), entityVariable(model), rows, fieldOf(model, field).key);
}

/** A value with the unit of its field. */
function formatted({ capability, model }: Figure, value: Expression): Expression {
  const format = formatOf({ capability, model });
  return format === undefined ? value : invoke(format, value);
}

/** How values of the figure are written; undefined for plain numbers. */
function formatOf({ capability, model }: Figure): Expression | undefined {
  const { measure: kind, field } = capability;
  if (kind === "count" || field === null || fieldOf(model, field).type === "rating") return undefined;
  return member(member(member(entityVariable(model), "fields"), fieldOf(model, field).key), "format");
}

const CHARTS = { bars: ["bar-chart", "BarChart"], line: ["line-chart", "LineChart"], ring: ["ring-chart", "RingChart"] } as const;

/** The charts, in a grid where there are several. */
export function chartElements(project: ProjectModel, figures: readonly Figure[]): Expression[] {
  const charts = figures.flatMap((figure) => {
    const { capability, model } = figure;
    if (capability.kind !== "chart") return [];
    const [file, name] = CHARTS[capability.shape];
    const isCount = capability.measure === "count";
    const points = invoke(
      imported("@/lib/metrics", "groupRows"),
      entityVariable(model),
      object({
        rows: local(rowsOf(model)),
        by: fieldOf(model, capability.by).key,
        period: periodOf(capability),
        measure: isCount ? undefined : arrow("group", measure({ capability, model }, local("group"))),
      }),
    );
    const format = formatOf(figure);
    const chart = element(imported(`@/components/charts/${file}`, name), { label: capability.label, points, format });
    return amongOthers(project, { figure, figures }, [chart]);
  });
  if (charts.length < 2) return charts;
  return [element(imported("@/components/charts/chart", "Charts"), {}, charts)];
}
