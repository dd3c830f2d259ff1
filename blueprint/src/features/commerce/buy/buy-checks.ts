// What proves a shop: the cart counts, the checkout makes an order, and an order lowers the stock of what was bought.
import { placeOf, samplePath, undoButton } from "../../../checks/place.ts";
import { capitalise } from "../../../model/names.ts";
import type { CheckStep } from "../../../schema/check.ts";
import type { SampleValue } from "../../../schema/entity.ts";
import type { FeatureCheck, FeatureChecks, FeatureContext } from "../../definition/define-feature.ts";
import { inRegion } from "../parts/in-region.ts";
import { cardSteps } from "../parts/payment.ts";
import { moneyShown, priceOf, pricedSample } from "../parts/price.ts";
import { type BuyFeature, firstBuy } from "./buy-schema.ts";
import { stockOf } from "./stock-of.ts";
import { download, fill, press, see } from "../../definition/steps.ts";

/** How many of a thing can be in the cart at once, and be bought by one check. */
const STOCK_MAX = 99;

const follow = (name: string): CheckStep => press(name, { role: "link" });
const quantity = { role: "spinbutton", name: "Quantity", exact: true } as const;
const fillQuantity = (count: number): CheckStep => ({ do: "fill", target: quantity, value: String(count) });
const order = (text: string): CheckStep => ({
  do: "expectVisible",
  target: { role: "listitem", within: { role: "list", name: "Orders", exact: true }, text },
});

/** The promises of a shop. None where no sample can be bought. */
export function buyChecks(context: FeatureContext<BuyFeature>): FeatureChecks {
  return [...cartChecks(context), stockCheck(context)];
}

/** A sample of which one can buy at least so many. */
function soldSample({ project, model, feature }: FeatureContext<BuyFeature>, isFit: (stock: SampleValue | undefined) => boolean) {
  return pricedSample(project, model, { price: feature.price, isFit: (row) => isFit(row[stockOf(model)?.id ?? ""]) });
}

/** Fills in the checkout of what is in the cart. */
function checkoutSteps(context: FeatureContext<BuyFeature>): CheckStep[] {
  return [
    fill("Full name", "Robin Vale"),
    fill("E-mail address", "robin@example.com"),
    fill(firstBuy(context).delivers ? "Delivery address" : "Billing address", "12 Sample Street, Springfield"),
    ...cardSteps("Place order"),
    { do: "expectVisible", target: { role: "status", text: "Your order is placed" } },
  ];
}

/** Puts a sample into the cart and goes to the checkout. */
function toCheckout({ model }: FeatureContext<BuyFeature>, { index, title }: { index: number; title: string }): CheckStep[] {
  return [
    { do: "open", path: samplePath(model, index) },
    ...inRegion(`Buy ${title}`, [press("Add to cart"), follow("Go to cart")]),
    follow("Proceed to checkout"),
  ];
}

function cartChecks(context: FeatureContext<BuyFeature>): FeatureCheck[] {
  const { feature, model } = context;
  const sample = soldSample(context, (stock) => typeof stock !== "number" || stock >= 3);
  if (sample === null) return [];
  const { title, price, index } = sample;
  const { currency } = priceOf(model, feature.price);
  const line = { role: "listitem", within: { role: "list", name: "Cart", exact: true }, text: title } as const;
  return [
    {
      title: `${capitalise(model.entity.name.many)} can be put into a cart, counted there and taken out again`,
      steps: [
        { do: "open", path: samplePath(model, index) },
        ...inRegion(`Buy ${title}`, [
          see(moneyShown(price, currency)),
          press("Quantity: one more"),
          press("Add to cart"),
          see("2 in your cart."),
          { do: "expectValue", target: quantity, equals: "1" },
        ]),
        { do: "expectVisible", target: { role: "link", name: "Cart, 2 items", exact: true } },
        { do: "reload" },
        follow("Cart, 2 items"),
        { do: "expectVisible", target: { ...line, text: moneyShown(price * 2, currency) } },
        { do: "expectVisible", target: { ...line, text: `${moneyShown(price, currency)} each` } },
        press(`Quantity of ${title}: one more`),
        { do: "expectVisible", target: { ...line, text: moneyShown(price * 3, currency) } },
        {
          do: "expectText",
          target: { role: "region", name: "Order summary" },
          contains: `3 × ${title} ${moneyShown(price * 3, currency)}`,
        },
        { do: "expectText", target: { role: "region", name: "Order summary" }, contains: `Total ${moneyShown(price * 3, currency)}` },
        { do: "expectVisible", target: { role: "link", name: "Continue shopping", exact: true } },
        { do: "expectVisible", target: { role: "heading", name: "Summary", exact: true } },
        press(`Quantity of ${title}: one less`),
        { do: "expectText", target: { role: "region", name: "Order summary" }, contains: `Total ${moneyShown(price * 2, currency)}` },
        press(`Remove ${title}`),
        { do: "expectVisible", target: { text: "Your cart is empty" } },
        see("Add something to it, and it waits here until you check out."),
        { do: "expectVisible", target: { role: "link", name: "Start shopping", exact: true } },
        { do: "click", target: undoButton(`${title} is removed from your cart.`) },
        { do: "expectVisible", target: { role: "link", name: "Cart, 2 items", exact: true } },
        ...fromListSteps(context, title),
      ],
    },
    orderCheck(context, sample, currency),
  ];
}

