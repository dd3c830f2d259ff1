// A dashboard of all that the app keeps: widgets over a range of time that the person chooses, arranged as they like.
import type { EntityModel } from "../../../model/entity-model.ts";
import { defineFeature, type FeatureCheck, type FeatureRequest } from "../../definition/define-feature.ts";
import { dateFieldOf } from "../data/data-fields.ts";
import { dashboardChecks } from "./dashboard-checks.ts";
import { dashboardParts } from "./dashboard-parts.ts";
import { DashboardFeature } from "./dashboard-schema.ts";

export const dashboardFeature = defineFeature<typeof DashboardFeature>({
  schema: DashboardFeature,
  words: {
    verbs:
      "analyze,analyse,visualize,visualise,monitor,view statistics,view analytics,view statistical analysis,customize the dashboard,rearrange widgets,switch the time range,change the time range,select a time range,choose a time range,switch between time ranges,choose the period",
    nouns:
      "dashboard,data dashboard,analytics,data analysis,statistics,statistics page,statistical analysis,data statistics,data visualization,data visualisation,visualization,interactive chart,customizable layout,widget,key figure,kpi,insight,performance overview,trend analysis",
    otherwise: "chart",
  },
  describe: () => ({ called: "a dashboard", can: "see all figures on a dashboard" }),
  draft: (request) => {
    if (request.entity === null && request.about === "") return null;
    const title = titleOfPage(request);
    return {
      feature: { kind: "dashboard", id: request.id, phrase: request.phrase },
      places: [
        {
          block: "board",
          on: "page",
          page: { id: "dashboard", title, icon: "LayoutDashboard", intro: "What the numbers say, over the time that you choose." },
        },
      ],
    };
  },
  compose: ({ project: { entities } }) => dashboardParts(entities, { note: simulationNote(entities), range: firstRange(entities) }),
  checks: (context): FeatureCheck[] => dashboardChecks(context),
});

function titleOfPage({ words }: FeatureRequest): string {
  if (/statistic/.test(words)) return "Statistics";
  return /analy/.test(words) && !/dashboard/.test(words) ? "Analytics" : "Dashboard";
}

function simulationNote(models: readonly EntityModel[]): string {
  const undated = models.filter((model) => dateFieldOf(model) === undefined);
  if (undated.length === 0) return "";
  const names = undated.map((model) => model.entity.name.many);
  const listed = names.length === 1 ? names[0] : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
  return `There are no dates of ${listed}: their course over time is simulated from the values of today.`;
}

/** The shortest range that shows all samples; of rows that are still to come the days are not known. */
function firstRange(models: readonly EntityModel[]): string {
  const dated = models.filter((model) => dateFieldOf(model) !== undefined);
  if (dated.some(({ entity }) => entity.samples.length === 0)) return "all";
  const days = models.flatMap((model) => {
    const date = dateFieldOf(model);
    return date === undefined ? [] : model.entity.samples.map((sample) => sample[date.id] ?? 0);
  });
  const numbers = days.filter((day) => typeof day === "number");
  const goBothWays = numbers.some((day) => day > 0) && numbers.some((day) => day < 0);
  if (numbers.length < days.length || goBothWays || numbers.some((day) => Math.abs(day) > 360)) return "all";
  return numbers.length > 0 && numbers.every((day) => Math.abs(day) < 29) ? "30" : "365";
}
