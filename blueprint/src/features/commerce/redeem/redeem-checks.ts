// What proves the form: the number of a sample is accepted, once where it is redeemed, and an unknown one is refused.
import { namedSample } from "../../../checks/place.ts";
import { numberShown } from "../../../checks/samples.ts";
import { fieldOf } from "../../../model/entity-model.ts";
import { capitalise, withArticle } from "../../../model/names.ts";
import type { CheckStep, Target } from "../../../schema/check.ts";
import type { FeatureCheck, FeatureContext } from "../../definition/define-feature.ts";
import { pageOf } from "../../definition/page-of.ts";
import { inRegion } from "../parts/in-region.ts";
import { type RedeemFeature, redeemHeading, redeemVerb } from "./redeem-schema.ts";
import { press, see } from "../../definition/steps.ts";

/** The promise of the form. None where no sample has a number that is accepted. */
export function redeemChecks(context: FeatureContext<RedeemFeature>): FeatureCheck | null {
  const { project, feature } = context;
  const { called } = feature;
  const number = sampleNumber(context);
  const path = pageOf(project, feature);
  if (number === null || path === null) return null;
  const input: Target = { label: `${capitalise(called)} number`, exact: true };
  const send = press(`${redeemVerb(feature)} ${called}`);
  const enter: CheckStep[] = [{ do: "fill", target: input, value: number }, send];
  const redeems = feature.redeemed !== null;
  return {
    title: titleOf(feature),
    steps: [
      { do: "open", path },
      ...inRegion(redeemHeading(feature), [
        send,
        see("Enter the number."),
        { do: "fill", target: input, value: "XX-000000" },
        send,
        see(`No ${called} has this number.`),
        ...enter,
        { do: "expectVisible", target: { role: "status", text: `is ${redeems ? "redeemed" : "valid"}` } },
        ...(redeems ? [{ do: "reload" } as const, ...enter, see(`This ${called} was redeemed already.`)] : []),
      ]),
    ],
  };
}

function titleOf({ called, redeemed, learns }: RedeemFeature): string {
  const one = withArticle(called);
  const said = [
    ...(learns === undefined ? [`The number of ${one} is ${redeemed === null ? "found" : "redeemed once"}`] : []),
    ...(learns === "state" || learns === "both" ? [`${capitalise(one)} is tracked by its number, which tells its state`] : []),
    ...(learns === "authenticity" || learns === "both" ? [`the authenticity of ${one} is verified by its number`] : []),
  ];
  return capitalise(`${said.join(", ")}, and an unknown number is refused`);
}

/** The number of a sample that is not redeemed yet. */
function sampleNumber({ project, model, feature: { field, redeemed } }: FeatureContext<RedeemFeature>): string | null {
  const numbers = fieldOf(model, field);
  const isFree = (index: number): boolean => redeemed === null || model.rows[index]?.[redeemed] !== true;
  const samples = model.rows.map((_, from) => namedSample({ project, model }, from)).filter((sample) => sample !== null);
  const sample = samples.find(({ index }) => isFree(index) && (model.rows[index]?.[numbers.id] ?? null) !== null);
  const value = sample === undefined ? null : model.rows[sample.index]?.[numbers.id];
  if (typeof value === "number") return numberShown(numbers, value);
  return typeof value === "string" ? value : null;
}
