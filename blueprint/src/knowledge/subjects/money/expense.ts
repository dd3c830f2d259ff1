import { choice, date, flag, money, paragraph, tags, text, title } from "../../field.ts";
import { chartSum, count, sum, type Thing } from "../../thing.ts";

const categories = ["Groceries", "Rent", "Transport", "Eating out", "Utilities", "Health", "Leisure", "Gifts"];

/** Money that went out. */
export const expense: Thing = {
  one: "expense",
  many: "expenses",
  words: ["spending", "cost", "outgoing", "bill", "expenditure", "transaction"],
  apps: [
    "expense tracker",
    "spending tracker",
    "expense manager",
    "money tracker",
    "finance tracker",
    "personal finance",
    "personal finance app",
  ],
  icon: "Wallet",
  view: "table",
  hue: 162,
  tagline: "Where the money goes, month by month",
  fields: [
    title("Description", { words: ["name", "title", "what", "item"], placeholder: "Weekly groceries" }),
    money("Amount", { required: true, presence: "always", words: ["price", "cost", "sum", "value", "total"] }),
    date("Date", { required: true, words: ["day", "when", "spent on"] }),
    choice("Category", categories, { words: ["type", "kind", "group"] }),
    choice("Paid with", ["Card", "Cash", "Transfer"], { words: ["payment method", "method", "account", "paid by"] }),
    paragraph("Notes", { presence: "named", words: ["note", "comment", "detail"] }),
    text("Shop", { presence: "named", words: ["merchant", "vendor", "payee", "store", "where"] }),
    flag(
      "Reimbursed",
      { verb: "Mark as reimbursed", on: "Reimbursed", off: "Not reimbursed" },
      { presence: "named", words: ["paid back"] },
    ),
    tags("Tags", ["Shared", "Work", "Yearly", "Holiday"], { presence: "named" }),
  ],
  rows: [
    ["Weekly groceries", 64.2, -1, "Groceries", "Card", "Fruit, bread and coffee.", "Green Market", false, []],
    ["Rent", 1150, -4, "Rent", "Transfer", "", "Landlord", false, ["Shared"]],
    ["Monthly train pass", 79, -5, "Transport", "Card", "", "Railway", false, ["Work"]],
    ["Dinner with Amara", 48.5, -8, "Eating out", "Card", "The new place by the canal.", "Canal Kitchen", false, []],
    ["Electricity", 72.3, -12, "Utilities", "Transfer", "", "City Power", false, ["Shared"]],
    ["Pharmacy", 18.9, -15, "Health", "Cash", "", "Park Pharmacy", false, []],
    ["Cinema tickets", 26, -19, "Leisure", "Card", "", "Old Town Cinema", false, ["Shared"]],
    ["Groceries for the party", 93.75, -27, "Groceries", "Card", "For twelve people.", "Green Market", true, ["Shared"]],
    ["Birthday present for Leo", 35, -33, "Gifts", "Cash", "", "Toy shop", false, []],
    ["Water and heating", 88.1, -41, "Utilities", "Transfer", "", "City Water", false, ["Shared"]],
    ["Bicycle repair", 54, -47, "Transport", "Card", "New chain and brake pads.", "Spoke & Wheel", false, []],
    ["Concert", 62, -58, "Leisure", "Card", "", "Riverside Hall", false, []],
  ],
  figures: [
    sum("amount", "Spent in all"),
    count("Expenses"),
    chartSum("amount", "category", "Spent by category"),
    chartSum("amount", "date", "Spent by month", "line"),
  ],
};
