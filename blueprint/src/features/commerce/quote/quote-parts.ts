// Quotes as they are composed of the kit.
import { array, imported, literal, object } from "../../../project/code/expression.ts";
import type { FeatureOf } from "../../feature.ts";
import type { FeatureParts } from "../../unit/feature-parts.ts";
import type { UnitCall } from "../../unit/unit.ts";
import { commerceElement, rowProps } from "../parts/kit-parts.ts";

/** What quotes add to the project. */
export function quoteParts({ feature, model }: UnitCall<FeatureOf<"quote">>): FeatureParts {
  const { id, price, count, extras } = feature;
  const row = rowProps(model, { price });
  const value = array(extras.map(({ label, share }) => object({ label: literal(label), share: literal(share) })));
  const panel = { ...row, count: literal(count), extras: imported(`@/features/${id}`, "extras") };
  return {
    modules: [
      {
        path: `src/features/${id}.ts`,
        comment: "What can be added to a quote, with its share of the price in percent.",
        statements: [{ kind: "constant", name: "extras", value }],
      },
    ],
    blocks: { list: { element: commerceElement("quotes/quote-list", "QuoteList") } },
    detail: [commerceElement("quotes/quote-panel", "QuotePanel", panel)],
    heading: [commerceElement("quotes/quote-link", "QuoteLink", row)],
  };
}
