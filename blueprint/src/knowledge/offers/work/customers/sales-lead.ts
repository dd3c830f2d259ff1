import { choice, date, email, money, percent, phone, text, title } from "../../../field.ts";
import { chartOf, chartSum, count, sum, type Thing } from "../../../thing.ts";

/** Leads of a sales team. */
export const salesLead: Thing = {
  one: "sales lead",
  many: "sales leads",
  words: ["lead", "prospect", "sales opportunity", "potential customer", "sales deal", "sale opportunity", "sales pipeline"],
  apps: [],
  icon: "Target",
  view: "table",
  hue: 10,
  tagline: "Who may buy, how likely that is, and what comes next",
  fields: [
    title("Name", { words: ["company", "lead", "prospect", "title", "customer"], placeholder: "Riverside Hotel" }),
    text("Contact person", { words: ["contact", "person"] }),
    choice("Source", ["Website", "Fair", "Recommendation", "Call", "Advert"], { words: ["channel", "origin", "from", "lead source"] }),
    choice("Stage", ["New", "Contacted", "Offer sent", "Negotiation", "Won", "Lost"], { words: ["status", "state", "phase"] }),
    money("Value", { words: ["deal value", "worth", "amount", "revenue", "expected revenue"] }),
    percent("Chance", { words: ["probability", "likelihood", "score"] }),
    text("Salesperson", { words: ["owner", "assigned to", "agent", "responsible", "sales rep"] }),
    date("Next step on", { words: ["follow-up", "next contact", "next step", "follow-up date", "due date"] }),
    email("Email", { words: ["e-mail", "mail"], presence: "named" }),
    phone("Phone", { words: ["telephone", "phone number"], presence: "named" }),
  ],
  rows: [
    ["Riverside Hotel", "Ines Carvalho", "Fair", "Negotiation", 18500, 70, "Lena", 2, "ines@example.com", "+1 555 0191"],
    ["The print shop on Mill Street", "Paul Nowak", "Website", "New", 2400, 15, "Kofi", 1, "paul@example.com", "+1 555 0192"],
    ["Orchard nursery school", "Clara Jonsson", "Recommendation", "Offer sent", 6200, 50, "Lena", 4, "clara.j@example.com", "+1 555 0193"],
    ["Town library", "Ben Carter", "Call", "Contacted", 9800, 30, "Helen", 3, "ben@example.com", "+1 555 0194"],
    ["Hillside dairy", "Nina Petrov", "Advert", "New", 4100, 20, "Kofi", 5, "nina@example.com", "+1 555 0195"],
    ["Canal boat rentals", "Samir Aziz", "Website", "Won", 7300, 100, "Helen", null, "samir@example.com", "+1 555 0196"],
    ["Old factory lofts", "Ida Lund", "Fair", "Offer sent", 32000, 45, "Lena", 6, "ida@example.com", "+1 555 0197"],
    ["Garden centre north", "Hugo Martin", "Recommendation", "Lost", 5600, 0, "Kofi", null, "hugo@example.com", "+1 555 0198"],
    ["Music school", "Lucía Ramos", "Call", "Negotiation", 8900, 65, "Helen", 2, "lucia@example.com", "+1 555 0199"],
    ["Bicycle workshop", "Emre Kaya", "Website", "Contacted", 3300, 25, "Kofi", 7, "emre@example.com", "+1 555 0190"],
    ["Harbour ferry office", "Sigrid Dahl", "Advert", "Won", 14200, 100, "Lena", null, "sigrid@example.com", "+1 555 0189"],
  ],
  figures: [count("Leads"), sum("value", "Value"), chartOf("stage", "Leads by stage"), chartSum("value", "source", "Value by source")],
};
