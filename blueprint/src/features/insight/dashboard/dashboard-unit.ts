// A dashboard of all that the app keeps: widgets over a range of time that the person chooses, arranged as they like.
import type { FeatureOf } from "../../feature.ts";
import type { Ask, FeatureCheck, Unit, UnitCall } from "../../unit/unit.ts";
import { code, Reference } from "../../../writer/code/code.ts";
import type { ModuleSource } from "../../../writer/code/module.ts";
import type { EntityModel } from "../../../writer/model/entity-model.ts";
import { dateFieldOf, numbersOf } from "../data/data-fields.ts";
import { dataNames, recordModules } from "../data/record-modules.ts";
import { boardModules } from "./board-modules.ts";
import { chooseWidgets } from "./choose-widgets.ts";
import { dashboardParts } from "./dashboard-parts.ts";
import { dashboardChecks } from "./dashboard-checks.ts";
import { layoutModule } from "./layout-module.ts";
import { DASHBOARD, measureModule } from "./measure-library.ts";
import { periodLibrary } from "./period/period-library.ts";
import { plotModules } from "./plots/plot-modules.ts";
import { widgetModules } from "./widget-modules.ts";

type Dashboard = FeatureOf<"dashboard">;

const board = new Reference("DashboardBoard", `${DASHBOARD}/DashboardBoard.tsx`);

export const dashboardUnit: Unit<Dashboard> = {
  draft: (ask) => {
    if (ask.entity === null && ask.about === "") return null;
    const title = titleOfPage(ask);
    return {
      feature: { kind: "dashboard", id: ask.id, phrase: ask.phrase },
      places: [
        {
          block: "board",
          on: "page",
          page: { id: "dashboard", title, icon: "LayoutDashboard", intro: "What the numbers say, over the time that you choose." },
        },
      ],
    };
  },
  write: (call) => ({ modules: dashboardModules(call), blocks: { board: { component: board } } }),
  compose: ({ project: { entities } }) => dashboardParts(entities, { note: simulationNote(entities), range: firstRange(entities) }),
  checks: (call): FeatureCheck[] => dashboardChecks(call),
};

function titleOfPage({ words }: Ask): string {
  if (/statistic/.test(words)) return "Statistics";
  return /analy/.test(words) && !/dashboard/.test(words) ? "Analytics" : "Dashboard";
}

function dashboardModules({ project }: UnitCall<Dashboard>): ModuleSource[] {
  const models = project.entities;
  return [
    ...recordModules(project, models),
    periodLibrary(),
    measureModule(),
    ...plotModules(),
    widgetListModule(models),
    layoutModule({ slug: project.blueprint.slug, range: firstRange(models) }),
    ...widgetModules(),
    ...boardModules(simulationNote(models)),
  ];
}

function simulationNote(models: readonly EntityModel[]): string {
  const undated = models.filter((model) => dateFieldOf(model) === undefined);
  if (undated.length === 0) return "";
  const names = undated.map((model) => model.entity.name.many);
  const listed = names.length === 1 ? names[0] : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
  return `There are no dates of ${listed}: their course over time is simulated from the values of today.`;
}

/** The shortest range that shows all samples. */
function firstRange(models: readonly EntityModel[]): string {
  const days = models.flatMap((model) => {
    const date = dateFieldOf(model);
    return date === undefined ? [] : model.entity.samples.map((sample) => sample[date.id] ?? 0);
  });
  const numbers = days.filter((day) => typeof day === "number");
  const goBothWays = numbers.some((day) => day > 0) && numbers.some((day) => day < 0);
  if (numbers.length < days.length || goBothWays || numbers.some((day) => Math.abs(day) > 360)) return "all";
  return numbers.length > 0 && numbers.every((day) => Math.abs(day) < 29) ? "30" : "365";
}

/** `widgets.ts` and `sources.ts`. */
function widgetListModule(models: readonly EntityModel[]): ModuleSource {
  const sources = models.map((model) => {
    const read = code`${dataNames(model).use}()`;
    const arrives = dateFieldOf(model) === undefined && numbersOf(model).length === 0;
    return code`${model.entity.id}: ${arrives ? code`@withSimulatedDays(${read})` : read},`;
  });
  const undated = models.filter((model) => dateFieldOf(model) === undefined).map((model) => model.entity.id);
  return {
    path: `${DASHBOARD}/widgets.ts`,
    opening: "What the dashboard shows. A widget more is an entry more.",
    library: true,
    parts: [
      { name: "Widget", isType: true, code: widgetType },
      { name: "WIDGETS", code: code`const WIDGETS: readonly @Widget[] = ${{ literal: chooseWidgets(models) }};` },
      {
        name: "SIMULATED",
        comment: "The sources without days of their own.",
        code: code`const SIMULATED: readonly string[] = ${{ literal: undated }};`,
      },
      {
        name: "useDashboardSources",
        comment: "The data of the widgets, by source.",
        code: code`
          function useDashboardSources(): Readonly<Record<string, @DataSource>> {
            return {
              ${sources}
            };
          }`,
      },
      {
        name: "withSimulatedDays",
        code: code`
          function withSimulatedDays(source: @DataSource): @DataSource {
            return { ...source, isDated: true, records: source.records.map((record) => ({ ...record, date: @simulatedDay(record.id) })) };
          }`,
      },
    ],
  };
}

const widgetType = code`
  interface Widget {
    id: string;
    title: string;
    /** The source that it shows. */
    source: string;
    /** figure, bars, ring, line, table (records), parts (a table of groups) or profile. */
    shape: string;
    measure: "count" | "groups" | "sum" | "average" | "highest";
    /** The measured field; null where records are counted. */
    field: string | null;
    /** The field that parts the records, \`title\` for each by itself; null where nothing does. */
    by: string | null;
  }`;
