// A dashboard of all that the app keeps: widgets over a range of time that the person chooses. Where reports are asked for,
// it can be downloaded as one.
import { plural } from "../../../knowledge/words/inflect.ts";
import type { EntityModel } from "../../../model/entity-model.ts";
import { capitalise } from "../../../model/names.ts";
import { listOf } from "../../../project/code/list-of.ts";
import { defineFeature, type FeatureRequest, onPage } from "../../definition/define-feature.ts";
import { dateFieldOf } from "../data/data-fields.ts";
import { dashboardChecks } from "./dashboard-checks.ts";
import { dashboardParts } from "./dashboard-parts.ts";
import { DashboardFeature } from "./dashboard-schema.ts";

const REPORTS = ["settlement", "statement", "report"] as const;

export const dashboardFeature = defineFeature<typeof DashboardFeature>({
  schema: DashboardFeature,
  describe: ({ report }) =>
    report === undefined
      ? { called: "a dashboard", can: "see all figures on a dashboard" }
      : { called: plural(report), can: `see all figures on a page and download them as a ${report}` },
  draft: (request) => {
    if (request.entity === null && request.about === "") return null;
    const report = REPORTS.find((called) => request.words.includes(called));
    const page =
      report === undefined
        ? { id: "dashboard", title: titleOfPage(request), icon: "LayoutDashboard" }
        : { id: "reports", title: capitalise(plural(report)), icon: "FileText" };
    return {
      feature: { ...(report && { report }) },
      places: [onPage("board", { ...page, intro: "What the numbers say, over the time that you choose." })],
    };
  },
  // One page for both: the first that was asked for says what it is called.
  extend: (feature, { report }) => (report === undefined || feature.report !== undefined ? null : { ...feature, report }),
  compose: ({ project: { entities }, feature: { report } }) =>
    dashboardParts(entities, { note: simulationNote(entities), range: firstRange(entities), report }),
  checks: dashboardChecks,
});

function titleOfPage({ words }: FeatureRequest): string {
  if (/statistic/.test(words)) return "Statistics";
  return /analy/.test(words) && !/dashboard/.test(words) ? "Analytics" : "Dashboard";
}

function simulationNote(models: readonly EntityModel[]): string {
  const undated = models.filter((model) => dateFieldOf(model) === undefined);
  if (undated.length === 0) return "";
  const listed = listOf(undated.map((model) => model.entity.name.many));
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