/** What is in the cart is bought: what is missing is refused, and the order is listed and can be cancelled. */
function orderCheck(
  context: FeatureContext<BuyFeature>,
  sample: NonNullable<ReturnType<typeof soldSample>>,
  currency: string,
): FeatureCheck {
  const { title, price } = sample;
  return {
    title: `${capitalise(context.model.entity.name.many)} are bought through a checkout that checks the card, and the order is listed and can be cancelled`,
    shows: "payment,confirm the order,transaction confirmation,order management",
    steps: [
      ...toCheckout(context, sample),
      press("Place order"),
      see("Enter your name."),
      see("Enter your e-mail address."),
      see(`Enter the ${firstBuy(context).delivers ? "delivery" : "billing"} address.`),
      see("Enter the card number."),
      { do: "expectText", target: { role: "region", name: "Order summary" }, contains: `Total ${moneyShown(price, currency)}` },
      { do: "expectVisible", target: { role: "link", name: "Edit cart", exact: true } },
      ...checkoutSteps(context),
      ...["Card ending 4242", "Name Robin Vale", "E-mail robin@example.com", "12 Sample Street, Springfield", title].map(
        (text): CheckStep => ({ do: "expectVisible", target: { role: "region", name: "Order", exact: true, text } }),
      ),
      download("Download receipt", { ending: ".html", contains: "Robin Vale" }),
      { do: "reload" },
      follow("My orders"),
      order("Placed"),
      { do: "expectVisible", target: { role: "link", name: "Cart, 0 items", exact: true } },
      press("Cancel order"),
      order("Cancelled"),
      { do: "reload" },
      order("Cancelled"),
      { do: "expectHidden", target: { role: "button", name: "Cancel order", exact: true } },
      follow("View order"),
      see("This order is cancelled"),
      see("Nothing will be charged."),
    ],
  };
}

/** What is in the cart already gets one more from the list. */
function fromListSteps({ project, model }: FeatureContext<BuyFeature>, title: string): CheckStep[] {
  const place = placeOf(project, model);
  if (place === null) return [];
  return [
    { do: "open", path: place.home },
    press(`In cart: 2, ${title}`),
    { do: "expectVisible", target: { role: "button", name: `In cart: 3, ${title}`, exact: true } },
    { do: "expectVisible", target: { role: "link", name: "Cart, 3 items", exact: true } },
  ];
}

/** Whether what is there of another thing is still there. */
function otherSteps({ project, feature, model }: FeatureContext<BuyFeature>, bought: number): CheckStep[] {
  const other = pricedSample(project, model, { price: feature.price, isFit: (row) => model.rows.indexOf(row) > bought });
  const stock = other === null ? undefined : model.rows[other.index]?.[stockOf(model)?.id ?? ""];
  if (other === null || typeof stock !== "number" || stock < 1 || stock > STOCK_MAX) return [];
  const region = `Buy ${other.title}`;
  return [
    { do: "open", path: samplePath(model, other.index) },
    ...inRegion(region, [fillQuantity(stock), { do: "expectValue", target: quantity, equals: String(stock) }]),
  ];
}

/** All that there is of one thing is bought: it is sold out, until the order is cancelled. */
function stockCheck(context: FeatureContext<BuyFeature>): FeatureCheck | null {
  const { model } = context;
  const field = stockOf(model);
  const sample = soldSample(context, (stock) => typeof stock === "number" && stock >= 2 && stock <= STOCK_MAX);
  const stock = field === undefined || sample === null ? undefined : model.rows[sample.index]?.[field.id];
  if (field === undefined || sample === null || typeof stock !== "number") return null;
  const { title, index } = sample;
  const path = samplePath(model, index);
  const region = `Buy ${title}`;
  const soldOut: CheckStep = { do: "expectVisible", target: { role: "region", name: region, exact: true, text: "Sold out" } };
  const takeAll = inRegion(region, [fillQuantity(stock), press("Add to cart"), see("All that is left is in your cart")]);
  return {
    title: `An order lowers the ${field.label.toLowerCase()} of the ${model.entity.name.one} that was bought; with none left it is sold out, and a cancelled order puts it back`,
    steps: [
      { do: "open", path },
      ...takeAll,
      ...inRegion(region, [follow("Go to cart")]),
      follow("Proceed to checkout"),
      ...checkoutSteps(context),
      { do: "open", path },
      soldOut,
      ...otherSteps(context, index),
      { do: "open", path: "/my-orders" },
      press("Cancel order"),
      order("Cancelled"),
      { do: "open", path },
      ...takeAll,
      { do: "expectVisible", target: { role: "link", name: `Cart, ${stock} items`, exact: true } },
    ],
  };
}
