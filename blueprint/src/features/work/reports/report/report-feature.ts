// Reports on the rows of the app: what they are about, their parts, a period, and a format are chosen; the report is shown
// and can be downloaded and saved. One page serves all entities, whichever of them was asked for first.
import { capitalise } from "../../../../model/names.ts";
import { plural } from "../../../../knowledge/words/inflect.ts";
import { defineFeature } from "../../../definition/define-feature.ts";
import { composeReport } from "./compose-report.ts";
import { reportChecks } from "./report-checks.ts";
import { namedParts } from "./report-parts.ts";
import { ReportFeature } from "./report-schema.ts";

export const reportFeature = defineFeature<typeof ReportFeature>({
  schema: ReportFeature,
  words: {
    verbs:
      "generate reports,create reports,view reports,print reports,download reports,choose a report format,select report formats,report on,generate settlements,generate statements",
    nouns:
      "report,reporting,report generation,summary report,settlement,settlement report,financial report,inventory report,patient report,sales report,progress report,expense report,account statement,statement,reporting capability,reporting tool,custom report,customized report,analysis report",
    otherwise: "export",
    parts: "reporting,report,reports,summarize,summarise,summary,financial data,market trends,analysis",
  },
  describe: ({ called }) => ({ called: plural(called), can: `generate ${plural(called)}` }),
  draft: ({ id, phrase, words, prompt, entity, about }) => {
    if (about === "" && entity === null) return null;
    const said = `${words} ${prompt}`;
    const called = /\bsettlement/.test(words) ? "settlement" : /\bstatement/.test(words) ? "statement" : "report";
    const financial =
      /\b(?:financ\w*|revenue|income|expense|settlement|money)\b[^.]*\breport|\breport\w*\b[^.]*\bfinanc|settlement|statement/.test(said);
    return {
      feature: { kind: "report", id, phrase, main: entity?.id ?? null, called, parts: namedParts(prompt), financial },
      places: [
        {
          block: "maker",
          on: "page",
          page: {
            id: "reports",
            title: `${capitalise(called)}s`,
            icon: "FileText",
            intro: `Choose what the ${called} is about and what it contains.`,
          },
        },
      ],
    };
  },
  compose: composeReport,
  checks: reportChecks,
});
