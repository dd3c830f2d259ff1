import { choice, date, money, paragraph, text, title } from "../../field.ts";
import { chartSum, sum, type Thing } from "../../thing.ts";

/** Money that came in. */
export const income: Thing = {
  one: "income",
  many: "income",
  words: ["earning", "revenue", "sale", "salary", "payout"],
  apps: ["income tracker", "earnings tracker", "sales tracker", "sales log"],
  icon: "PiggyBank",
  view: "table",
  hue: 150,
  tagline: "What comes in, and from where",
  fields: [
    title("Description", { words: ["name", "title", "what"], placeholder: "Monthly salary" }),
    money("Amount", { required: true, presence: "always", words: ["sum", "value", "total", "price"] }),
    date("Date", { required: true, words: ["day", "when", "received on"] }),
    choice("Source", ["Salary", "Freelance", "Rent", "Interest", "Sale", "Gift"], { words: ["category", "type", "kind", "from"] }),
    text("From", { words: ["payer", "client", "customer", "who", "employer"] }),
    paragraph("Notes", { presence: "named", words: ["note", "comment"] }),
  ],
  rows: [
    ["Monthly salary", 2850, -3, "Salary", "Meridian Supply", ""],
    ["Logo for a bakery", 620, -9, "Freelance", "Corner Bakery", "Half in advance."],
    ["Room in the attic", 480, -12, "Rent", "Mei Tanaka", ""],
    ["Old bicycle", 130, -17, "Sale", "Flea market", ""],
    ["Monthly salary", 2850, -34, "Salary", "Meridian Supply", ""],
    ["Illustrations", 900, -40, "Freelance", "Northside Books", "Six drawings."],
    ["Room in the attic", 480, -43, "Rent", "Mei Tanaka", ""],
    ["Savings interest", 22.4, -61, "Interest", "Town Bank", ""],
    ["Monthly salary", 2850, -64, "Salary", "Meridian Supply", ""],
  ],
  figures: [
    sum("amount", "Income in all"),
    chartSum("amount", "source", "Income by source"),
    chartSum("amount", "date", "Income by month", "line"),
  ],
};
