// The form for numbers as it is composed of the kit.
import { fieldOf } from "../../../model/entity-model.ts";
import { imported, invoke } from "../../../project/code/expression.ts";
import { entityVariable } from "../../../project/files/entity-file.ts";
import type { FeatureContext } from "../../definition/define-feature.ts";
import type { FeatureParts } from "../../definition/feature-parts.ts";
import { keptIn } from "../../definition/kit-parts.ts";
import { commerceElement } from "../parts/kit-parts.ts";
import { type RedeemFeature, redeemHeading, redeemVerb } from "./redeem-schema.ts";

/** What the form adds to the project. */
export function redeemParts({ feature, model }: FeatureContext<RedeemFeature>): FeatureParts {
  const fields = [feature.field, ...(feature.redeemed === null ? [] : [feature.redeemed])].map((id) => fieldOf(model, id).key);
  const numbers = keptIn(
    feature.id,
    "numbersOfRows",
    invoke(imported("@/lib/commerce/numbers", "rowNumbers"), entityVariable(model), ...fields),
  );
  const form = commerceElement("numbers/number-panel", "NumberPanel", {
    called: feature.called,
    heading: redeemHeading(feature),
    verb: redeemVerb(feature),
    find: numbers.value,
    redeems: feature.redeemed === null ? undefined : true,
  });
  return { modules: [numbers.module], blocks: { form: { element: form } } };
}
