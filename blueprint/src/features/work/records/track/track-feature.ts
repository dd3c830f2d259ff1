// Tracking: every row has a code of its own, by which anyone finds where it stands and which way it came. A code is made of
// the row's id, so that rows have one from the beginning; a code that the entity keeps itself is understood as well. Where
// authenticity matters, a code is also verified: registered, with what is known of it, or unknown.
import { addSteps, fullEntry, namedSample, placeOf, rowsOf, samplePath } from "../../../../checks/place.ts";
import { can } from "../../../../model/entity-model.ts";
import { capitalise, withArticle } from "../../../../model/names.ts";
import { element, imported, invoke, literal, local, object, texts } from "../../../../project/code/expression.ts";
import type { CheckStep, Target } from "../../../../schema/check.ts";
import { defineFeature, type FeatureCheck, type FeatureContext, type Place } from "../../../definition/define-feature.ts";
import type { FeatureParts } from "../../../definition/feature-parts.ts";
import { factsOf, rowProps } from "../../row-parts.ts";
import { ownCode, prefixOf, sampleCode } from "./track-names.ts";
import { TrackFeature } from "./track-schema.ts";

const WAYS: readonly [RegExp, TrackFeature["steps"]][] = [
  [
    /\b(?:order|parcel|shipment|package|delivery|cargo|freight|luggage|courier)/,
    [
      { step: "Order received", place: "Online" },
      { step: "Packed", place: "Warehouse" },
      { step: "In transit", place: "Sorting centre" },
      { step: "Out for delivery", place: "Local depot" },
      { step: "Delivered", place: "Recipient" },
    ],
  ],
  [
    /\b(?:case|claim|complaint|ticket|application|request|reimbursement|report|inquiry)/,
    [
      { step: "Received", place: "Front desk" },
      { step: "In review", place: "Office" },
      { step: "Decided", place: "Office" },
      { step: "Closed", place: "Archive" },
    ],
  ],
];

const GOODS: TrackFeature["steps"] = [
  { step: "Registered", place: "Production site" },
  { step: "Dispatched", place: "Production site" },
  { step: "In storage", place: "Central warehouse" },
  { step: "In transit", place: "Distribution centre" },
  { step: "On sale", place: "Shop" },
];

export const trackFeature = defineFeature<typeof TrackFeature>({
  schema: TrackFeature,
  isOnce: true,
  words: {
    verbs:
      "track the circulation path,track circulation,trace,track orders,track shipments,track parcels,track packages,query the current status,query status,check the status,verify,verify authenticity,verify the authenticity,register products",
    nouns:
      "tracking,traceability,order tracking,shipment tracking,parcel tracking,package tracking,product tracking,circulation path,tracking number,unique id,unique product id,verification,product verification,authenticity,authenticity verification,status query,inquiry,delivery tracking",
    otherwise: "browse",
    parts: "unique,verification,verifying,authenticity,origin,circulation,path,inquiry",
  },
  describe: ({ verify }, { many }) => ({
    called: `tracking of ${many}`,
    can: verify ? `track ${many} and verify their codes` : `track ${many} step by step`,
  }),
  draft: ({ id, phrase, words, prompt, entity }) => {
    if (entity === null) return null;
    const verify = /\b(?:verif|authentic|genuine|counterfeit)/.test(`${words} ${prompt}`);
    const steps = WAYS.find(([pattern]) => pattern.test(entity.one))?.[1] ?? GOODS;
    const track: Place = {
      ...{ block: "track", on: "page" },
      page: {
        id: "track",
        title: "Track",
        icon: "Route",
        intro: `Enter the ID of ${withArticle(entity.one)} to see where it is and which way it came.`,
      },
    };
    const verified: Place = {
      ...{ block: "verify", on: "page" },
      page: { id: "verify", title: "Verify", icon: "ShieldCheck", intro: `Check whether ${withArticle(entity.one)} is genuine.` },
    };
    return { feature: { kind: "track", id, phrase, entity: entity.id, steps, verify }, places: verify ? [track, verified] : [track] };
  },
  compose: (context) => partsOf(context),
  checks: (context) => [...trackChecks(context), ...verifyChecks(context), ...codeChecks(context)],
});

/** The stations, a row's code and way, and the pages that ask for a code. */
function partsOf({ feature, model }: FeatureContext<TrackFeature>): FeatureParts {
  const name = `${model.one}Tracking`;
  const tracking = imported(`@/features/${feature.id}`, name);
  const own = ownCode(model);
  const props = { tracking, row: local("row") };
  const options = object({
    name: literal(feature.id),
    ...rowProps(model),
    prefix: literal(prefixOf(model)),
    ownCode: own && literal(own.key),
    steps: texts(feature.steps.map(({ step }) => step)),
    places: texts(feature.steps.map(({ place }) => place)),
  });
  const verify = element(imported("@/components/tracking/verify-panel", "VerifyPanel"), { tracking, facts: factsOf(model, { limit: 5 }) });
  return {
    modules: [
      {
        path: `src/features/${feature.id}.ts`,
        statements: [{ kind: "constant", name, value: invoke(imported("@/lib/tracking", "defineTracking"), options) }],
      },
    ],
    blocks: {
      track: { element: element(imported("@/components/tracking/track-panel", "TrackPanel"), { tracking }) },
      ...(feature.verify ? { verify: { element: verify } } : {}),
    },
    detail: [element(imported("@/components/tracking/tracking-section", "TrackingSection"), props)],
    row: [element(imported("@/components/tracking/row-code", "RowCode"), props)],
  };
}

