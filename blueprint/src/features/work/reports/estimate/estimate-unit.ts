// Estimates: lines of quantity times unit price with contingency and tax, added up while they are typed, saved under a name
// or to a row, opened again and downloaded.
import { namedSample, samplePath } from "../../../../checks/place.ts";
import { element, imported, invoke, literal, local, member, object, texts } from "../../../../project/code/expression.ts";
import { entityVariable } from "../../../../project/files/entity-file.ts";
import type { CheckStep, Target } from "../../../../schema/check.ts";
import { currencyOf } from "../../../../model/fields/field-display.ts";
import { capitalise } from "../../../../model/names.ts";
import { entityOf, type ProjectModel } from "../../../../model/project-model.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { FeatureParts } from "../../../unit/feature-parts.ts";
import type { FeatureCheck, Unit } from "../../../unit/unit.ts";
import { pageOf } from "../../page-of.ts";

type Estimate = FeatureOf<"estimate">;

const ITEMS: readonly [RegExp, readonly string[]][] = [
  [/\b(?:detective|investigat|case|agency|legal|law)/, ["Work hours", "Travel", "Equipment", "Fees"]],
  [/\b(?:construct|build|renovat|repair|project|job)/, ["Labour", "Materials", "Equipment", "Permits"]],
  [/\b(?:travel|trip|journey|tour|reimburse)/, ["Transport", "Hotel", "Meals", "Fees"]],
  [/\b(?:event|wedding|party|festival)/, ["Venue", "Catering", "Decoration", "Music"]],
];

export const estimateUnit: Unit<Estimate> = {
  draft: ({ id, phrase, words, prompt, entity, about }) => {
    const called = /\bexpense/.test(words) ? "expense sheet" : "estimate";
    const items = ITEMS.find(([pattern]) => pattern.test(`${words} ${entity?.one ?? ""} ${about} ${prompt}`))?.[1] ?? [
      "Labour",
      "Materials",
    ];
    return {
      feature: { kind: "estimate", id, phrase, entity: entity?.id ?? null, called, items: [...items] },
      places: [
        {
          block: "sheet",
          on: "page",
          page: {
            id: "estimates",
            title: `${capitalise(called)}s`,
            icon: "Calculator",
            intro: "Quantities times prices, with contingency and tax.",
          },
        },
      ],
    };
  },
  compose: ({ project, feature }) => partsOf(project, feature),
  checks: ({ project, feature }) => checksOf(project, feature),
};

/** All estimates are kept together, whichever rows they are for. */
function partsOf(project: ProjectModel, feature: Estimate): FeatureParts {
  const estimates = imported("@/features/estimates", "estimates");
  const model = feature.entity === null ? null : entityOf(project, feature.entity);
  const money = [...(model ? [model] : []), ...project.entities].flatMap(({ fields }) => fields).find(({ type }) => type === "money");
  const options = object({
    name: literal("estimates"),
    called: literal(feature.called),
    path: literal(pageOf(project, feature) ?? "/estimates"),
    items: texts(feature.items),
    currency: literal(money ? currencyOf(money) : "USD"),
  });
  const sheet = { estimates, owners: model === null ? undefined : entityVariable(model) };
  const own = { estimates, about: member(local("row"), "id") };
  return {
    modules: [
      {
        path: "src/features/estimates.ts",
        statements: [{ kind: "constant", name: "estimates", value: invoke(imported("@/lib/estimates", "defineEstimates"), options) }],
      },
    ],
    blocks: { sheet: { element: element(imported("@/components/estimates/estimate-sheet", "EstimateSheet"), sheet) } },
    detail: model === null ? [] : [element(imported("@/components/estimates/row-estimates", "RowEstimates"), own)],
  };
}

const fill = (label: string, value: string): CheckStep => ({ do: "fill", target: { role: "textbox", name: label, exact: true }, value });
const click = (name: string): CheckStep => ({ do: "click", target: { role: "button", name, exact: true } });

function checksOf(project: ProjectModel, feature: Estimate): FeatureCheck[] {
  const path = pageOf(project, feature);
  if (path === null) return [];
  const { called } = feature;
  const model = feature.entity === null ? null : entityOf(project, feature.entity);
  const sample = model === null ? null : namedSample({ project, model });
  const total: Target = { role: "group", name: "Total", exact: true };
  const saved: Target = { role: "list", name: `Saved ${called}s`, exact: true };
  const toRow: CheckStep[] =
    model && sample
      ? [{ do: "select", target: { role: "combobox", name: capitalise(model.entity.name.one), exact: true }, option: sample.title }]
      : [];
  const onItsPage: CheckStep[] =
    model?.hasDetail && sample
      ? [
          { do: "open", path: samplePath(model, sample.index) },
          { do: "expectVisible", target: { role: "listitem", text: "North wing", within: saved } },
        ]
      : [];
  return [
    {
      title: `${capitalise(called)}s are added up from quantities and prices with contingency and tax, saved${toRow.length > 0 ? ` to ${model?.entity.name.many ?? ""}` : ""}, opened again and downloaded`,
      steps: [
        { do: "open", path },
        click(`Save ${called}`),
        { do: "expectVisible", target: { text: "Enter a name." } },
        { do: "expectVisible", target: { text: "Enter at least one price." } },
        fill("Name", "North wing"),
        fill("Quantity of line 1", "4"),
        fill("Unit price of line 1", "25"),
        { do: "expectVisible", target: { role: "group", name: "Subtotal", exact: true, text: "100" } },
        fill("Contingency in percent", "10"),
        fill("Tax in percent", "20"),
        { do: "expectVisible", target: { ...total, text: "132" } },
        click("Add line"),
        fill(`Item of line ${feature.items.length + 1}`, "Insurance"),
        fill(`Unit price of line ${feature.items.length + 1}`, "50"),
        { do: "expectVisible", target: { ...total, text: "198" } },
        click(`Remove line ${feature.items.length + 1}`),
        { do: "expectVisible", target: { ...total, text: "132" } },
        ...toRow,
        click(`Save ${called}`),
        { do: "expectVisible", target: { role: "listitem", text: "132", within: saved } },
        {
          do: "expectDownload",
          target: { role: "button", name: "Download North wing", exact: true },
          nameEndsWith: ".csv",
          contains: "132",
        },
        { do: "reload" },
        { do: "click", target: { role: "link", name: "Open North wing", exact: true } },
        { do: "expectVisible", target: { ...total, text: "132" } },
        ...onItsPage,
      ],
    },
  ];
}
