// Shopping: rows with a price go into a cart, the cart through a checkout, and what was ordered is listed and can be
// cancelled. All that an app sells shares one cart. Where a field counts how many there are, an order lowers it.
import { z } from "zod";
import { readData } from "../../../knowledge/data/data-files.ts";
import { NounPattern } from "../../../knowledge/data/word-list.ts";
import { defineFeature, onPage } from "../../definition/define-feature.ts";
import { paymentMethods } from "../parts/payment.ts";
import { priced } from "../parts/price.ts";
import { buyChecks } from "./buy-checks.ts";
import { buyParts } from "./buy-parts.ts";
import { BuyFeature } from "./buy-schema.ts";
import { say } from "../../../project/words/say.ts";

/** What is sold without anything being brought to a door. */
const { undelivered } = readData("features/orders.json", z.strictObject({ undelivered: NounPattern }));

export const buyFeature = defineFeature<typeof BuyFeature>({
  schema: BuyFeature,
  deal: "order",
  fulfilledBy: () => ["book"],
  fieldOptions: { price: ["money", "number"] },
  describe: (_, { many }) => ({ called: "a shopping cart", can: `put ${many} into a cart and order them` }),
  draft: ({ prompt, entity }) => {
    if (entity === null) return null;
    const { price, fields } = priced(entity);
    const delivers = !undelivered.test(entity.one);
    return {
      feature: { entity: entity.id, price, delivers, methods: paymentMethods(prompt, { delivers }) },
      fields,
      places: [
        onPage("orders", {
          id: "my-orders",
          title: say.commerce.myOrders(),
          icon: "Package",
          intro: say.app.myOrdersIntro(),
        }),
      ],
    };
  },
  compose: buyParts,
  checks: buyChecks,
});
