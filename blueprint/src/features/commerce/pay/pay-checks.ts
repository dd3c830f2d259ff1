// What proves payments: each is recorded and counted, and what is to be paid for the row follows.
import { figurePath, namedSample, placeOf, samplePath } from "../../../checks/place.ts";
import { measured, numberShown } from "../../../checks/samples.ts";
import { OUTSTANDING, settledBy, settlingOf } from "../../../model/beside-totals.ts";
import { capabilitiesOf, type EntityModel, fieldOf } from "../../../model/entity-model.ts";
import { markWords } from "../../../model/fields.ts";
import { entityOf } from "../../../model/project-model.ts";
import type { CheckStep } from "../../../schema/check.ts";
import type { FeatureCheck, FeatureChecks, FeatureContext } from "../../definition/define-feature.ts";
import { pagePath } from "../../definition/page-of.ts";
import { press } from "../../definition/steps.ts";
import { inRegion } from "../parts/in-region.ts";
import { cardSteps } from "../parts/payment.ts";
import { moneyShown, pricedSample } from "../parts/price.ts";
import { type PayFeature, payHeading } from "./pay-schema.ts";

/** The promises of payments. None where no sample can be paid for. */
export function payChecks(context: FeatureContext<PayFeature>): FeatureChecks {
  return [recordCheck(context), settlingCheck(context)];
}

function recordCheck({ project, feature }: FeatureContext<PayFeature>): FeatureCheck | null {
  const page = pagePath(project, "payments-made");
  const model = feature.entity === null ? null : entityOf(project, feature.entity);
  const sample = model === null ? null : namedSample({ project, model });
  if (model !== null && sample === null) return null;
  const path = model === null || sample === null ? page : samplePath(model, sample.index);
  const title = sample?.title ?? "Consultation";
  const record = press("Record payment");
  const amount = (value: string): CheckStep => ({ do: "fill", target: { label: "Amount" }, value });
  const entry = { role: "listitem", within: { role: "list", name: "Payments", exact: true } } as const;
  const paid = moneyShown(120.5, feature.currency);
  return {
    title: `A ${feature.called} is recorded with an amount and a method, gets a receipt, and counts in the total of all payments`,
    steps: [
      { do: "open", path },
      ...inRegion(payHeading(feature), [
        amount(""),
        record,
        { do: "expectVisible", target: { text: "Enter the amount." } },
        amount("0"),
        record,
        { do: "expectVisible", target: { text: "Enter 0.01 or more." } },
        ...(sample === null ? [{ do: "fill", target: { label: "What it is for" }, value: title } as const] : []),
        { do: "fill", target: { label: "Paid by" }, value: "Robin Vale" },
        amount("120.50"),
        ...cardSteps("Record payment"),
        { do: "expectVisible", target: { role: "status", text: `${paid} is paid` } },
      ]),
      { do: "reload" },
      { do: "open", path: page },
      { do: "expectVisible", target: { ...entry, text: title } },
      { do: "expectVisible", target: { ...entry, text: paid } },
      { do: "expectVisible", target: { text: `Total: ${paid}` } },
      { do: "expectDownload", target: { role: "button", name: "Download receipt" }, nameEndsWith: ".html", contains: "Robin Vale" },
    ],
  };
}

/** Half of what is due is paid, then the rest: the row and the figure of what is outstanding follow. */
function settlingCheck({ project, feature }: FeatureContext<PayFeature>): FeatureCheck | null {
  const { entity, price } = feature;
  const model = entity === null ? null : entityOf(project, entity);
  const settling = model === null ? null : settledBy(model);
  if (model === null || price === null || settling === null) return null;
  const isOpen = (row: EntityModel["rows"][number]): boolean => !settling.values.some((value) => value === row[settling.field.id]);
  const sample = pricedSample(project, model, { price, isFit: isOpen });
  if (sample === null) return null;
  const half = Math.floor(sample.price * 50) / 100;
  const rest = Math.round((sample.price - half) * 100) / 100;
  const outstanding = (paid: number): CheckStep[] => outstandingSteps({ project, feature, model, paid, isOpen });
  const left = (amount: number): CheckStep => ({
    do: "expectVisible",
    target: { text: `Still to pay: ${moneyShown(amount, feature.currency)}` },
  });
  const open: CheckStep = { do: "open", path: samplePath(model, sample.index) };
  return {
    title: `A ${feature.called} lowers what is to be paid for the ${model.entity.name.one}, which is marked as paid when nothing is left`,
    steps: [
      ...outstanding(0),
      open,
      ...inRegion(payHeading(feature), [left(sample.price), ...paySteps(half), left(rest)]),
      ...outstanding(half),
      open,
      ...inRegion(payHeading(feature), [
        left(rest),
        { do: "expectValue", target: { label: "Amount" }, equals: String(rest) },
        ...paySteps(rest),
      ]),
      { do: "reload" },
      ...settledSteps(model),
      ...outstanding(sample.price),
    ],
  };
}

/** Records a payment in cash, or however one pays without further details. */
function paySteps(amount: number): CheckStep[] {
  return [
    { do: "fill", target: { label: "Paid by" }, value: "Robin Vale" },
    { do: "fill", target: { label: "Amount" }, value: String(amount) },
    { do: "setChecked", target: { role: "radio", name: "Cash", exact: true }, checked: true },
    press("Record payment"),
    { do: "expectVisible", target: { role: "status", text: "is paid" } },
  ];
}

/** The row's page says that it is paid: by the mark in its heading, or among its values. */
function settledSteps(model: EntityModel): CheckStep[] {
  const settling = settledBy(model);
  if (settling === null) return [];
  const { field, paid } = settling;
  const nothingLeft: CheckStep = { do: "expectHidden", target: { text: "Still to pay" } };
  if (typeof paid === "string") return [{ do: "expectVisible", target: { text: paid, within: { role: "main" } } }, nothingLeft];
  const isMark = model.capabilities.some((one) => one.kind === "mark" && one.field === field.id);
  return isMark
    ? [{ do: "expectChecked", target: { role: "checkbox", name: markWords(field).on }, checked: true }]
    : [{ do: "expectVisible", target: { text: markWords(field).on, within: { role: "main" } } }];
}

/** The figure of what is outstanding, where there is one. */
function outstandingSteps(call: {
  project: FeatureContext<PayFeature>["project"];
  feature: PayFeature;
  model: EntityModel;
  paid: number;
  isOpen: (row: EntityModel["rows"][number]) => boolean;
}): CheckStep[] {
  const { project, feature, model, paid, isOpen } = call;
  const total = capabilitiesOf(model, "total").find((one) => one.field === feature.price && settlingOf(model, one) !== null);
  if (total === undefined || feature.price === null) return [];
  const path = figurePath(project, total, placeOf(project, model)?.home ?? null);
  const field = fieldOf(model, feature.price);
  const indexes = model.rows.flatMap((row, index) => (isOpen(row) ? [index] : []));
  const sum = measured(model, { measure: "sum", field, indexes }) - paid;
  if (path === null) return [];
  return [
    { do: "open", path },
    {
      do: "expectText",
      target: { role: "group", name: OUTSTANDING, exact: true },
      contains: numberShown(field, Math.round(sum * 100) / 100),
    },
  ];
}
