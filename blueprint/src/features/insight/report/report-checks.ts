// How reports are proven: the total of all rows and of each group is what the samples come to, a period in which nothing is shows
// nothing, and both files hold what the page says.
import type { CheckStep, Target } from "../../../schema/check.ts";
import { capitalise } from "../../../model/names.ts";
import { measured, numberShown, sampleGroups } from "../../../checks/samples.ts";
import { formatted, say } from "../../../project/words/say.ts";
import type { FeatureCheck, FeatureChecks, FeatureContext } from "../../definition/define-feature.ts";
import { pageOf } from "../../definition/page-of.ts";
import { download, see } from "../../definition/steps.ts";
import type { ReportFeature } from "./report-schema.ts";
import { type ReportedRows, reportsBeside } from "./reports-beside.ts";

const SHOWN_MAX = 3;

/** What the reports of a page promise. The checks of all reports on a page are those of its first one. */
export function reportChecks({ project, feature }: FeatureContext<ReportFeature>): FeatureChecks {
  const reports = reportsBeside(project, feature);
  const path = pageOf(project, feature) ?? "/reports";
  const own = feature.rows === null ? reports : reports.filter(({ model }) => model.entity.id === feature.rows);
  return own
    .filter(({ model }) => model.rows.length > 0)
    .slice(0, SHOWN_MAX)
    .map((report) => reportCheck({ project, report, path, isChosen: reports.length > 1 }));
}

interface ReportCall {
  project: FeatureContext<ReportFeature>["project"];
  report: ReportedRows;
  path: string;
  /** Whether there are several reports, of which this one is chosen. */
  isChosen: boolean;
}

function reportCheck({ project, report, path, isChosen }: ReportCall): FeatureCheck {
  const { model, day, groups } = report;
  const many = capitalise(model.entity.name.many);
  const [by] = groups;
  const byMonth = day === undefined ? undefined : say.insight.month();
  const grouping = by?.label ?? byMonth;
  const title = grouping === undefined ? many : say.insight.valueBy({ what: many, label: grouping });
  const sheet: Target = { role: "article", name: title, exact: true };
  const table: Target = { role: "table", name: title, exact: true };
  const all = [...model.rows.keys()];
  // The total stands last; heads of columns hold its word as well.
  const lineOf = (label: string, indexes: readonly number[], nth: 0 | -1 = 0): CheckStep[] =>
    valuesOf(report, indexes).map((contains) => ({ do: "expectText", target: { role: "row", text: label, within: table, nth }, contains }));
  const groupsOfRows = by === undefined ? [] : sampleGroups({ project, model }, by);
  // A row is found by its label, which no other may contain.
  const isAlone = (named: string): boolean => groupsOfRows.filter((other) => other.label.includes(named)).length === 1;
  const grouped = groupsOfRows.filter((group) => group.label !== "" && isAlone(group.label)).slice(0, SHOWN_MAX);
  return {
    title: `A report of ${model.entity.name.many} shows what each group and all of them come to in the period that is chosen, and is saved as a file`,
    steps: [
      { do: "open", path },
      ...(isChosen ? [{ do: "select", target: { label: say.insight.reportOn() }, option: many } as const] : []),
      { do: "expectVisible", target: sheet },
      ...grouped.flatMap((group) => lineOf(group.label, group.indexes)),
      ...lineOf(say.general.total(), all, -1),
      { do: "expectVisible", target: { role: "button", name: say.insight.printReport(), exact: true } },
      download(say.general.exportAs({ format: "CSV" }), { ending: ".csv", contains: String(all.length) }),
      download(say.general.downloadAs({ format: "PDF" }), { ending: ".pdf", contains: "%PDF" }),
      ...(day === undefined ? [] : periodSteps(sheet)),
    ],
  };
}

/** In a period in which nothing was, the report says so, and still after a reload. */
function periodSteps(sheet: Target): CheckStep[] {
  const [first, last] = ["1820-03-01", "1820-06-30"] as const;
  return [
    { do: "select", target: { label: say.insight.period() }, option: say.insight.ownDates() },
    { do: "fill", target: { label: say.insight.firstDay() }, value: first },
    { do: "fill", target: { label: say.insight.lastDay() }, value: last },
    { do: "expectText", target: sheet, contains: `${formatted.date(first)} – ${formatted.date(last)}` },
    see(say.insight.nothingInThisPeriod()),
    { do: "reload" },
    see(say.insight.nothingInThisPeriod()),
  ];
}

/** What these samples come to, as the report writes it: how many, and each number that does not depend on the day. */
function valuesOf({ model, measures }: ReportedRows, indexes: readonly number[]): string[] {
  const known = measures.filter(({ field }) => field.isUnpredictable !== true);
  return [
    formatted.number(indexes.length),
    ...known.map(({ field, statistic }) => numberShown(field, measured(model, { measure: statistic, field, indexes }))),
  ];
}
