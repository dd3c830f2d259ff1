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
import { ANYTHING, say } from "../../../project/words/say.ts";

/** How many of a thing can be in the cart at once, and be bought by one check. */
const STOCK_MAX = 99;

const follow = (name: string): CheckStep => press(name, { role: "link" });
const quantity = { role: "spinbutton", name: say.commerce.quantity(), exact: true } as const;
const heading = (name: string): CheckStep => ({ do: "expectVisible", target: { role: "heading", name, exact: true } });
const fillQuantity = (count: number): CheckStep => ({ do: "fill", target: quantity, value: String(count) });
const order = (text: string): CheckStep => ({
  do: "expectVisible",
  target: { role: "listitem", within: { role: "list", name: say.commerce.orders(), exact: true }, text },
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
    fill(say.commerce.fullName(), "Robin Vale"),
    fill(say.commerce.emailAddress(), "robin@example.com"),
    fill(firstBuy(context).delivers ? say.commerce.deliveryAddress() : say.commerce.billingAddress(), "12 Sample Street, Springfield"),
    ...cardSteps(say.commerce.placeOrder()),
    { do: "expectVisible", target: { role: "status", text: say.commerce.thankYouYourOrderIs() } },
  ];
}

/** Puts a sample into the cart and goes to the checkout. */
function toCheckout({ model }: FeatureContext<BuyFeature>, { index, title }: { index: number; title: string }): CheckStep[] {
  return [
    { do: "open", path: samplePath(model, index) },
    ...inRegion(say.commerce.buy({ title }), [press(say.commerce.addToCart()), follow(say.commerce.goToCart())]),
    follow(say.commerce.proceedToCheckout()),
  ];
}

