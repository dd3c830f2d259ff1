import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const candle = { link: "/products/1", title: "Candle", price: 9.5, currency: "EUR", stock: 3 };
const open = async () => ({ ...(await import("@/lib/commerce/cart")), ...(await import("@/lib/commerce/orders")) });

test("the same item has one line, and counts and costs add up", async () => {
  const { addToCart, cart, countItems, formatTotal, mostOf } = await open();
  addToCart(candle);
  addToCart({ ...candle, link: "/products/2", price: 2, stock: null }, 3);
  addToCart(candle, 2);
  expect(cart.all().map(({ link, quantity }) => [link, quantity])).toEqual([
    ["/products/2", 3],
    ["/products/1", 3],
  ]);
  expect(countItems(cart.all())).toBe(6);
  expect(countItems(cart.all(), candle.link)).toBe(3);
  expect(formatTotal(cart.all())).toBe("€34.50");
  expect(cart.all().map(mostOf)).toEqual([99, 3]);
});

test("stored lines without a price, a quantity or an address are dropped", async () => {
  const rows = [
    { ...candle, id: "a", quantity: 1 },
    { ...candle, id: "b", quantity: 0 },
    { ...candle, id: "c", quantity: 1, price: "x" },
    { id: "d" },
  ];
  localStorage.setItem("recipe-box/own.cart", JSON.stringify({ version: 1, rows }));
  expect((await open()).cart.all().map(({ id }) => id)).toEqual(["a"]);
});

test("an order keeps what was in the cart, and empties it", async () => {
  const { addToCart, cart, orders, placeOrder } = await open();
  addToCart(candle, 2);
  const order = placeOrder(cart.all(), { name: "Robin", email: "r@example.com", address: "Here 1", payment: "PayPal" });
  expect(cart.all()).toEqual([]);
  expect(orders.all()).toEqual([order]);
  expect(order).toMatchObject({ title: `Order ${order.number}`, status: "Placed", amount: 19 });
  expect(order.details).toContainEqual({ label: "Candle", value: "2 × €9.50" });
  expect(order.details).toContainEqual({ label: "Total", value: "€19.00" });
});

test("a row without a price is not for sale; one with a price keeps its stock", async () => {
  const { itemOf } = await open();
  const { recipes } = await import("@/entities/recipes");
  const [chicken, curry] = recipes.rows.all();
  if (chicken === undefined || curry === undefined) throw new Error("The kit's app has these samples.");
  expect(itemOf({ entity: recipes, row: chicken, price: "price" })).toBe(null);
  expect(itemOf({ entity: recipes, row: curry, price: "price", stock: "servings" })).toEqual({
    link: "/recipes/recipe-2",
    title: "Chickpea curry",
    price: 6.5,
    currency: "EUR",
    stock: 4,
  });
});

const robin = { name: "Robin", email: "r@example.com", address: "Here 1", payment: "PayPal" };

async function openStocked() {
  const { recipes } = await import("@/entities/recipes");
  const { stockOf, shortLine } = await import("@/lib/commerce/stock");
  const curry = { ...candle, link: "/recipes/recipe-2", stock: 4 };
  const servings = () => recipes.rows.all().map(({ servings: count }) => count);
  return { ...(await open()), stocks: [stockOf(recipes, "servings")], shortLine, curry, servings };
}

test("an order lowers the stock of what was bought by as many, and of nothing else; cancelled it puts them back once", async () => {
  const { addToCart, cart, placeOrder, cancelOrder, orders, stocks, curry, servings } = await openStocked();
  const before = servings();
  addToCart(curry, 3);
  placeOrder(cart.all(), robin, stocks);
  expect(servings()).toEqual(before.map((count, index) => (index === 1 ? 1 : count)));
  for (let time = 0; time < 2; time += 1) for (const order of orders.all()) cancelOrder(order, stocks);
  expect(servings()).toEqual(before);
});

test("a line with more than is left is short, and a stock is never below zero", async () => {
  const { shortLine, stocks, curry, servings } = await openStocked();
  expect(shortLine(stocks, [{ link: curry.link, quantity: 4 }])).toBe(null);
  expect(shortLine(stocks, [{ link: curry.link, quantity: 5 }])).toMatchObject({ left: 4 });
  expect(shortLine(stocks, [{ link: "/elsewhere/1", quantity: 50 }])).toBe(null);
  stocks[0]?.change(curry.link, -9);
  expect(servings()[1]).toBe(0);
});
