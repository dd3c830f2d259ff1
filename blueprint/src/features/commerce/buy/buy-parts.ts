// Shopping as it is composed of the kit: the cart, the checkout, the orders, and the stocks that all of them share.
import { entityOf, type ProjectModel } from "../../../model/project-model.ts";
import { array, type Expression, imported, invoke } from "../../../project/code/expression.ts";
import { entityVariable } from "../../../project/files/entity-file.ts";
import { type FeatureContext, featuresOf } from "../../definition/define-feature.ts";
import type { FeatureParts } from "../../definition/feature-parts.ts";
import { keptIn } from "../../definition/kit-parts.ts";
import { paymentName } from "../parts/payment-methods.ts";
import { commerceElement, fieldProps } from "../parts/kit-parts.ts";
import { BuyFeature, firstBuy } from "./buy-schema.ts";
import { stockOf } from "./stock-of.ts";

/** What a shop adds to the project. */
export function buyParts(context: FeatureContext<BuyFeature>): FeatureParts {
  const { project, feature, model } = context;
  const { methods, delivers } = firstBuy(context);
  const sold = fieldProps(model, { price: feature.price, stock: stockOf(model)?.id });
  const counted = stocksIn(project);
  const kept = counted.length === 0 ? null : keptIn("stocks", "stocks", array(counted), { comment: "What orders lower." });
  const stocks = kept?.value;
  const checkout = { methods: array(methods.map(paymentName)), delivers: delivers ? true : undefined, stocks };
  return {
    modules: kept === null ? [] : [kept.module],
    blocks: { orders: { element: commerceElement("orders/order-list", "OrderList", { stocks }) } },
    detail: [commerceElement("cart/purchase-panel", "PurchasePanel", sold)],
    row: [commerceElement("cart/cart-button", "CartButton", sold)],
    tools: [commerceElement("cart/cart-link", "CartLink")],
    routes: [
      { path: "/cart", element: commerceElement("cart/cart-page", "CartPage") },
      { path: "/checkout", element: commerceElement("cart/checkout-page", "CheckoutPage", checkout) },
      { path: "/my-orders/:id", element: commerceElement("orders/order-page", "OrderPage", { stocks }) },
    ],
  };
}

/** The stock of everything that is sold and counted. */
function stocksIn(project: ProjectModel): Expression[] {
  const sold = new Set(featuresOf(project.blueprint, BuyFeature).map(({ entity }) => entity));
  return [...sold].flatMap((id) => {
    const model = entityOf(project, id);
    const field = stockOf(model);
    return field === undefined ? [] : [invoke(imported("@/lib/commerce/stock", "stockOf"), entityVariable(model), field.key)];
  });
}
