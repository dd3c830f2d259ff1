import { date, flag, money, paragraph, title } from "../../field.ts";
import { chartOf, sum, type Thing } from "../../thing.ts";

/** What is being saved for. */
export const savingsGoal: Thing = {
  one: "savings goal",
  many: "savings goals",
  words: ["saving", "saving goal", "saving pot", "fund"],
  apps: ["savings tracker", "savings app", "savings planner", "saving tracker"],
  icon: "Landmark",
  view: "cards",
  hue: 172,
  tagline: "What you save for, and how far it is",
  fields: [
    title("Name", { words: ["goal", "title", "what"], placeholder: "New bicycle" }),
    money("Target", { words: ["amount", "goal amount", "target amount", "price", "total"], required: true, presence: "always" }),
    money("Saved", { words: ["current", "saved so far", "balance", "current amount", "saved amount"], presence: "always" }),
    date("By when", { words: ["deadline", "target date", "due date", "date"] }),
    flag("Reached", { verb: "Mark as reached", on: "Reached", off: "Still saving" }, { words: ["done", "completed", "achieved"] }),
    paragraph("Notes", { words: ["note", "reason", "why", "comment"] }),
  ],
  rows: [
    ["New bicycle", 1400, 860, 90, false, "The green one with the basket."],
    ["Autumn in Kyoto", 2900, 1250, 220, false, ""],
    ["Rainy days", 5000, 3200, null, false, "Three months of rent."],
    ["Washing machine", 620, 620, -14, true, "Bought in the sale."],
    ["Guitar lessons", 360, 120, 60, false, "Ten lessons."],
    ["Wedding present", 250, 200, 35, false, "Together with Priya."],
    ["New glasses", 420, 300, 50, false, ""],
    ["Garden bench", 280, 280, -60, true, ""],
  ],
  figures: [sum("saved", "Saved in all"), sum("target", "Wanted in all"), chartOf("reached", "Reached", "ring")],
};
