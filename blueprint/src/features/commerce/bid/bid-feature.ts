// Bids on rows: each must be higher than the last by a step, the highest leads, and one's own are listed.
import { samplePath } from "../../../checks/place.ts";
import type { CheckStep } from "../../../schema/check.ts";
import { defineFeature, type FeatureCheck, type FeatureContext } from "../../definition/define-feature.ts";
import { inRegion } from "../parts/in-region.ts";
import { commerceElement, rowProps } from "../parts/kit-parts.ts";
import { moneyShown, priceOf, priced, pricedSample } from "../parts/price.ts";
import { BidFeature } from "./bid-schema.ts";

export const bidFeature = defineFeature<typeof BidFeature>({
  schema: BidFeature,
  deal: "bid for",
  isOnce: true,
  fieldOptions: { price: ["money", "number"] },
  words: {
    verbs: "bid,bid on,place a bid,place bids,submit a bid,submit bids,make a bid,make an offer,auction,auction off",
    nouns: "bid,bidding,auction,online auction,bidding system,bid history,bid placement,bidding functionality,live auction,bid submission",
  },
  describe: (_, { many }) => ({ called: `bids on ${many}`, can: `bid on ${many}` }),
  draft: ({ id, phrase, entity }) => {
    if (entity === null) return null;
    const { price, fields } = priced(entity);
    return {
      feature: { kind: "bid", id, phrase, entity: entity.id, price },
      fields,
      places: [
        {
          block: "list",
          on: "page",
          page: { id: "my-bids", title: "My bids", icon: "Gavel", intro: "What you have bid, and whether you lead." },
        },
      ],
    };
  },
  compose: ({ feature, model }) => {
    const row = rowProps(model, { price: feature.price });
    const link = commerceElement("bids/bid-link", "BidLink", row);
    return {
      blocks: { list: { element: commerceElement("bids/bid-list", "BidList") } },
      detail: [commerceElement("bids/bid-panel", "BidPanel", row)],
      heading: [link],
      row: [link],
    };
  },
  checks: (context) => checksOf(context),
});

function checksOf({ project, feature, model }: FeatureContext<BidFeature>): FeatureCheck[] {
  const sample = pricedSample(project, model, { price: feature.price });
  if (sample === null) return [];
  const { currency } = priceOf(model, feature.price);
  const first = Math.ceil(sample.price * 2 + 10);
  const second = first * 2;
  const bid = (amount: number): CheckStep[] => [
    { do: "fill", target: { label: "Your bid" }, value: String(amount) },
    { do: "click", target: { role: "button", name: "Place bid", exact: true } },
  ];
  const bids = { role: "list", name: "Bids", exact: true } as const;
  const page = project.pages.find(({ page: { id } }) => id === "my-bids")?.path ?? "/my-bids";
  return [
    {
      title: `One can bid on ${model.entity.name.many}, too low a bid is refused, and the leading and the outbid ones are listed`,
      steps: [
        { do: "open", path: samplePath(model, sample.index) },
        ...inRegion("Place a bid", [
          { do: "fill", target: { label: "Full name" }, value: "Robin Vale" },
          { do: "fill", target: { label: "E-mail address" }, value: "robin@example.com" },
          ...bid(0),
          { do: "expectVisible", target: { text: "or more." } },
          ...bid(first),
          { do: "expectVisible", target: { role: "status", text: `Your bid of ${moneyShown(first, currency)} is leading.` } },
          ...bid(first),
          { do: "expectVisible", target: { text: "or more." } },
          ...bid(second),
          { do: "expectVisible", target: { role: "listitem", within: bids, text: moneyShown(first, currency) } },
          { do: "reload" },
          { do: "expectVisible", target: { role: "status", text: `Your bid of ${moneyShown(second, currency)} is leading.` } },
        ]),
        { do: "open", path: page },
        { do: "expectVisible", target: { role: "listitem", within: bids, text: "Leading" } },
        { do: "expectVisible", target: { role: "listitem", within: bids, text: "Outbid" } },
        { do: "expectVisible", target: { role: "listitem", within: { ...bids, text: sample.title }, nth: 0 } },
      ],
    },
  ];
}