function pathTo({ project, feature }: FeatureContext<TrackFeature>, block: string): string | null {
  const holds = project.pages.find(({ page: { sections } }) =>
    sections.some((section) => section.kind === "feature" && section.feature === feature.id && section.block === block),
  );
  return holds?.path ?? null;
}

/** Enters a code and asks for it. */
function asks(context: FeatureContext<TrackFeature>, verb: string): (code: string) => CheckStep[] {
  const form: Target = { role: "form", name: `${verb} ${withArticle(context.model.entity.name.one)}`, exact: true };
  return (code) => [
    { do: "fill", target: { role: "textbox", within: form }, value: code },
    { do: "click", target: { role: "button", name: verb, exact: true, within: form } },
  ];
}

function trackChecks(context: FeatureContext<TrackFeature>): FeatureCheck[] {
  const { project, feature, model } = context;
  const sample = namedSample({ project, model });
  const path = pathTo(context, "track");
  if (!sample || path === null) return [];
  const { one } = model.entity.name;
  const track = asks(context, "Track");
  const way: Target = { role: "list", name: "Path", exact: true };
  const last = feature.steps.at(-1)?.step ?? "";
  const further: CheckStep[] = model.hasDetail
    ? [
        { do: "open", path: samplePath(model, sample.index) },
        { do: "click", target: { role: "button", name: "Add station", exact: true } },
        { do: "expectVisible", target: { text: "Enter the place." } },
        { do: "select", target: { label: "Step" }, option: last },
        { do: "fill", target: { label: "Place" }, value: "North Harbour" },
        { do: "click", target: { role: "button", name: "Add station", exact: true } },
        { do: "open", path },
        ...track(sampleCode(model, sample.index)),
        { do: "expectVisible", target: { role: "listitem", within: way, text: "North Harbour" } },
        { do: "expectVisible", target: { role: "group", name: "Current status", text: last } },
        { do: "reload" },
        { do: "expectVisible", target: { role: "listitem", within: way, text: "North Harbour" } },
      ]
    : [];
  return [
    {
      title: `${withArticle(one).replace(/^a/, "A")} is tracked by its unique ID: its status and path are shown, new stations are added, and an unknown ID is told`,
      steps: [
        { do: "open", path },
        { do: "click", target: { role: "button", name: "Track", exact: true } },
        { do: "expectVisible", target: { text: `Enter the ${one} ID.` } },
        ...track("ZZZ-99999"),
        { do: "expectVisible", target: { text: `No ${one} has the ID “ZZZ-99999”.` } },
        ...track(sampleCode(model, sample.index)),
        { do: "expectVisible", target: { role: "group", name: "Current status", exact: true } },
        { do: "expectVisible", target: { role: "heading", name: sample.title, exact: true } },
        { do: "expectVisible", target: { role: "listitem", within: way, text: feature.steps[0]?.step ?? "" } },
        ...further,
      ],
    },
  ];
}

function verifyChecks(context: FeatureContext<TrackFeature>): FeatureCheck[] {
  const { project, model } = context;
  const sample = namedSample({ project, model });
  const path = pathTo(context, "verify");
  if (!sample || path === null) return [];
  const verify = asks(context, "Verify");
  return [
    {
      title: `The authenticity of ${withArticle(model.entity.name.one)} is verified by its ID, and an unknown one is not taken for genuine`,
      steps: [
        { do: "open", path },
        ...verify("ZZZ-99999"),
        { do: "expectVisible", target: { role: "status", text: "Not verified" } },
        ...verify(sampleCode(model, sample.index)),
        { do: "expectVisible", target: { role: "status", text: "Genuine" } },
        { do: "expectVisible", target: { role: "status", text: sample.title } },
      ],
    },
  ];
}

/** A new row has a code at once. */
function codeChecks({ project, model }: FeatureContext<TrackFeature>): FeatureCheck[] {
  const place = placeOf(project, model);
  const entry = fullEntry(project, model);
  if (!place || entry === null || !can(model, "add")) return [];
  return [
    {
      title: `A new ${model.entity.name.one} gets a unique ID`,
      steps: [
        ...addSteps(place, entry),
        { do: "open", path: place.home },
        {
          do: "expectVisible",
          target: {
            role: "group",
            name: `${capitalise(model.entity.name.one)} ID`,
            text: `${prefixOf(model)}-`,
            within: rowsOf(place, { text: entry.title }),
          },
        },
      ],
    },
  ];
}
