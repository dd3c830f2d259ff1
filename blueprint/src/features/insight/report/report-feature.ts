// Reports: the rows of a thing over a period, in groups with their totals and a chart; printed, or saved as a spreadsheet or a PDF.
import { element, array, imported, object, type Expression } from "../../../project/code/expression.ts";
import { entityVariable } from "../../../project/files/entity-file.ts";
import { camel } from "../../../model/names.ts";
import { say } from "../../../project/words/say.ts";
import { defineFeature, onPage } from "../../definition/define-feature.ts";
import { keptIn } from "../../definition/kit-parts.ts";
import { blockPage } from "../../definition/page-of.ts";
import { reportChecks } from "./report-checks.ts";
import { ReportFeature } from "./report-schema.ts";
import { type ReportedMeasure, type ReportedRows, reportsBeside } from "./reports-beside.ts";

export const reportFeature = defineFeature<typeof ReportFeature>({
  schema: ReportFeature,
  fieldOptions: {
    by: ["choice", "tags", "reference", "references", "boolean", "date", "datetime"],
    field: ["number", "money", "percent", "duration", "rating"],
    day: ["date", "datetime"],
  },
  describe: () => ({ called: "reports", can: "make reports of a period, print them and save them" }),
  draft: ({ words, object: about, entity }) => {
    if (entity === null && about === null && words === "") return null;
    // "Reports" by themselves are of everything that the app keeps.
    const isNamed = entity !== null && [about ?? "", words].some((said) => said.includes(entity.one) || said.includes(entity.many));
    const page = { id: "reports", title: say.app.reports(), icon: "FileText", intro: say.app.reportsIntro() };
    return {
      feature: {
        ...(isNamed && { id: `report-of-${entity.id}`.slice(0, 48).replace(/-$/, "") }),
        rows: isNamed ? entity.id : null,
        by: null,
        field: null,
        day: null,
      },
      places: [onPage("report", page)],
    };
  },
  compose: ({ project, feature }) => {
    const reports = reportsBeside(project, feature);
    const page = blockPage(project, feature.id)?.page.id ?? "reports";
    const name = page === "reports" ? page : `${page}-reports`;
    const comment = "What the reports are on. One more entry is one more report.";
    const type = ["@/lib/insight/report/report", "ReportDefinitions"] as const;
    const kept = keptIn(name, camel(name), array(reports.map(reportExpression)), { comment, type });
    const shown = element(imported("@/components/insight/report/reports", "Reports"), { reports: kept.value });
    return { modules: [kept.module], blocks: { report: { element: shown } } };
  },
  checks: reportChecks,
});

function reportExpression({ model, day, groups, measures, columns }: ReportedRows): Expression {
  const keys = (fields: readonly { key: string }[]): Expression => array(fields.map(({ key }) => key));
  return object({
    entity: entityVariable(model),
    date: day?.key ?? null,
    groups: keys(groups),
    measures: array(measures.map(measureExpression)),
    columns: keys(columns),
    isLink: model.hasDetail,
  });
}

function measureExpression({ field: { key, label }, statistic }: ReportedMeasure): Expression {
  return object({ field: key, statistic, label: statistic === "sum" ? say.app.totalValue({ label }) : say.app.averageValue({ label }) });
}
