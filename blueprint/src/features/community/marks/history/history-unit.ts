// A history: every row whose page was opened, or that was downloaded, with the time, newest first, until it is cleared.
import { type Code, code, raw } from "../../../../writer/code/code.ts";
import { attribute, template } from "../../../../writer/code/text.ts";
import { titleOf } from "../../../../writer/field/field-display.ts";
import { NUMBER_TYPES } from "../../../../writer/field/field-data.ts";
import type { EntityModel } from "../../../../writer/model/entity-model.ts";
import { capitalise } from "../../../../writer/model/names.ts";
import { namedSample, samplePath } from "../../../../checks/place.ts";
import { element, imported, literal, local, member } from "../../../../project/code/expression.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { FeatureParts } from "../../../unit/feature-parts.ts";
import type { FeatureCheck, Unit, UnitCall } from "../../../unit/unit.ts";
import { keptMarks, markedRowsProps, rowProps } from "../marked-parts.ts";
import { markedListModule, markStoreModules, oneModule, ownFile } from "../marked-rows.ts";

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
  write: (call) => {
    const { project, feature, model } = call;
    const names = namesOf(model);
    const rows = { project, model, feature: feature.id, store: names.store };
    const isOfVisits = feature.of === "visits";
    const { one, many } = model.entity.name;
    return {
      modules: [
        ...markStoreModules(rows),
        historyModule,
        oneModule(names.visit, isOfVisits ? visitCode(model) : downloadCode(model)),
        markedListModule({
          ...rows,
          list: names.list,
          label: listLabel(call),
          empty: {
            title: isOfVisits ? `No ${one} opened yet` : "Nothing downloaded yet",
            hint: `The ${many} that you ${isOfVisits ? "open" : "download"} are listed here.`,
          },
          timed: true,
          actions: code`<button type="button" className="button button-quiet" ${attribute("aria-label", `Clear the history of ${many}`)} onClick={() => @clearRowMarks(${names.store})}>Clear history</button>`,
        }),
      ],
      ...(isOfVisits ? { detail: [names.visit] } : { heading: [names.visit] }),
      blocks: { list: { component: names.list } },
    };
  },
  compose: (call) => composed(call),
  checks: (call) => checksOf(call),
};

function composed({ feature, model }: UnitCall<History>): FeatureParts {
  const history = keptMarks(feature.id, namesOf(model).store.name);
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

function namesOf(model: EntityModel) {
  return {
    store: ownFile(model, `${model.one}History`, "ts"),
    visit: ownFile(model, `${model.type.name}Visit`),
    list: ownFile(model, `${model.type.name}History`),
  };
}

function listLabel({ feature, model }: UnitCall<History>): string {
  return `${capitalise(model.entity.name.many)} that you ${feature.of === "visits" ? "opened" : "downloaded"}`;
}

const historyModule = {
  path: "src/lib/row-marks.ts",
  library: true,
  parts: [
    {
      name: "rememberRow",
      comment: "Puts a row first in a history, once.",
      code: code`
        function rememberRow(marks: @Collection<@RowMark>, about: string) {
          const earlier = marks.all().find((mark) => mark.about === about);
          if (earlier) marks.remove(earlier.id);
          marks.add({ about, at: new Date().toISOString() });
        }`,
    },
    {
      name: "clearRowMarks",
      code: code`
        function clearRowMarks(marks: @Collection<@RowMark>) {
          for (const mark of marks.all()) marks.remove(mark.id);
        }`,
    },
  ],
};

function visitCode(model: EntityModel): Code {
  const { visit, store } = namesOf(model);
  const row = raw(model.one);
  return code`
    function ${visit}({ ${row} }: { ${row}: ${model.type} }) {
      @useEffect(() => @rememberRow(${store}, ${row}.id), [${row}.id]);
      return null;
    }`;
}

function downloadCode(model: EntityModel): Code {
  const { visit, store } = namesOf(model);
  const row = raw(model.one);
  const lines = model.fields
    .filter((field) => field !== model.title && field.type !== "reference")
    .map((field) => {
      const value = `${model.one}.${field.key}`;
      const isList = field.type === "lines" || field.type === "tags";
      const shown = isList
        ? raw(`${value}.join(", ")`)
        : field.type === "boolean"
          ? raw(`${value} ? "yes" : "no"`)
          : NUMBER_TYPES.has(field.type)
            ? raw(`${value} ?? ""`)
            : raw(value);
      return code`${template(`${field.label}: `, shown)},`;
    });
  return code`
    function ${visit}({ ${row} }: { ${row}: ${model.type} }) {
      function save() {
        const lines = [
          ${titleOf(model, model.one)},
          ${lines}
        ];
        @download(\`\${${titleOf(model, model.one)}}.txt\`, { text: lines.join("\n"), type: "text/plain" });
        @rememberRow(${store}, ${row}.id);
        @showNotice({ message: ${template("", titleOf(model, model.one), " was downloaded.")} });
      }

      return (
        <button type="button" className="button button-primary" onClick={save}>
          <@DownloadIcon className="size-4" />
          Download
        </button>
      );
    }`;
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
