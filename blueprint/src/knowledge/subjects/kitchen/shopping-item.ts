import { choice, flag, money, text, title } from "../../field.ts";
import { chartOf, count, type Thing } from "../../thing.ts";

const aisles = ["Fruit and vegetables", "Bakery", "Dairy and eggs", "Meat and fish", "Pantry", "Frozen", "Household"];

/** What is on a shopping list. */
export const shoppingItem: Thing = {
  one: "shopping item",
  many: "shopping items",
  words: ["grocery", "grocery item", "shopping list item", "purchase"],
  apps: ["shopping list", "grocery list", "groceries", "grocery app", "shopping app", "grocery shopping list"],
  icon: "ShoppingBasket",
  view: "list",
  hue: 145,
  tagline: "What to buy, ticked off as you go",
  pageTitle: "Shopping list",
  fields: [
    title("Item", { words: ["name", "product"], placeholder: "Oat milk" }),
    text("Quantity", { words: ["amount", "how many"], placeholder: "2 litres" }),
    choice("Aisle", aisles, { words: ["category", "section", "department", "type"] }),
    flag(
      "Bought",
      { verb: "Mark as bought", on: "Bought", off: "To buy" },
      { presence: "always", words: ["is bought", "checked", "purchased", "done", "got"] },
    ),
    money("Price", { presence: "named", words: ["cost"] }),
    text("Store", { presence: "named", words: ["shop", "supermarket"] }),
  ],
  rows: [
    ["Lemons", "4", "Fruit and vegetables", false, 1.6, "Market"],
    ["Spinach", "300 g", "Fruit and vegetables", false, 2.4, "Market"],
    ["Sourdough loaf", "1", "Bakery", true, 4.2, "Corner bakery"],
    ["Eggs", "12", "Dairy and eggs", false, 3.9, "Supermarket"],
    ["Oat milk", "2 litres", "Dairy and eggs", true, 3.8, "Supermarket"],
    ["Salmon fillets", "2", "Meat and fish", false, 9.5, "Fishmonger"],
    ["Basmati rice", "1 kg", "Pantry", false, 3.2, "Supermarket"],
    ["Chickpeas", "3 tins", "Pantry", true, 2.7, "Supermarket"],
    ["Frozen peas", "1 bag", "Frozen", false, 2.1, "Supermarket"],
    ["Washing-up liquid", "1 bottle", "Household", false, 2.9, "Supermarket"],
  ],
  figures: [count("Items on the list"), chartOf("bought", "Bought and to buy", "ring")],
};
