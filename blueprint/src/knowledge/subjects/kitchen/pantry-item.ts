import { choice, date, flag, text, title } from "../../field.ts";
import { chartOf, count, type Thing } from "../../thing.ts";

/** What is in the pantry, and until when it keeps. */
export const pantryItem: Thing = {
  one: "pantry item",
  many: "pantry items",
  words: ["ingredient", "food item", "food", "supply", "provision"],
  apps: [
    "pantry",
    "pantry tracker",
    "fridge tracker",
    "freezer inventory",
    "food inventory",
    "pantry inventory",
    "fridge inventory",
    "freezer",
  ],
  icon: "Refrigerator",
  view: "table",
  hue: 130,
  tagline: "What is in the house, and what to use first",
  pageTitle: "Pantry",
  fields: [
    title("Name", { words: ["item", "ingredient", "product", "food"], placeholder: "Red lentils" }),
    text("Quantity", { words: ["amount", "how much", "stock"], placeholder: "1 kg" }),
    choice("Kept in", ["Pantry", "Fridge", "Freezer", "Cellar"], { words: ["location", "place", "storage", "where"] }),
    choice("Category", ["Grains", "Tins", "Vegetables", "Dairy", "Spices", "Meat and fish"], { words: ["type", "kind", "group"] }),
    date("Best before", { words: ["expiry date", "expiration date", "expiry", "use by", "expires", "date", "expires on"] }),
    flag(
      "Running low",
      { verb: "Mark as running low", on: "Running low", off: "Enough" },
      { words: ["low", "out of stock", "low stock", "used up"] },
    ),
  ],
  rows: [
    ["Red lentils", "1 kg", "Pantry", "Grains", 210, false],
    ["Chopped tomatoes", "4 tins", "Pantry", "Tins", 480, false],
    ["Basmati rice", "500 g", "Pantry", "Grains", 300, true],
    ["Yoghurt", "2 cups", "Fridge", "Dairy", 6, false],
    ["Spinach", "1 bag", "Fridge", "Vegetables", 2, false],
    ["Smoked paprika", "1 jar", "Pantry", "Spices", 365, true],
    ["Salmon fillets", "4", "Freezer", "Meat and fish", 75, false],
    ["Peas", "1 bag", "Freezer", "Vegetables", 160, false],
    ["Potatoes", "3 kg", "Cellar", "Vegetables", 25, false],
    ["Oats", "200 g", "Pantry", "Grains", 120, true],
  ],
  figures: [count("Things in stock"), chartOf("kept-in", "By place", "ring")],
};
