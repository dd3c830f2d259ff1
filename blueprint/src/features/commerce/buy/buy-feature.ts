// Shopping: rows with a price go into a cart, the cart through a checkout, and what was ordered is listed and can be
// cancelled. All that an app sells shares one cart.
import { samplePath } from "../../../checks/place.ts";
import type { EntityModel, FieldModel } from "../../../model/entity-model.ts";
import { capitalise } from "../../../model/names.ts";
import { literal, texts } from "../../../project/code/expression.ts";
import type { CheckStep } from "../../../schema/check.ts";
import type { SampleValue } from "../../../schema/entity.ts";
import { defineFeature, type FeatureCheck, type FeatureContext, featuresOf } from "../../definition/define-feature.ts";
import type { FeatureParts } from "../../definition/feature-parts.ts";
import { anyOf } from "../parts/any-of.ts";
import { inRegion } from "../parts/in-region.ts";
import { commerceElement, rowProps } from "../parts/kit-parts.ts";
import { cardSteps, paymentMethods } from "../parts/payment.ts";
import { moneyShown, priceOf, priced, pricedSample } from "../parts/price.ts";
import { BuyFeature } from "./buy-schema.ts";

/** What is sold without anything being brought to a door. */
const UNDELIVERED = anyOf(
  "course,class,workshop,service,ticket,lesson,training,session,webinar,event,membership,subscription,plan,download,e-?book,software,template,licen[cs]e,tour,trip,package,consultation",
);

export const buyFeature = defineFeature<typeof BuyFeature>({
  schema: BuyFeature,
  deal: "order",
  fulfilledBy: ["book"],
  fieldOptions: { price: ["money", "number"] },
  words: {
    verbs:
      "buy,purchase,take orders,accept orders,receive orders,handle orders,add to cart,add to a cart,shop,shop for,check out,checkout,order,order online,place an order,place orders,view order history,proceed to checkout,manage the cart,view the cart,sell online",
    nouns:
      "shopping cart,cart,shopping basket,basket,checkout,checkout process,purchase,online store,online shop,web shop,e-commerce component,ecommerce functionality,online ordering,online order,order history,order placement,shopping experience,online purchase,online payment,payment gateway,payment option",
    parts: "transaction confirmation,confirm the order,payment,order management",
  },
  describe: (_, { many }) => ({ called: "a shopping cart", can: `put ${many} into a cart and order them` }),
  draft: ({ id, phrase, prompt, entity }) => {
    if (entity === null) return null;
    const { price, fields } = priced(entity);
    const delivers = !UNDELIVERED.test(entity.one);
    return {
      feature: { kind: "buy", id, phrase, entity: entity.id, price, delivers, methods: paymentMethods(prompt, { delivers }) },
      fields,
      places: [
        {
          block: "orders",
          on: "page",
          page: { id: "my-orders", title: "My orders", icon: "Package", intro: "Everything you have ordered, and how it stands." },
        },
      ],
    };
  },
  compose: (context) => partsOf(context),
  checks: (context) => checksOf(context),
});

function partsOf(context: FeatureContext<BuyFeature>): FeatureParts {
  const { feature, model } = context;
  const { methods, delivers } = firstBuy(context);
  const sold = rowProps(model, { price: feature.price, stock: stockOf(model)?.id });
  const checkout = { methods: texts(methods), delivers: delivers ? literal(true) : undefined };
  return {
    blocks: { orders: { element: commerceElement("orders/order-list", "OrderList") } },
    detail: [commerceElement("cart/purchase-panel", "PurchasePanel", sold)],
    row: [commerceElement("cart/cart-button", "CartButton", sold)],
    tools: [commerceElement("cart/cart-link", "CartLink")],
    routes: [
      { path: "/cart", element: commerceElement("cart/cart-page", "CartPage") },
      { path: "/checkout", element: commerceElement("cart/checkout-page", "CheckoutPage", checkout) },
      { path: "/my-orders/:id", element: commerceElement("orders/order-page", "OrderPage") },
    ],
  };
}

