// A dashboard of all that the app keeps: widgets over a range of time that the person chooses. Where reports are asked for,
// it can be downloaded as one.
import { plural } from "../../../knowledge/words/inflect.ts";
import type { EntityModel } from "../../../model/entity-model.ts";
import { defineFeature, type FeatureRequest, onPage } from "../../definition/define-feature.ts";
import { dateFieldOf } from "../data/data-fields.ts";
import { dashboardChecks } from "./dashboard-checks.ts";
import { dashboardParts } from "./dashboard-parts.ts";
import { DashboardFeature } from "./dashboard-schema.ts";
import { formatted, say } from "../../../project/words/say.ts";

const REPORTS = ["settlement", "statement", "report"] as const;

/** What a report is called as a file, and on its page. */
const reportWords = {
  report: { called: say.app.report, pages: say.app.reports },
  statement: { called: say.app.statement, pages: say.app.statements },
  settlement: { called: say.app.settlement, pages: say.app.settlements },
} as const;

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
        : { id: "reports", title: reportWords[report].pages(), icon: "FileText" };
    return {
      feature: { ...(report && { report }) },
      places: [onPage("board", { ...page, intro: say.app.dashboardIntro() })],
    };
  },
  // One page for both: the first that was asked for says what it is called.
  extend: (feature, { report }) => (report === undefined || feature.report !== undefined ? null : { ...feature, report }),
  compose: ({ project: { entities }, feature: { report } }) =>
    dashboardParts(entities, {
      note: simulationNote(entities),
      range: firstRange(entities),
      report: report && reportWords[report].called(),
    }),
  checks: dashboardChecks,
});

function titleOfPage({ words }: FeatureRequest): string {
  if (/statistic/.test(words)) return say.app.statistics();
  return /analy/.test(words) && !/dashboard/.test(words) ? say.app.analytics() : say.insight.dashboard();
}

function simulationNote(models: readonly EntityModel[]): string {
  const undated = models.filter((model) => dateFieldOf(model) === undefined);
  if (undated.length === 0) return "";
  return say.app.noDates({ rows: formatted.labels(undated.map((model) => model.entity.name.many)) });
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
