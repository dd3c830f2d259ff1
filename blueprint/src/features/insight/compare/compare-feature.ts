// Rows side by side: chosen where they are listed or on the page itself, what differs marked, and bars for numbers.
import { namedSample, placeOf, rowsOf } from "../../../checks/place.ts";
import { capitalise } from "../../../model/names.ts";
import { sampleTitle } from "../../../model/new-entry.ts";
import { element, imported, invoke, literal, local, texts } from "../../../project/code/expression.ts";
import { entityVariable } from "../../../project/files/entity-file.ts";
import type { CheckStep, Target } from "../../../schema/check.ts";
import { defineFeature, type FeatureCheck, type FeatureContext } from "../../definition/define-feature.ts";
import { pageOf } from "../../definition/page-of.ts";
import { dataFieldsOf } from "../data/data-fields-of.ts";
import { isLessBetter } from "../data/data-fields.ts";
import { CompareFeature } from "./compare-schema.ts";

export const compareFeature = defineFeature<typeof CompareFeature>({
  schema: CompareFeature,
  words: {
    verbs: "compare,compare data,compare prices,contrast,view side by side,compare side by side",
    nouns: "comparison,comparison tool,comparison table,comparison feature,price comparison,side-by-side comparison,side by side view",
    otherwise: "chart",
  },
  describe: (_, { many }) => ({ called: `a comparison of ${many}`, can: `compare ${many} side by side` }),
  draft: ({ id, phrase, entity }) => {
    if (entity === null || entity.fields.length < 2) return null;
    return {
      feature: { kind: "compare", id, phrase, entity: entity.id },
      places: [
        {
          block: "table",
          on: "page",
          page: { id: "compare", title: "Compare", icon: "Scale", intro: "Choose two or more and see side by side where they differ." },
        },
      ],
    };
  },
  compose: ({ project, feature, model }) => {
    const name = `compared${capitalise(model.many)}`;
    const shared = { entity: entityVariable(model), choice: imported(`@/features/${feature.id}`, name) };
    const less = dataFieldsOf(model).filter((field) => isLessBetter(field));
    const control = (component: string, props: Parameters<typeof element>[1]) =>
      element(imported("@/components/insight/compare/compare-controls", component), { ...shared, ...props });
    return {
      modules: [
        {
          path: `src/features/${feature.id}.ts`,
          comment: `The ${model.entity.name.many} that are chosen to be compared.`,
          statements: [
            { kind: "constant", name, value: invoke(imported("@/lib/insight/comparison", "createChoice"), literal(feature.id)) },
          ],
        },
      ],
      blocks: {
        table: {
          element: element(imported("@/components/insight/compare/compare-panel", "ComparePanel"), {
            ...shared,
            lessIsBetter: less.length === 0 ? undefined : texts(less.map(({ key }) => key)),
            isLink: model.hasDetail ? literal(true) : undefined,
          }),
        },
      },
      heading: [control("CompareButton", { row: local("row") })],
      row: [control("CompareButton", { row: local("row"), isSmall: literal(true) })],
      list: [control("CompareTray", { to: literal(comparePath(project, feature)) })],
    };
  },
  checks: (context) => checksOf(context),
});

function comparePath(project: FeatureContext<CompareFeature>["project"], feature: CompareFeature): string {
  return pageOf(project, feature) ?? "/compare";
}

function checksOf({ project, feature, model }: FeatureContext<CompareFeature>): FeatureCheck[] {
  const [first, second, third] = [0, 1, 2].map((index) => sampleTitle(project, model, index));
  const field = dataFieldsOf(model)[0];
  if (!first || !second || first === second || !field) return [];
  const { one, many } = model.entity.name;
  const path = comparePath(project, feature);
  const table: Target = { role: "table", name: `${capitalise(many)} compared` };
  const head = (name: string): CheckStep => ({ do: "expectVisible", target: { role: "columnheader", name, within: table } });
  const chosen: CheckStep[] = third
    ? [{ do: "select", target: { label: `Third ${one}`, role: "combobox" }, option: third }, head(third)]
    : [];
  return [
    {
      title: `${capitalise(many)} can be compared side by side, with their differences, and the choice is kept`,
      steps: [
        { do: "open", path },
        { do: "select", target: { label: `First ${one}`, role: "combobox" }, option: first },
        { do: "select", target: { label: `Second ${one}`, role: "combobox" }, option: second },
        head(first),
        head(second),
        { do: "expectVisible", target: { role: "row", within: table, text: capitalise(field.label) } },
        ...chosen,
        { do: "setChecked", target: { role: "checkbox", name: `Show only what differs between ${many}` }, checked: true },
        { do: "reload" },
        head(first),
        head(second),
      ],
    },
    ...trayCheck({ project, model }),
  ];
}

/** Choosing where the rows are listed. */
function trayCheck({ project, model }: Pick<FeatureContext<CompareFeature>, "project" | "model">): FeatureCheck[] {
  const place = placeOf(project, model);
  const first = namedSample({ project, model });
  const second = first && namedSample({ project, model }, first.index + 1);
  if (!place || !first || !second) return [];
  const { many } = model.entity.name;
  const tray: Target = { role: "region", name: `${capitalise(many)} to compare`, exact: true };
  const toggle = (title: string): CheckStep => ({
    do: "click",
    target: { role: "button", name: `Compare ${title}`, exact: true, within: rowsOf(place, { text: title }) },
  });
  return [
    {
      title: `${capitalise(many)} are chosen for comparison where they are listed, are counted there, and can be let go of`,
      steps: [
        { do: "open", path: place.home },
        toggle(first.title),
        { do: "expectText", target: tray, contains: "1 of 4" },
        toggle(second.title),
        { do: "expectText", target: tray, contains: "2 of 4" },
        { do: "reload" },
        { do: "expectText", target: tray, contains: "2 of 4" },
        { do: "click", target: { role: "link", name: "Compare now", within: tray } },
        { do: "expectVisible", target: { role: "columnheader", name: first.title } },
        { do: "expectVisible", target: { role: "columnheader", name: second.title } },
        { do: "open", path: place.home },
        { do: "click", target: { role: "button", name: "Choose none", within: tray } },
        { do: "expectHidden", target: tray },
      ],
    },
  ];
}
