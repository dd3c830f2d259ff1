import { choice, money, paragraph, title } from "../../field.ts";
import { chartSum, count, sum, type Thing } from "../../thing.ts";

/** Budgets for what money is spent on. */
export const budget: Thing = {
  one: "budget",
  many: "budgets",
  words: ["envelope", "budget category", "spending limit"],
  apps: ["budget tracker", "budget planner", "budget app", "budgeting app", "household budget", "budgeting", "family budget", "budget"],
  icon: "ChartPie",
  view: "cards",
  hue: 164,
  tagline: "How much is planned for what",
  brings: ["expense"],
  fields: [
    title("Name", { words: ["category", "title", "budget"], placeholder: "Groceries" }),
    money("Limit", { words: ["amount", "budgeted", "planned", "budget", "monthly limit", "target"], required: true, presence: "always" }),
    choice("Period", ["Weekly", "Monthly", "Yearly"], { words: ["frequency", "interval"] }),
    choice("Kind", ["Needs", "Wishes", "Savings"], { words: ["type", "group"] }),
    paragraph("Notes", { words: ["note", "comment"] }),
  ],
  rows: [
    ["Groceries", 380, "Monthly", "Needs", "Market on Saturdays."],
    ["Rent and heating", 1240, "Monthly", "Needs", ""],
    ["Transport", 110, "Monthly", "Needs", "Train pass and repairs."],
    ["Eating out", 120, "Monthly", "Wishes", "Twice a month."],
    ["Holidays", 1800, "Yearly", "Savings", "Two weeks in summer."],
    ["Gifts", 40, "Monthly", "Wishes", ""],
    ["Rainy days", 200, "Monthly", "Savings", "Standing order on the first."],
    ["Culture", 25, "Weekly", "Wishes", "Cinema, concerts, books."],
  ],
  figures: [count("Budgets"), sum("limit", "Planned in all"), chartSum("limit", "kind", "Planned by kind", "ring")],
};
