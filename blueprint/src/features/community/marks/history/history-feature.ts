// A history: every row whose page was opened, or that was downloaded, with the time, newest first, until it is cleared.
import { namedSample, samplePath } from "../../../../checks/place.ts";
import { capitalise } from "../../../../model/names.ts";
import { element, imported, literal, local, member } from "../../../../project/code/expression.ts";
import { defineFeature, type FeatureCheck, type FeatureContext } from "../../../definition/define-feature.ts";
import type { FeatureParts } from "../../../definition/feature-parts.ts";
import { keptMarks, markedRowsProps, rowProps } from "../marked-parts.ts";
import { HistoryFeature } from "./history-schema.ts";

export const historyFeature = defineFeature<typeof HistoryFeature>({
  schema: HistoryFeature,
  words: {
    verbs: "view reading history,view download history,view browsing history,view the download history,view their history",
    nouns:
      "reading history,download history,browsing history,viewing history,watch history,view history,recently viewed,visit history,listening history,play history,search history,viewing record",
    otherwise: "browse",
  },
  describe: ({ of }, { many }) => ({
    called: of === "downloads" ? "a download history" : "a history of visits",
    can: of === "downloads" ? `see which ${many} you have downloaded` : `see which ${many} you have looked at`,
  }),
  draft: ({ id, phrase, words, entity }) => {
    if (entity === null) return null;
    const of = /\bdownload/.test(words) ? "downloads" : "visits";
    const title = of === "downloads" ? "Downloads" : /\bread/.test(words) ? "Reading history" : "History";
    return {
      feature: { kind: "history", id, phrase, entity: entity.id, of },
      places: [{ block: "list", on: "page", page: { id: "history", title, icon: of === "downloads" ? "Download" : "History" } }],
    };
  },
  compose: (context) => composed(context),
  checks: (context) => checksOf(context),
});

function composed({ feature, model }: FeatureContext<HistoryFeature>): FeatureParts {
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

function listLabel({ feature, model }: FeatureContext<HistoryFeature>): string {
  return `${capitalise(model.entity.name.many)} that you ${feature.of === "visits" ? "opened" : "downloaded"}`;
}

function checksOf(context: FeatureContext<HistoryFeature>): FeatureCheck[] {
  const { project, feature, model } = context;
  const sample = namedSample({ project, model });
  if (!sample) return [];
  const page = project.pages.find(({ page: { sections } }) =>
    sections.some((section) => section.kind === "feature" && section.feature === feature.id),
  );
  const open = { do: "open", path: page?.path ?? "/history" } as const;
  const { many } = model.entity.name;
  const listed = { role: "listitem", within: { role: "list", name: listLabel(context), exact: true }, text: sample.title } as const;
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
