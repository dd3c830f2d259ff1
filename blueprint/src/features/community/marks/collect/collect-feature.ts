// Favourites, a wishlist, what is followed: a row is set apart from its line or its own page, and found again on one page.
// Where the app notifies, a comment on a followed row does so.
import { pageOf } from "../../../definition/page-of.ts";
import { namedSample, placeOf, rowsOf, samplePath } from "../../../../checks/place.ts";
import { capitalise, slugOf } from "../../../../model/names.ts";
import { array, type Element, element, imported, type Properties } from "../../../../project/code/expression.ts";
import { article } from "../../../../knowledge/words/inflect.ts";
import { defineFeature, type FeatureCheck, type FeatureContext, onPage } from "../../../definition/define-feature.ts";
import type { FeatureParts } from "../../../definition/feature-parts.ts";
import { idWith } from "../../../definition/id-with.ts";
import { linkProps, rowProps } from "../../../definition/kit-parts.ts";
import { CollectFeature } from "./collect-schema.ts";
import { collectName, collectWords, isOfSums, kindApart } from "./collect-words.ts";
import { keptShelf } from "./kept-shelf.ts";
import type { EntityModel } from "../../../../model/entity-model.ts";
import { isUsedInPlace, rolesOf } from "../../../../model/roles.ts";
import type { Target } from "../../../../schema/check.ts";
import { entityVariable } from "../../../../project/files/entity-file.ts";

export const collectFeature = defineFeature<typeof CollectFeature>({
  schema: CollectFeature,
  describe: ({ called }, { many }) => {
    if (called === "followed") return { called: `following ${many}`, can: `follow ${many}` };
    if (called === "compared") return { called: `a comparison of ${many}`, can: `compare ${many} side by side` };
    return {
      called: `${called.endsWith("s") ? "" : `${article(called)} `}${called === "saved" ? "saved page" : called}`,
      can: `keep ${many} ${collectWords[called].place}`,
    };
  },
  draft: ({ id, words, prompt, entity }) => {
    const apart = kindApart(words);
    if (entity === null || (apart === "compared" && isOfSums(words))) return null;
    const called = apart ?? collectName(words === "save" ? prompt : words);
    const { title, icon: symbol } = collectWords[called];
    return {
      feature: { id: apart === null ? id : idWith(id, apart), entity: entity.id, called },
      places: [onPage("list", { id: slugOf(title), title, icon: symbol })],
    };
  },
  means: ({ called }, words) => (called === "followed" || called === "compared" ? called : null) === kindApart(words),
  compose: composed,
  checks: checksOf,
});

function composed({ feature, model }: FeatureContext<CollectFeature>): FeatureParts {
  const shelf = keptShelf(feature, model);
  const props = { shelf: shelf.value, icon: imported("lucide-react", `${collectWords[feature.called].icon}Icon`) };
  const button = (at: "row" | "heading") =>
    element(imported("@/components/marks/collect-button", "CollectButton"), { ...props, ...rowProps(model), at });
  return {
    modules: [shelf.module],
    row: [button("row")],
    heading: [button("heading")],
    blocks: { list: { element: pageElement(feature, { props, model }) } },
  };
}

function pageElement({ called }: CollectFeature, { props, model }: { props: Properties; model: EntityModel }): Element {
  if (called === "compared")
    return element(imported("@/components/marks/comparison", "Comparison"), {
      ...props,
      entity: entityVariable(model),
      ...linkProps(model),
    });
  return element(imported("@/components/marks/collected-rows", "CollectedRows"), { ...props, ...markedRowsProps(model) });
}

function checksOf(context: FeatureContext<CollectFeature>): FeatureCheck | null {
  const { project, feature, model } = context;
  const place = placeOf(project, model);
  const sample = namedSample({ project, model });
  if (!sample) return null;
  const { add, there, title } = collectWords[feature.called];
  const name = `${capitalise(model.entity.name.many)} ${collectWords[feature.called].place}`;
  const isTable = feature.called === "compared";
  const listed: Target = {
    role: isTable ? "columnheader" : "listitem",
    within: { role: isTable ? "table" : "list", name, exact: true },
    text: sample.title,
  };
  const open = { do: "open", path: pageOf(project, feature) ?? "/" } as const;
  const mark = { role: "button", name: `${add}: ${sample.title}`, exact: true } as const;
  const fromList: FeatureCheck["steps"] =
    place === null
      ? []
      : [
          { do: "open", path: place.home },
          { do: "click", target: { ...mark, within: rowsOf(place, { text: sample.title }) } },
          open,
          { do: "expectVisible", target: listed },
          { do: "click", target: { ...mark, within: listed } },
          { do: "expectHidden", target: listed },
        ];
  return {
    title: `${capitalise(model.entity.name.many)} can be ${verbs[feature.called] ?? "set apart"} from a list or their own page, stand under “${title}”, are kept and can be taken out again`,
    steps: [
      ...fromList,
      { do: "open", path: samplePath(model, sample.index) },
      { do: "click", target: { role: "button", name: add, exact: true } },
      { do: "expectVisible", target: { role: "button", name: there, exact: true } },
      { do: "reload" },
      { do: "expectVisible", target: { role: "button", name: there, exact: true } },
      open,
      { do: "expectVisible", target: listed },
    ],
  };
}

const verbs: Partial<Record<CollectFeature["called"], string>> = { followed: "followed", compared: "compared side by side, chosen" };

const FACTS_MAX = 3;

/** The properties of a list of marked rows. */
function markedRowsProps(model: EntityModel): Properties {
  const roles = rolesOf(model);
  const fields = [roles.kind, ...roles.details.slice(0, FACTS_MAX), roles.tags].filter((field) => field !== undefined);
  const editable = fields.filter((field) => isUsedInPlace(model, field));
  return {
    entity: entityVariable(model),
    facts: fields.length === 0 ? undefined : array(fields.map(({ key }) => key)),
    editable: editable.length === 0 ? undefined : array(editable.map(({ key }) => key)),
    ...linkProps(model),
  };
}
