import { choice, date, money, paragraph, reference, title } from "../../field.ts";
import { chartSum, sum, type Thing } from "../../thing.ts";

/** Payments received. */
export const payment: Thing = {
  one: "payment",
  many: "payments",
  words: ["instalment", "installment", "deposit", "rent payment"],
  apps: ["payment tracker", "payment log", "rent tracker"],
  icon: "HandCoins",
  view: "table",
  hue: 152,
  tagline: "What has been paid, when and how",
  fields: [
    title("Reference", { words: ["name", "title", "description", "number", "payment"], placeholder: "Transfer for 2024-029" }),
    reference("Invoice", "invoice", { words: ["bill", "for"] }),
    reference("Client", "client", { words: ["customer", "payer", "from", "who"], presence: "usual" }),
    money("Amount", { required: true, presence: "always", words: ["sum", "total", "value"] }),
    date("Paid on", { words: ["date", "payment date", "received on", "day"], required: true, presence: "always" }),
    choice("Method", ["Transfer", "Card", "Cash"], { words: ["payment method", "type", "how"] }),
    reference("Tenant", "tenant", { presence: "named" }),
    paragraph("Notes", { presence: "named", words: ["note", "comment"] }),
  ],
  rows: [
    ["Transfer for 2024-029", "2024-029", "Northside Books", 900, -8, "Transfer", "Amara Okoye", ""],
    ["Card payment", "2024-027", "Atlas Physiotherapy", 1280, -30, "Card", "Jonas Weber", ""],
    ["Cash at the market", "2024-026", "Green Valley Farm", 450, -38, "Cash", "Mei Tanaka", "Receipt given."],
    ["Transfer for 2024-025", "2024-025", "Corner Bakery", 380, -60, "Transfer", "Kofi Mensah", ""],
    ["First instalment", "2024-028", "Linden & Daughters", 1000, -15, "Transfer", "Yara Haddad", "Rest at the end of the month."],
    ["Transfer for 2024-024", "2024-024", "Northside Books", 1150, -70, "Transfer", "Lena Bergström", ""],
    ["Deposit", "2024-031", "Harbour Studio", 800, -4, "Transfer", "Daniel Osei", ""],
    ["Part payment", "2024-030", "Corner Bakery", 300, -2, "Card", "Priya Nair", ""],
  ],
  figures: [sum("amount", "Received in all"), chartSum("amount", "paid-on", "Received by month", "line")],
};
