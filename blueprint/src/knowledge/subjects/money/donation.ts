import { choice, date, email, flag, money, paragraph, title } from "../../field.ts";
import { chartSum, count, sum, type Thing } from "../../thing.ts";

/** Donations given or received. */
export const donation: Thing = {
  one: "donation",
  many: "donations",
  words: ["gift of money", "contribution", "pledge"],
  apps: ["donation tracker", "fundraiser", "fundraising", "charity tracker", "donation log"],
  icon: "HeartHandshake",
  view: "table",
  hue: 330,
  tagline: "Who gave how much, and for what",
  fields: [
    title("Donor", { words: ["name", "person", "from", "who", "title"], placeholder: "Amara Okoye" }),
    money("Amount", { required: true, presence: "always", words: ["sum", "value"] }),
    date("Date", { words: ["day", "when", "received on"], required: true }),
    choice("Purpose", ["Garden", "School", "Library", "Emergency", "General"], {
      words: ["cause", "campaign", "project", "category", "for"],
    }),
    choice("How", ["Transfer", "Cash", "Card"], { words: ["method", "payment method"] }),
    flag(
      "Thanked",
      { verb: "Mark as thanked", on: "Thanked", off: "To thank" },
      { words: ["thank you sent", "acknowledged", "receipt sent"] },
    ),
    paragraph("Notes", { words: ["note", "comment", "message"] }),
    email("Email", { presence: "named" }),
  ],
  rows: [
    ["Amara Okoye", 50, -2, "Garden", "Transfer", true, "Every spring.", "amara.okoye@example.com"],
    ["Corner Bakery", 250, -6, "School", "Transfer", true, "For the summer fair.", "hello@example.com"],
    ["Kofi Mensah", 30, -9, "Library", "Cash", false, "", "kofi.mensah@example.com"],
    ["Anonymous", 100, -14, "Emergency", "Cash", false, "In the box at the door.", ""],
    ["Linden & Daughters", 500, -20, "Garden", "Transfer", true, "For the tool shed.", "office@example.com"],
    ["Mei Tanaka", 25, -27, "General", "Card", true, "", "mei.tanaka@example.com"],
    ["Yara Haddad", 40, -33, "Library", "Card", false, "Children's books.", "yara.haddad@example.com"],
    ["Old Mill Traders", 150, -41, "School", "Transfer", true, "", "team@example.com"],
    ["Jonas Weber", 20, -55, "General", "Cash", true, "", "jonas.weber@example.com"],
  ],
  figures: [
    sum("amount", "Given in all"),
    count("Donations"),
    chartSum("amount", "purpose", "By purpose"),
    chartSum("amount", "date", "By month", "line"),
  ],
};
