import { choice, date, flag, number, paragraph, reference, text, title } from "../../field.ts";
import { chartOf, count, type Thing } from "../../thing.ts";

/** Meals that are planned for days. */
export const meal: Thing = {
  one: "meal",
  many: "meals",
  words: ["dinner", "lunch", "breakfast", "menu"],
  apps: ["meal planner", "meal plan", "weekly menu", "menu planner", "dinner planner", "meal log", "food diary", "food log"],
  icon: "UtensilsCrossed",
  view: "cards",
  hue: 24,
  tagline: "What is for dinner, all week long",
  fields: [
    title("Meal", { words: ["name", "title", "dish", "food"], placeholder: "Mushroom risotto" }),
    date("Date", { words: ["day", "when"], presence: "always" }),
    choice("Time of day", ["Breakfast", "Lunch", "Dinner", "Snack"], { words: ["type", "meal type", "category", "kind", "course"] }),
    reference("Recipe", "recipe", { presence: "named" }),
    number("Servings", { unit: "servings", min: 1, words: ["portion", "serving"] }),
    flag("Cooked", { verb: "Mark as cooked", on: "Cooked", off: "Planned" }, { words: ["done", "eaten"] }),
    paragraph("Notes", { words: ["note", "comment"] }),
    number("Calories", { presence: "named", unit: "kcal", words: ["calorie", "kcal"] }),
    text("Cook", { presence: "named", words: ["who cooks", "who"] }),
  ],
  rows: [
    ["Porridge with apple", 0, "Breakfast", null, 2, true, "Toast the oats first.", 340, "Amara"],
    ["Minestrone", 0, "Dinner", "Minestrone", 4, false, "Double the amount and freeze half.", 280, "Jonas"],
    ["Black bean tacos", 1, "Dinner", "Black bean tacos", 4, false, "Buy limes.", 430, "Amara"],
    ["Leftover soup", 1, "Lunch", "Minestrone", 2, false, "", 280, "Jonas"],
    ["Miso salmon with greens", 2, "Dinner", "Miso salmon with greens", 2, false, "", 390, "Amara"],
    ["Shakshuka", 3, "Breakfast", "Shakshuka", 2, false, "With yesterday's bread.", 350, "Jonas"],
    ["Lemon roast chicken", 4, "Dinner", "Lemon roast chicken", 4, false, "Guests at seven.", 610, "Amara"],
    ["Green salad with eggs", -1, "Lunch", null, 2, true, "", 260, "Jonas"],
  ],
  figures: [count("Meals planned"), chartOf("time-of-day", "Meals by time of day", "ring")],
};
