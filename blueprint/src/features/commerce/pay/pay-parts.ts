// Payments as they are composed of the kit. All of an app are in one currency: that of the first feature.
import { settledBy } from "../../../model/beside-totals.ts";
import { entityOf } from "../../../model/project-model.ts";
import { array, object } from "../../../project/code/expression.ts";
import { type FeatureContext, featuresOf } from "../../definition/define-feature.ts";
import type { FeatureParts } from "../../definition/feature-parts.ts";
import { keptIn } from "../../definition/kit-parts.ts";
import { commerceElement, fieldProps } from "../parts/kit-parts.ts";
import { PayFeature, payHeading } from "./pay-schema.ts";

/** What payments add to the project. */
export function payParts({ project, feature }: FeatureContext<PayFeature>): FeatureParts {
  const first = featuresOf(project.blueprint, PayFeature)[0] ?? feature;
  const heading = payHeading(feature);
  const { module, value: terms } = keptIn("payments", "paymentTerms", object({ currency: first.currency, methods: array(first.methods) }), {
    comment: "The currency of all payments, and how they are made.",
  });
  const modules = [module];
  const list = { element: commerceElement("payment/payment-list", "PaymentList", { currency: first.currency }) };
  if (feature.entity === null) {
    const form = { element: commerceElement("payment/record-panel", "ThingRecordPanel", { heading, terms }) };
    return { modules, blocks: { list, form } };
  }
  const model = entityOf(project, feature.entity);
  const settling = feature.price === null ? null : settledBy(model);
  const panel = {
    heading,
    terms,
    ...fieldProps(model, { price: feature.price }),
    settling: settling === null ? undefined : object({ field: settling.field.key, value: settling.paid }),
  };
  return { modules, blocks: { list }, detail: [commerceElement("payment/record-panel", "RecordPanel", panel)] };
}