/** The checkout is the same for all that is sold: it delivers if anything is delivered. */
function firstBuy({ project, feature }: FeatureContext<BuyFeature>): BuyFeature {
  const all = featuresOf(project.blueprint, BuyFeature);
  return all.find(({ delivers }) => delivers) ?? all[0] ?? feature;
}

/** The field that counts how many there are to sell. */
function stockOf(model: EntityModel): FieldModel | undefined {
  return model.fields.find(({ id, type }) => type === "number" && /stock|quantity|inventory|available/.test(id));
}

/** Whether the check can buy three of it. */
function isInStock(stock: SampleValue | undefined): boolean {
  return typeof stock !== "number" || stock >= 3;
}

function checksOf({ project, feature, model }: FeatureContext<BuyFeature>): FeatureCheck[] {
  const sample = pricedSample(project, model, { price: feature.price, isFit: (row) => isInStock(row[stockOf(model)?.id ?? ""]) });
  if (sample === null) return [];
  const { title, price, index } = sample;
  const { currency } = priceOf(model, feature.price);
  const line = { role: "listitem", within: { role: "list", name: "Cart", exact: true }, text: title } as const;
  const address = firstBuy({ project, feature, model }).delivers ? "Delivery address" : "Billing address";
  const fill = (label: string, value: string): CheckStep => ({ do: "fill", target: { label }, value });
  const click = (name: string, role: "button" | "link" = "button"): CheckStep => ({ do: "click", target: { role, name, exact: true } });
  return [
    {
      title: `${capitalise(model.entity.name.many)} can be put into a cart, counted there and taken out again`,
      steps: [
        { do: "open", path: samplePath(model, index) },
        ...inRegion(`Buy ${title}`, [click("Quantity: one more"), click("Add to cart")]),
        { do: "expectVisible", target: { role: "link", name: "Cart, 2 items", exact: true } },
        { do: "reload" },
        click("Cart, 2 items", "link"),
        { do: "expectVisible", target: { ...line, text: moneyShown(price * 2, currency) } },
        click(`Quantity of ${title}: one more`),
        { do: "expectVisible", target: { ...line, text: moneyShown(price * 3, currency) } },
        { do: "expectText", target: { role: "region", name: "Order summary" }, contains: moneyShown(price * 3, currency) },
        click(`Remove ${title}`),
        { do: "expectVisible", target: { text: "Your cart is empty" } },
      ],
    },
    {
      title: `${capitalise(model.entity.name.many)} are bought through a checkout that checks the card, and the order is listed and can be cancelled`,
      shows: "payment,confirm the order,transaction confirmation,order management",
      steps: [
        { do: "open", path: samplePath(model, index) },
        ...inRegion(`Buy ${title}`, [click("Add to cart"), click("Go to cart", "link")]),
        click("Proceed to checkout", "link"),
        click("Place order"),
        { do: "expectVisible", target: { text: "Enter your e-mail address." } },
        fill("Full name", "Robin Vale"),
        fill("E-mail address", "robin@example.com"),
        fill(address, "12 Sample Street, Springfield"),
        ...cardSteps("Place order"),
        { do: "expectVisible", target: { role: "status", text: "Your order is placed" } },
        { do: "expectVisible", target: { text: "Card ending 4242" } },
        {
          do: "expectDownload",
          target: { role: "button", name: "Download receipt", exact: true },
          nameEndsWith: ".html",
          contains: "Robin Vale",
        },
        { do: "reload" },
        click("My orders", "link"),
        { do: "expectVisible", target: { role: "listitem", within: { role: "list", name: "Orders", exact: true }, text: "Placed" } },
        { do: "expectVisible", target: { role: "link", name: "Cart, 0 items", exact: true } },
        click("Cancel order"),
        { do: "expectVisible", target: { role: "listitem", within: { role: "list", name: "Orders", exact: true }, text: "Cancelled" } },
        { do: "reload" },
        { do: "expectVisible", target: { role: "listitem", within: { role: "list", name: "Orders", exact: true }, text: "Cancelled" } },
      ],
    },
  ];
}
