// A history: every row whose page was opened, or that was downloaded, with the time, newest first, until it is cleared.
import { capitalise } from "../../../../model/names.ts";
import { namedSample, samplePath } from "../../../../checks/place.ts";
import { element, imported, literal, local, member } from "../../../../project/code/expression.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { FeatureParts } from "../../../unit/feature-parts.ts";
import type { FeatureCheck, Unit, UnitCall } from "../../../unit/unit.ts";
import { keptMarks, markedRowsProps, rowProps } from "../marked-parts.ts";

type History = FeatureOf<"history">;

export const historyUnit: Unit<History> = {
  draft: ({ id, phrase, words, entity }) => {
    if (entity === null) return null;
    const of = /\bdownload/.test(words) ? "downloads" : "visits";
    const title = of === "downloads" ? "Downloads" : /\bread/.test(words) ? "Reading history" : "History";
    return {
      feature: { kind: "history", id, phrase, entity: entity.id, of },
      places: [{ block: "list", on: "page", page: { id: "history", title, icon: of === "downloads" ? "Download" : "History" } }],
    };
  },
  compose: (call) => composed(call),
  checks: (call) => checksOf(call),
};

function composed({ feature, model }: UnitCall<History>): FeatureParts {
  const history = keptMarks(feature.id, `${model.one}History`);
  const visit = element(imported("@/components/marks/remember-visit", "RememberVisit"), {
    history: history.variable,
    about: member(local("row"), "id"),
  });
  const download = element(imported("@/components/marks/download-button", "DownloadButton"), {
    history: history.variable,
    ...rowProps(model),
  });
  const list = element(imported("@/components/marks/history-rows", "HistoryRows"), {
    of: literal(feature.of),
    marks: history.variable,
    ...markedRowsProps(model),
  });
  return {
    modules: [history.module],
    ...(feature.of === "visits" ? { detail: [visit] } : { heading: [download] }),
    blocks: { list: { element: list } },
  };
}

function listLabel({ feature, model }: UnitCall<History>): string {
  return `${capitalise(model.entity.name.many)} that you ${feature.of === "visits" ? "opened" : "downloaded"}`;
}

function checksOf(call: UnitCall<History>): FeatureCheck[] {
  const { project, feature, model } = call;
  const sample = namedSample({ project, model });
  if (!sample) return [];
  const page = project.pages.find(({ page: { sections } }) =>
    sections.some((section) => section.kind === "feature" && section.feature === feature.id),
  );
  const open = { do: "open", path: page?.path ?? "/history" } as const;
  const { many } = model.entity.name;
  const listed = { role: "listitem", within: { role: "list", name: listLabel(call), exact: true }, text: sample.title } as const;
  const isOfVisits = feature.of === "visits";
  const download: FeatureCheck["steps"] = isOfVisits
    ? [{ do: "expectVisible", target: { role: "heading", name: sample.title } }]
    : [{ do: "expectDownload", target: { role: "button", name: "Download", exact: true }, nameEndsWith: ".txt", contains: sample.title }];
  return [
    {
      title: `${capitalise(many)} that were ${isOfVisits ? "opened" : "downloaded"} stand in the history, which is kept and can be cleared`,
      steps: [
        open,
        { do: "expectHidden", target: listed },
        { do: "open", path: samplePath(model, sample.index) },
        ...download,
        open,
        { do: "expectVisible", target: listed },
        { do: "reload" },
        { do: "expectVisible", target: listed },
        { do: "click", target: { role: "button", name: `Clear the history of ${many}`, exact: true } },
        { do: "expectHidden", target: listed },
      ],
    },
  ];
}
