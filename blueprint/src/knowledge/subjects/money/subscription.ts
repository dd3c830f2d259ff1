import { choice, date, flag, money, paragraph, title } from "../../field.ts";
import { chartSum, count, sum, type Thing } from "../../thing.ts";

/** Subscriptions that cost money every month. */
export const subscription: Thing = {
  one: "subscription",
  many: "subscriptions",
  words: ["membership", "recurring payment", "recurring bill", "recurring expense"],
  apps: ["subscription tracker", "subscription manager", "subscriptions"],
  icon: "CalendarSync",
  view: "table",
  hue: 268,
  tagline: "What renews when, and what it adds up to",
  fields: [
    title("Name", { words: ["service", "title", "subscription"], placeholder: "Film streaming" }),
    money("Price", { words: ["cost", "amount", "fee", "monthly cost"], required: true, presence: "always" }),
    choice("Billed", ["Monthly", "Yearly", "Weekly"], { words: ["billing cycle", "frequency", "cycle", "period", "interval", "billing"] }),
    date("Renews on", { words: ["renewal date", "next payment", "renewal", "due date", "next billing date", "date", "next renewal"] }),
    choice("Category", ["Entertainment", "Work", "Health", "News", "Household"], { words: ["type", "kind"] }),
    flag("Cancelled", { verb: "Mark as cancelled", on: "Cancelled", off: "Active" }, { words: ["active", "canceled", "status"] }),
    paragraph("Notes", { presence: "named", words: ["note", "comment"] }),
    choice("Paid with", ["Card", "Transfer", "Phone bill"], { presence: "named", words: ["payment method", "account"] }),
  ],
  rows: [
    ["Film streaming", 12.9, "Monthly", 6, "Entertainment", false, "Shared with Lena.", "Card"],
    ["Music for the family", 16.9, "Monthly", 12, "Entertainment", false, "", "Card"],
    ["Daily newspaper", 24, "Monthly", 20, "News", false, "Weekend on paper.", "Transfer"],
    ["Photo storage", 29, "Yearly", 140, "Work", false, "", "Card"],
    ["Swimming pool", 38, "Monthly", 3, "Health", false, "", "Transfer"],
    ["Design software", 22, "Monthly", 15, "Work", false, "", "Card"],
    ["Recipe box", 45, "Weekly", 2, "Household", true, "Cook ourselves again.", "Card"],
    ["Bicycle insurance", 84, "Yearly", 210, "Household", false, "", "Transfer"],
    ["Language lessons", 9.5, "Monthly", 9, "Work", true, "", "Phone bill"],
  ],
  figures: [count("Subscriptions"), sum("price", "Added up"), chartSum("price", "category", "Price by category")],
};
