import { choice, flag, number, reference, title } from "../../field.ts";
import { chartOf, count, type Thing } from "../../thing.ts";

/** What goes into the suitcase. */
export const packingItem: Thing = {
  one: "packing item",
  many: "packing items",
  words: ["luggage item", "gear item"],
  apps: ["packing list", "packing checklist", "luggage list", "packing"],
  icon: "Luggage",
  view: "list",
  hue: 188,
  tagline: "Nothing forgotten, nothing twice",
  pageTitle: "Packing list",
  fields: [
    title("Item", { words: ["name", "thing", "what"], placeholder: "Rain jacket" }),
    number("Quantity", { words: ["amount", "how many", "count", "number"], min: 1 }),
    choice("Category", ["Clothes", "Toiletries", "Documents", "Electronics", "Food", "Other"], {
      words: ["type", "bag", "group", "section"],
    }),
    flag(
      "Packed",
      { verb: "Mark as packed", on: "Packed", off: "To pack" },
      { presence: "always", words: ["is packed", "done", "checked"] },
    ),
    reference("Trip", "trip", { presence: "named" }),
    number("Weight", { presence: "named", unit: "g" }),
  ],
  rows: [
    ["Rain jacket", 1, "Clothes", true, "Coast walk", 350],
    ["T-shirts", 5, "Clothes", false, "Spring in Lisbon", 800],
    ["Walking shoes", 1, "Clothes", true, "Coast walk", 900],
    ["Toothbrush", 1, "Toiletries", false, "Spring in Lisbon", 40],
    ["Sun cream", 1, "Toiletries", false, "Spring in Lisbon", 200],
    ["Passport", 1, "Documents", true, "Family visit", 60],
    ["Tickets", 2, "Documents", true, "Spring in Lisbon", 10],
    ["Phone charger", 1, "Electronics", false, "Family visit", 120],
    ["Head torch", 1, "Electronics", false, "Coast walk", 90],
    ["Nuts and dried fruit", 2, "Food", false, "Coast walk", 400],
  ],
  figures: [count("Things to take"), chartOf("packed", "Packed and to pack", "ring")],
};
