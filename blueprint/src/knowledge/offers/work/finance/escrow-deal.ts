import { choice, date, money, paragraph, text, title } from "../../../field.ts";
import { chartOf, chartSum, count, sum, type Thing } from "../../../thing.ts";

/** Deals whose money is held until delivery. */
export const escrowDeal: Thing = {
  one: "escrow deal",
  many: "escrow deals",
  words: [
    "escrow",
    "escrow transaction",
    "escrow payment",
    "escrow agreement",
    "escrow contract",
    "held payment",
    "secured deal",
    "escrow order",
  ],
  apps: [],
  icon: "Lock",
  view: "table",
  hue: 234,
  tagline: "Money that waits until both sides are content",
  fields: [
    title("Title", { words: ["name", "deal", "subject", "item"], placeholder: "Logo and letterhead" }),
    text("Buyer", { words: ["client", "customer", "payer"] }),
    text("Seller", { words: ["provider", "freelancer", "payee", "supplier"] }),
    money("Amount", { words: ["price", "sum", "value", "total"] }),
    money("Fee", { words: ["commission", "service fee", "charge"] }),
    date("Due on", { words: ["deadline", "delivery date", "due date", "release date"] }),
    choice("Status", ["Agreed", "Paid in", "Delivered", "Released", "In dispute", "Cancelled"], { words: ["state", "stage"] }),
    paragraph("Conditions", { words: ["terms", "agreement", "condition", "description", "note"] }),
    date("Agreed on", { words: ["date", "created", "start date"], presence: "named" }),
  ],
  rows: [
    ["Logo and letterhead", "Corner Bakery", "Mei Tanaka", 1200, 24, 6, "Paid in", "Three drafts, two rounds of changes.", -8],
    ["Used delivery van", "Old Mill Traders", "Station Garage", 8400, 126, 2, "Delivered", "Test drive and papers.", -12],
    ["Online shop", "Linden & Daughters", "Mateo Silva", 6500, 98, 30, "Paid in", "Half after the first working version.", -15],
    ["Forty oak chairs", "Riverside Café", "Jonas Weber", 5200, 78, -4, "Released", "Delivered and set up.", -60],
    ["Translation, 80 pages", "Northside Books", "Yara Haddad", 2300, 46, -2, "In dispute", "Proofread by a second reader.", -28],
    ["Product photographs", "Green Valley Farm", "Lena Bergström", 1750, 35, 9, "Agreed", "Fifty pictures on white.", -1],
    ["Web address and name", "Blue Door Gallery", "A private owner", 900, 18, -9, "Cancelled", "Transfer within ten days.", -24],
    ["Bookkeeping for a year", "Harbour Studio", "Kofi Mensah", 4800, 72, 14, "Paid in", "Released month by month.", -40],
    ["Espresso machine", "Riverside Café", "Meridian Supply", 3100, 62, -1, "Delivered", "Two weeks on trial.", -18],
    ["Garden plan", "Orchard nursery school", "Tomás Rivera", 1400, 28, -16, "Released", "Plan, plants and cost list.", -45],
  ],
  figures: [
    count("Deals"),
    sum("amount", "Held or moved"),
    chartOf("status", "Deals by status", "ring"),
    chartSum("amount", "status", "Amount by status"),
  ],
};
