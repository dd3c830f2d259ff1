// Predictions between two rows, and recommendations by what a person prefers. Both are worked out openly: every number
// that counts is shown with its weight, and every recommendation with its reasons.
import { capitalise } from "../../../writer/model/names.ts";
import { sampleTitle } from "../../../writer/model/new-entry.ts";
import type { CheckStep, Target } from "../../../schema/check.ts";
import type { FeatureOf } from "../../feature.ts";
import type { Ask, FeatureCheck, Unit, UnitCall } from "../../unit/unit.ts";
import { groupsOf } from "../data/data-fields.ts";

import { sidesOf } from "./contenders.ts";

type Predict = FeatureOf<"predict">;

const CONTEST = /predict|forecast|bet\b|betting|odds|outcome|win|winner|match result/;

export const predictUnit: Unit<Predict> = {
  draft: (ask) => {
    if (ask.entity === null) return null;
    const contest = CONTEST.test(ask.words);
    const betting = /\bbet|\bodds|wager|stake/.test(ask.words) || (contest && /\bbet(?:s|ting)?\b/.test(ask.prompt));
    const blocks = [...(contest ? ["contest"] : []), "advice"];
    return {
      feature: { kind: "predict", id: ask.id, phrase: ask.phrase, entity: ask.entity.id, contest, betting },
      places: blocks.map((block) => ({ block, on: "page", page: pageOf(ask, contest) })),
    };
  },
  checks: (call) => [...(call.feature.contest ? contestCheck(call) : []), ...adviceCheck(call)],
};

function pageOf({ words, entity }: Ask, contest: boolean): { id: string; title: string; icon: string; intro: string } {
  if (contest)
    return {
      id: "predictions",
      title: "Predictions",
      icon: "Sparkles",
      intro: "Worked out from the numbers below, openly: change what counts and see what follows.",
    };
  const title = /match/.test(words) ? "Matching" : "Recommended";
  return {
    id: "recommended",
    title,
    icon: "Sparkles",
    intro: `Say what matters to you, and see which ${entity?.many ?? "entries"} fit best and why.`,
  };
}

function pathOf({ project, feature }: UnitCall<Predict>): string {
  const page = project.pages.find(({ page: each }) =>
    each.sections.some((section) => section.kind === "feature" && section.feature === feature.id),
  );
  return page?.path ?? "/";
}

function contestCheck(call: UnitCall<Predict>): FeatureCheck[] {
  const { project, model, feature } = call;
  const sides = sidesOf(model);
  const [first, second] = sides?.names ?? [0, 1].map((index) => sampleTitle(project, model, index));
  if (!first || !second || first === second) return [];
  const { one, many } = sides ?? model.entity.name;
  const result: Target = { role: "region", name: "Prediction", exact: true };
  const advised: CheckStep[] = feature.betting
    ? [{ do: "expectVisible", target: { role: "heading", name: "Recommendation", within: result } }]
    : [];
  return [
    {
      title: `The outcome between two ${many} is predicted with probabilities and the reasons for them, and a prediction can be kept`,
      steps: [
        { do: "open", path: pathOf(call) },
        { do: "select", target: { label: `First ${one}`, role: "combobox" }, option: second },
        { do: "select", target: { label: `Second ${one}`, role: "combobox" }, option: second },
        { do: "expectVisible", target: { text: `Choose two different ${many}.` } },
        { do: "select", target: { label: `First ${one}`, role: "combobox" }, option: first },
        { do: "expectText", target: result, contains: "%" },
        { do: "expectText", target: result, contains: first },
        { do: "expectVisible", target: { role: "listitem", within: { role: "list", name: "What counts", exact: true } } },
        ...advised,
        { do: "click", target: { role: "button", name: "Keep this prediction", exact: true } },
        { do: "reload" },
        { do: "expectVisible", target: { role: "listitem", within: { role: "list", name: "Kept predictions", exact: true }, text: first } },
      ],
    },
  ];
}

function adviceCheck(call: UnitCall<Predict>): FeatureCheck[] {
  const { project, model } = call;
  const { one, many } = model.entity.name;
  if (model.entity.samples.length === 0) return [];
  const list: Target = { role: "list", name: `Recommended ${many}`, exact: true };
  const field = groupsOf(model).find((group) => group.type === "choice" || group.type === "text");
  const wanted = field && model.entity.samples.map((sample) => sample[field.id]).find((value) => typeof value === "string" && value !== "");
  const preferred: CheckStep[] =
    field && typeof wanted === "string"
      ? [
          { do: "select", target: { label: `Preferred ${field.label.toLowerCase()}`, role: "combobox" }, option: wanted },
          { do: "expectText", target: { role: "listitem", nth: 0, within: list }, contains: wanted },
          { do: "reload" },
          { do: "expectText", target: { role: "listitem", nth: 0, within: list }, contains: wanted },
        ]
      : [];
  const first = sampleTitle(project, model, 0);
  return [
    {
      title: `${capitalise(many)} are recommended by what a person prefers, ranked and with reasons`,
      steps: [
        { do: "open", path: pathOf(call) },
        { do: "expectVisible", target: { role: "heading", name: `Which ${one} fits you?` } },
        {
          do: "expectVisible",
          target: { role: "listitem", within: list, ...(model.entity.samples.length <= 5 && first ? { text: first } : { text: "%" }) },
        },
        ...preferred,
      ],
    },
  ];
}
