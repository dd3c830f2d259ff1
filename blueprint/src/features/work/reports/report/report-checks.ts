// How reports are shown to work: refused without content, made with what was chosen, downloaded, saved and opened again.
import { namedSample } from "../../../../checks/place.ts";
import type { EntityModel } from "../../../../model/entity-model.ts";
import { capitalise } from "../../../../model/names.ts";
import type { CheckStep, Target } from "../../../../schema/check.ts";
import type { FeatureCheck, FeatureContext } from "../../../definition/define-feature.ts";
import type { ReportFeature } from "./report-schema.ts";
import { reportedModels, reportedParts } from "./report-sources.ts";

/** A report on one entity, as the checks come to it. */
interface Opened {
  call: FeatureContext<ReportFeature>;
  model: EntityModel;
  open: CheckStep[];
  generate: CheckStep;
  article: Target;
  title: string;
}

/** The promises of reports: all of them for the first entity, and that there is one for the next three. */
export function reportChecks(context: FeatureContext<ReportFeature>): FeatureCheck[] {
  const { project, feature } = context;
  const page = project.pages.find(({ page: { sections } }) =>
    sections.some((section) => section.kind === "feature" && section.feature === feature.id),
  );
  if (!page) return [];
  return reportedModels(project, feature)
    .slice(0, 4)
    .flatMap((model, at) => {
      const opened = openedFor(context, { model, path: page.path });
      return at === 0 ? [wholeCheck(opened), ...searchCheck(opened)] : [shortCheck(opened)];
    });
}

function openedFor(context: FeatureContext<ReportFeature>, { model, path }: { model: EntityModel; path: string }): Opened {
  const { called } = context.feature;
  const many = capitalise(model.entity.name.many);
  const title = `${many} ${called}`;
  const choose: CheckStep[] =
    context.project.entities.length > 1 ? [{ do: "select", target: { label: `${capitalise(called)} about` }, option: many }] : [];
  return {
    ...{ call: context, model, title, open: [{ do: "open", path }, ...choose], article: { role: "article", name: title, exact: true } },
    generate: { do: "click", target: { role: "button", name: `Generate ${called}`, exact: true } },
  };
}

function shortCheck({ call: context, model, open, generate, article }: Opened): FeatureCheck {
  return {
    title: `A ${context.feature.called} on ${model.entity.name.many} can be generated`,
    steps: [...open, generate, { do: "expectVisible", target: { ...article, text: "Made on" } }],
  };
}

const box = (label: string, checked: boolean): CheckStep => ({
  ...{ do: "setChecked", target: { role: "checkbox", name: label, exact: true }, checked },
});

const inFormat = (option: string): CheckStep => ({ do: "select", target: { role: "combobox", name: "Format", exact: true }, option });

const download = (format: string, { nameEndsWith, contains }: { nameEndsWith: string; contains: string }): CheckStep => ({
  ...{ do: "expectDownload", target: { role: "button", name: `Download ${format}`, exact: true }, nameEndsWith, contains },
});

function wholeCheck({ call: { feature }, model, open, generate, article, title }: Opened): FeatureCheck {
  const parts = reportedParts(model, feature).map(({ label }) => label);
  const [first = ""] = parts;
  const last = parts.at(-1) ?? "";
  const heading = (name: string): Target => ({ role: "heading", name, exact: true, within: article });
  return {
    title: `A ${feature.called} on ${model.entity.name.many} is generated with the chosen content, downloaded in the chosen format and saved; an empty choice and unknown names are refused`,
    steps: [
      ...open,
      ...parts.map((label) => box(label, false)),
      generate,
      { do: "expectVisible", target: { text: "Choose at least one part." } },
      box(last, true),
      { do: "fill", target: { label: "Only what matches" }, value: "zzqqxx" },
      generate,
      { do: "expectVisible", target: { text: "matches “zzqqxx”" } },
      { do: "fill", target: { label: "Only what matches" }, value: "" },
      generate,
      { do: "expectVisible", target: heading(last) },
      ...(parts.length > 1 ? [{ do: "expectHidden", target: heading(first) } as const] : []),
      inFormat("Spreadsheet (CSV)"),
      generate,
      download("Spreadsheet (CSV)", { nameEndsWith: ".csv", contains: last }),
      inFormat("PDF document"),
      ...parts.map((label) => box(label, true)),
      generate,
      download("PDF document", { nameEndsWith: ".pdf", contains: "%PDF" }),
      { do: "click", target: { role: "button", name: `Save ${feature.called}`, exact: true } },
      { do: "reload" },
      { do: "click", target: { role: "button", name: `Open ${title}`, nth: 0 } },
      { do: "expectVisible", target: heading(first) },
    ],
  };
}

function searchCheck({ call: { project, feature }, model, open, generate, article }: Opened): FeatureCheck[] {
  const sample = namedSample({ project, model });
  if (!sample || model.rows.length < 2) return [];
  const { one, many } = model.entity.name;
  const holdsTable = reportedParts(model, feature).some(({ columns }) => columns.length > 0);
  const cell: CheckStep = { do: "expectVisible", target: { role: "cell", name: sample.title, within: article, nth: 0 } };
  return [
    {
      title: `A ${feature.called} can be about one ${one}, found by name`,
      steps: [
        ...open,
        { do: "fill", target: { label: "Only what matches" }, value: sample.title },
        inFormat("Spreadsheet (CSV)"),
        generate,
        { do: "expectVisible", target: { ...article, text: `1 ${one}` } },
        ...(holdsTable ? [cell] : []),
        download("Spreadsheet (CSV)", { nameEndsWith: ".csv", contains: holdsTable ? sample.title : capitalise(many) }),
      ],
    },
  ];
}
