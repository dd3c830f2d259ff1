// What proves the form: a number that the app hands out in the same visit is accepted, and an unknown one is refused.
import { namedSample } from "../../../checks/place.ts";
import { numberShown } from "../../../checks/samples.ts";
import { fieldOf } from "../../../model/entity-model.ts";
import { capitalise, withArticle } from "../../../model/names.ts";
import { entityOf, type ProjectModel } from "../../../model/project-model.ts";
import type { CheckStep, Target } from "../../../schema/check.ts";
import { type FeatureCheck, type FeatureContext, featuresOf } from "../../definition/define-feature.ts";
import { pageOf } from "../../definition/page-of.ts";
import { BookFeature } from "../book/book-schema.ts";
import { bookedSteps } from "../book/booking-checks.ts";
import { orderedSteps } from "../buy/buy-checks.ts";
import { BuyFeature } from "../buy/buy-schema.ts";
import { inRegion } from "../parts/in-region.ts";
import { type RedeemFeature, redeemHeading, redeemVerb } from "./redeem-schema.ts";
import { press, see } from "../../definition/steps.ts";

/** How a number comes about, and how it is entered. */
interface HandedOut {
  steps: CheckStep[];
  enter(target: Target): CheckStep;
  /** Where the state of what has the number is seen; null where it is not. */
  list: { path: string; row: Target } | null;
}

/** The promises of the form. None where no check can bring about a number. */
export function redeemChecks(context: FeatureContext<RedeemFeature>): FeatureCheck | null {
  const { project, feature } = context;
  const { called, redeems } = feature;
  const handed = feature.entity === null ? handedOut(project) : rowNumber(project, feature);
  const path = pageOf(project, feature);
  if (handed === null || path === null) return null;
  const input: Target = { label: `${capitalise(called)} number`, exact: true };
  const send = press(`${redeemVerb(feature)} ${called}`);
  const again: CheckStep[] = redeems ? [{ do: "reload" }, handed.enter(input), send, see(`This ${called} was redeemed already.`)] : [];
  const state: CheckStep[] =
    redeems && handed.list !== null
      ? [
          { do: "open", path: handed.list.path },
          { do: "expectText", target: handed.list.row, contains: "Redeemed" },
        ]
      : [];
  return {
    title: titleOf(feature),
    steps: [
      ...handed.steps,
      { do: "open", path },
      ...inRegion(redeemHeading(feature), [
        send,
        see("Enter the number."),
        { do: "fill", target: input, value: "XX-000000" },
        send,
        see(`No ${called} has this number.`),
        handed.enter(input),
        send,
        { do: "expectVisible", target: { role: "status", text: `is ${redeems ? "redeemed" : "valid"}` } },
        ...again,
      ]),
      ...state,
    ],
  };
}

function titleOf({ called, redeems, learns }: RedeemFeature): string {
  const one = withArticle(called);
  const said = [
    ...(learns === undefined ? [`The number of ${one} is ${redeems ? "redeemed once" : "found"}`] : []),
    ...(learns === "state" || learns === "both" ? [`${capitalise(one)} is tracked by its number, which tells its state`] : []),
    ...(learns === "authenticity" || learns === "both" ? [`the authenticity of ${one} is verified by its number`] : []),
  ];
  return capitalise(`${said.join(", ")}, and an unknown number is refused`);
}

/** A number that an order or a booking of this visit gets. */
function handedOut(project: ProjectModel): HandedOut | null {
  const [buy] = featuresOf(project.blueprint, BuyFeature);
  const [book] = featuresOf(project.blueprint, BookFeature);
  const made =
    buy !== undefined
      ? orderedSteps({ project, feature: buy, model: entityOf(project, buy.entity) })
      : book === undefined
        ? null
        : bookedSteps({ project, feature: book, model: null });
  if (made === null) return null;
  const row: Target = { role: "listitem", within: { role: "list", name: made.list, exact: true }, nth: 0 };
  const remember: CheckStep = { do: "rememberText", target: { role: "group", name: "Number", exact: true, within: row }, as: "number" };
  return {
    steps: [...made.steps, { do: "open", path: made.path }, { do: "expectVisible", target: row }, remember],
    enter: (target) => ({ do: "fillRemembered", target, as: "number" }),
    list: { path: made.path, row },
  };
}

/** The number of a sample. */
function rowNumber(project: ProjectModel, { entity, field, redeemed }: RedeemFeature): HandedOut | null {
  const model = entityOf(project, entity ?? "");
  const numbers = fieldOf(model, field ?? "");
  const isFree = (index: number): boolean => redeemed === null || model.rows[index]?.[redeemed] !== true;
  const samples = model.rows.map((_, from) => namedSample({ project, model }, from)).filter((sample) => sample !== null);
  const sample = samples.find(({ index }) => isFree(index) && (model.rows[index]?.[numbers.id] ?? null) !== null);
  const value = sample === undefined ? null : model.rows[sample.index]?.[numbers.id];
  if (typeof value !== "string" && typeof value !== "number") return null;
  const text = typeof value === "number" ? numberShown(numbers, value) : value;
  return { steps: [], enter: (target) => ({ do: "fill", target, value: text }), list: null };
}
