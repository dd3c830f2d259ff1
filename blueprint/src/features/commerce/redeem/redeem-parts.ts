// The form for numbers as it is composed of the kit, with everything in the app that hands numbers out.
import { fieldOf } from "../../../model/entity-model.ts";
import { entityOf, type ProjectModel } from "../../../model/project-model.ts";
import { array, type Expression, imported, invoke, member, type Part } from "../../../project/code/expression.ts";
import { entityVariable } from "../../../project/files/entity-file.ts";
import { type FeatureContext, featuresOf } from "../../definition/define-feature.ts";
import type { FeatureParts } from "../../definition/feature-parts.ts";
import { ApplyFeature } from "../apply/apply-schema.ts";
import { requestList } from "../apply/request-list.ts";
import { BookFeature } from "../book/book-schema.ts";
import { BuyFeature } from "../buy/buy-schema.ts";
import { keptIn } from "../../definition/kit-parts.ts";
import { commerceElement } from "../parts/kit-parts.ts";
import { PayFeature } from "../pay/pay-schema.ts";
import { type RedeemFeature, redeemHeading, redeemVerb } from "./redeem-schema.ts";

const numbers = (name: string, ...values: Part[]): Expression => invoke(imported("@/lib/commerce/numbers", name), ...values);

/** What the form adds to the project. */
export function redeemParts({ project, feature }: FeatureContext<RedeemFeature>): FeatureParts {
  const comment = "Where the numbers were handed out.";
  const sources = keptIn(feature.id, "numberSources", array(sourcesOf(project, feature)), { comment });
  const form = commerceElement("numbers/number-panel", "NumberPanel", {
    called: feature.called,
    heading: redeemHeading(feature),
    verb: redeemVerb(feature),
    sources: sources.value,
    redeems: feature.redeems ? true : undefined,
  });
  return { modules: [sources.module], blocks: { form: { element: form } } };
}

function sourcesOf(project: ProjectModel, { entity, field, redeemed }: RedeemFeature): Expression[] {
  const { blueprint } = project;
  if (entity !== null && field !== null) {
    const model = entityOf(project, entity);
    const fields = [field, ...(redeemed === null ? [] : [redeemed])];
    return [numbers("rowNumbers", entityVariable(model), ...fields.map((id) => fieldOf(model, id).key))];
  }
  const [apply] = featuresOf(blueprint, ApplyFeature);
  const lists = apply === undefined ? [] : [requestList({ project, feature: apply, model: null }).name];
  const entries = [
    ...(featuresOf(blueprint, BuyFeature).length > 0 ? [imported("@/lib/commerce/orders", "orders")] : []),
    ...(featuresOf(blueprint, BookFeature).length > 0 ? [member(imported("@/features/bookings", "bookings"), "rows")] : []),
    ...lists.map((list) => member(imported(`@/features/${list}`, list), "entries")),
    ...(featuresOf(blueprint, PayFeature).length > 0 ? [imported("@/lib/commerce/payments", "payments")] : []),
  ];
  return entries.map((list) => numbers("entryNumbers", list));
}