function cartChecks(context: FeatureContext<BuyFeature>): FeatureCheck[] {
  const { feature, model } = context;
  const sample = soldSample(context, (stock) => typeof stock !== "number" || stock >= 3);
  if (sample === null) return [];
  const { title, price, index } = sample;
  const { currency } = priceOf(model, feature.price);
  const line = { role: "listitem", within: { role: "list", name: say.commerce.cart(), exact: true }, text: title } as const;
  return [
    {
      title: `${capitalise(model.entity.name.many)} can be put into a cart, counted there and taken out again`,
      steps: [
        { do: "open", path: samplePath(model, index) },
        ...inRegion(say.commerce.buy({ title }), [
          see(moneyShown(price, currency)),
          press(say.commerce.oneMore({ label: say.commerce.quantity() })),
          press(say.commerce.addToCart()),
        ]),
        { do: "expectVisible", target: { role: "status", text: say.commerce.addedToCart({ title }) } },
        ...inRegion(say.commerce.buy({ title }), [
          see(say.commerce.countInCart({ count: 2 })),
          { do: "expectValue", target: quantity, equals: "1" },
        ]),
        { do: "expectVisible", target: { role: "link", name: say.commerce.cartWith({ count: 2 }), exact: true } },
        { do: "reload" },
        follow(say.commerce.cartWith({ count: 2 })),
        heading(say.commerce.shoppingCart()),
        { do: "expectVisible", target: { ...line, text: moneyShown(price * 2, currency) } },
        { do: "expectVisible", target: { ...line, text: say.commerce.priceEach({ price: moneyShown(price, currency) }) } },
        press(say.commerce.oneMore({ label: say.commerce.quantityOf({ title }) })),
        { do: "expectVisible", target: { ...line, text: moneyShown(price * 3, currency) } },
        {
          do: "expectText",
          target: { role: "region", name: say.commerce.orderSummary() },
          contains: `3 × ${title} ${moneyShown(price * 3, currency)}`,
        },
        {
          do: "expectText",
          target: { role: "region", name: say.commerce.orderSummary() },
          contains: `${say.commerce.total()} ${moneyShown(price * 3, currency)}`,
        },
        { do: "expectVisible", target: { role: "link", name: say.commerce.continueShopping(), exact: true } },
        { do: "expectVisible", target: { role: "heading", name: say.commerce.summary(), exact: true } },
        press(say.commerce.oneLess({ label: say.commerce.quantityOf({ title }) })),
        {
          do: "expectText",
          target: { role: "region", name: say.commerce.orderSummary() },
          contains: `${say.commerce.total()} ${moneyShown(price * 2, currency)}`,
        },
        press(say.commerce.removeLine({ title })),
        { do: "expectVisible", target: { text: say.commerce.yourCartIsEmpty() } },
        see(say.commerce.addSomethingToItAnd()),
        { do: "expectVisible", target: { role: "link", name: say.commerce.startShopping(), exact: true } },
        { do: "click", target: undoButton(say.commerce.removedFromCart({ title })) },
        { do: "expectVisible", target: { role: "link", name: say.commerce.cartWith({ count: 2 }), exact: true } },
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
      { do: "open", path: "/my-orders" },
      see(say.commerce.whatYouOrderIsListed()),
      ...toCheckout(context, sample),
      heading(say.commerce.checkout()),
      { do: "expectVisible", target: { role: "form", name: say.commerce.checkout(), exact: true } },
      { do: "expectVisible", target: { role: "link", name: say.commerce.shoppingCart(), exact: true } },
      press(say.commerce.placeOrder()),
      see(say.commerce.enterYourName()),
      see(say.commerce.enterYourEMailAddress()),
      see(say.general.missing({ label: firstBuy(context).delivers ? say.commerce.deliveryAddress() : say.commerce.billingAddress() })),
      see(say.general.missing({ label: say.commerce.cardNumber() })),
      {
        do: "expectText",
        target: { role: "region", name: say.commerce.orderSummary() },
        contains: `${say.commerce.total()} ${moneyShown(price, currency)}`,
      },
      { do: "expectVisible", target: { role: "link", name: say.commerce.editCart(), exact: true } },
      ...checkoutSteps(context),
      see(say.commerce.orderNumber({ number: ANYTHING })),
      ...[
        say.commerce.cardEnding({ digits: "4242" }),
        `${say.commerce.name()} Robin Vale`,
        `${say.commerce.email()} robin@example.com`,
        "12 Sample Street, Springfield",
        title,
      ].map((text): CheckStep => ({ do: "expectVisible", target: { role: "region", name: say.commerce.order(), exact: true, text } })),
      download(say.commerce.download({ called: say.commerce.receipt() }), { ending: ".html", contains: "Robin Vale" }),
      { do: "reload" },
      follow(say.commerce.myOrders()),
      order(say.commerce.placed()),
      { do: "expectVisible", target: { role: "link", name: say.commerce.cartWith({ count: 0 }), exact: true } },
      press(say.commerce.cancelOrder()),
      order(say.commerce.cancelled()),
      { do: "reload" },
      order(say.commerce.cancelled()),
      { do: "expectHidden", target: { role: "button", name: say.commerce.cancelOrder(), exact: true } },
      follow(say.commerce.viewOrder()),
      see(say.commerce.thisOrderIsCancelled()),
      see(say.commerce.nothingWillBeCharged()),
    ],
  };
}

/** What is in the cart already gets one more from the list. */
function fromListSteps({ project, model }: FeatureContext<BuyFeature>, title: string): CheckStep[] {
  const place = placeOf(project, model);
  if (place === null) return [];
  return [
    { do: "open", path: place.home },
    press(`${say.commerce.inCart({ count: 2 })}, ${title}`),
    { do: "expectVisible", target: { role: "button", name: `${say.commerce.inCart({ count: 3 })}, ${title}`, exact: true } },
    { do: "expectVisible", target: { role: "link", name: say.commerce.cartWith({ count: 3 }), exact: true } },
  ];
}

/** Whether what is there of another thing is still there. */
function otherSteps({ project, feature, model }: FeatureContext<BuyFeature>, bought: number): CheckStep[] {
  const other = pricedSample(project, model, { price: feature.price, isFit: (row) => model.rows.indexOf(row) > bought });
  const stock = other === null ? undefined : model.rows[other.index]?.[stockOf(model)?.id ?? ""];
  if (other === null || typeof stock !== "number" || stock < 1 || stock > STOCK_MAX) return [];
  const region = say.commerce.buy({ title: other.title });
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
  const region = say.commerce.buy({ title });
  const soldOut: CheckStep = { do: "expectVisible", target: { role: "region", name: region, exact: true, text: say.commerce.soldOut() } };
  const takeAll = inRegion(region, [fillQuantity(stock), press(say.commerce.addToCart()), see(say.commerce.allThatIsLeftIs())]);
  return {
    title: `An order lowers the ${field.label.toLowerCase()} of the ${model.entity.name.one} that was bought; with none left it is sold out, and a cancelled order puts it back`,
    steps: [
      { do: "open", path },
      ...takeAll,
      ...inRegion(region, [follow(say.commerce.goToCart())]),
      follow(say.commerce.proceedToCheckout()),
      ...checkoutSteps(context),
      { do: "open", path },
      soldOut,
      ...otherSteps(context, index),
      { do: "open", path: "/my-orders" },
      press(say.commerce.cancelOrder()),
      order(say.commerce.cancelled()),
      { do: "open", path },
      ...takeAll,
      { do: "expectVisible", target: { role: "link", name: say.commerce.cartWith({ count: stock }), exact: true } },
    ],
  };
}
