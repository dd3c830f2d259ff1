// Favourites, a wishlist, what is followed or voted for: a row is set apart from its line or its own page, and found again on
// one page. A list is sorted by the votes.
import { pageOf } from "../../../definition/page-of.ts";
import { namedSample, type Place, placeOf, rowsOf, samplePath } from "../../../../checks/place.ts";
import { factTexts } from "../../../../checks/shown-values.ts";
import { capitalise } from "../../../../model/names.ts";
import { array, type Element, element, imported, invoke, member, type Properties } from "../../../../project/code/expression.ts";
import { article } from "../../../../knowledge/words/inflect.ts";
import { defineFeature, type FeatureCheck, type FeatureContext, onPage } from "../../../definition/define-feature.ts";
import type { FeatureParts } from "../../../definition/feature-parts.ts";
import { idWith } from "../../../definition/id-with.ts";
import { linkProps, rowProps } from "../../../definition/kit-parts.ts";
import { CollectFeature } from "./collect-schema.ts";
import { APART, collectName, collectWords, isOfSums, kindApart } from "./collect-words.ts";
import { keptShelf, signOf } from "./kept-shelf.ts";
import type { EntityModel, FieldModel } from "../../../../model/entity-model.ts";
import { isUsedInPlace, rolesOf } from "../../../../model/roles.ts";
import type { CheckStep, Target } from "../../../../schema/check.ts";
import { entityVariable } from "../../../../project/files/entity-file.ts";
import { say } from "../../../../project/words/say.ts";

export const collectFeature = defineFeature<typeof CollectFeature>({
  schema: CollectFeature,
  orders: (words) => (kindApart(words) === "votes" ? { by: "vote,upvote,like,score,popularity", variant: "votes" } : null),
  describe: ({ called }, { many }) => {
    if (called === "followed") return { called: `following ${many}`, can: `follow ${many}` };
    if (called === "votes") return { called: `votes for ${many}`, can: `vote for ${many}` };
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
    const { id: page, title, icon: symbol } = collectWords[called];
    return {
      feature: { id: apart === null ? id : idWith(id, apart), entity: entity.id, called },
      places: [onPage("list", { id: page, title, icon: symbol })],
    };
  },
  means: ({ called }, words) => (APART.has(called) ? called : null) === kindApart(words),
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
    orders: feature.called === "votes" ? [invoke(imported("@/lib/marks", "mostVotes"), member(shelf.value, "marks"))] : [],
    row: [button("row")],
    heading: [button("heading")],
    blocks: { list: { element: pageElement(feature, { props, model }) } },
  };
}

function pageElement({ called, title }: CollectFeature, { props: own, model }: { props: Properties; model: EntityModel }): Element {
  const props = { ...own, title };
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
  const sample = namedSample({ project, model }, feature.called === "votes" ? 1 : 0) ?? namedSample({ project, model });
  if (!sample) return null;
  const { add, there, title } = collectWords[feature.called];
  const name = `${say.general.list(model.entity.name)} ${collectWords[feature.called].place}`;
  const isTable = feature.called === "compared";
  const listed: Target = {
    role: isTable ? "columnheader" : "listitem",
    within: { role: isTable ? "table" : "list", name, exact: true },
    text: sample.title,
  };
  const open = { do: "open", path: pageOf(project, feature) ?? "/" } as const;
  const mark = { role: "button", name: `${add}: ${sample.title}`, exact: true } as const;
  const sorted = feature.called === "votes" ? sortedSteps(place, { model, title: sample.title }) : [];
  const fromList: FeatureCheck["steps"] =
    place === null
      ? []
      : [
          { do: "open", path: place.home },
          { do: "click", target: { ...mark, within: rowsOf(place, { text: sample.title }) } },
          {
            do: "expectVisible",
            target: { role: "status", text: say.community.nowIn({ title: sample.title, place: collectWords[feature.called].place }) },
          },
          open,
          { do: "expectVisible", target: listed },
          ...(isTable
            ? []
            : factTexts(project, model, { fields: shownFacts(model), row: model.rows[sample.index] ?? {} }).map((contains): CheckStep => ({
                do: "expectText",
                target: listed,
                contains,
              }))),
          ...(model.hasDetail
            ? [{ do: "expectVisible", target: { role: "link", name: sample.title, exact: true, within: listed } } as const]
            : []),
          { do: "click", target: { ...mark, within: listed } },
          { do: "expectHidden", target: listed },
          {
            do: "expectVisible",
            target: { role: "status", text: say.community.noLongerIn({ title: sample.title, place: collectWords[feature.called].place }) },
          },
          { do: "expectVisible", target: { text: say.community.nothingHereYet() } },
          { do: "expectVisible", target: { text: say.community.keepHere({ sign: signOf(feature), many: model.entity.name.many }) } },
          { do: "expectVisible", target: { role: "link", name: say.community.seeRows(model.entity.name), exact: true } },
        ];
  return {
    title: `${capitalise(model.entity.name.many)} can be ${verbs[feature.called] ?? "set apart"} from a list or their own page, stand under “${title}”, are kept and can be taken out again${sorted.length > 0 ? ", and the list is sorted by votes" : ""}`,
    steps: [
      ...fromList,
      { do: "open", path: samplePath(model, sample.index) },
      { do: "click", target: { role: "button", name: add, exact: true } },
      { do: "expectVisible", target: { role: "button", name: there, exact: true } },
      { do: "reload" },
      { do: "expectVisible", target: { role: "button", name: there, exact: true } },
      open,
      { do: "expectVisible", target: listed },
      ...sorted,
    ],
  };
}

/** The list is sorted by votes: what was voted for stands first. */
function sortedSteps(place: Place | null, { model, title }: { model: EntityModel; title: string }): CheckStep[] {
  if (place === null || model.rows.length < 2) return [];
  return [
    { do: "open", path: place.home },
    {
      do: "select",
      target: { role: "combobox", name: say.general.sort(model.entity.name), exact: true },
      option: say.community.mostVotes(),
    },
    { do: "expectText", target: rowsOf(place, { nth: 0 }), contains: title },
  ];
}

const verbs: Partial<Record<CollectFeature["called"], string>> = {
  followed: "followed",
  compared: "compared side by side, chosen",
  votes: "voted for, chosen",
};

const FACTS_MAX = 3;

function shownFacts(model: EntityModel): FieldModel[] {
  const { kind, details, tags } = rolesOf(model);
  return [kind, ...details.slice(0, FACTS_MAX), tags].filter((field) => field !== undefined);
}

/** The properties of a list of marked rows. */
function markedRowsProps(model: EntityModel): Properties {
  const fields = shownFacts(model);
  const editable = fields.filter((field) => isUsedInPlace(model, field));
  return {
    entity: entityVariable(model),
    facts: fields.length === 0 ? undefined : array(fields.map(({ key }) => key)),
    editable: editable.length === 0 ? undefined : array(editable.map(({ key }) => key)),
    ...linkProps(model),
  };
}
