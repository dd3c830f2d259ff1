// Reports on the rows of the app: what they are about, their parts, a period, and a format are chosen; the report is shown
// and can be downloaded and saved. One page serves all entities, whichever of them was asked for first.
import { Reference } from "../../../../writer/code/code.ts";
import { capitalise } from "../../../../writer/model/names.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { Unit } from "../../../unit/unit.ts";
import { composeReport } from "./compose-report.ts";
import { reportChecks } from "./report-checks.ts";
import { reportFileModules } from "./report-files.ts";
import { reportLibrary } from "./report-library.ts";
import { namedParts } from "./report-parts.ts";
import { sourceModule } from "./report-sources.ts";
import { reportViewModules } from "./report-view.ts";

type Report = FeatureOf<"report">;

const maker = new Reference("ReportMaker", "src/features/reports/ReportMaker.tsx");

export const reportUnit: Unit<Report> = {
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
  write: ({ project, feature }) => ({
    modules: [reportLibrary(), ...reportFileModules(), sourceModule(project, feature), ...reportViewModules(project, feature)],
    blocks: { maker: { component: maker } },
  }),
  compose: composeReport,
  checks: reportChecks,
};
