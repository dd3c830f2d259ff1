import { choice, date, flag, money, number, text, title } from "../../../field.ts";
import { chartSum, count, sum, type Thing } from "../../../thing.ts";

/** Medicines in the stock of a pharmacy. */
export const medicine: Thing = {
  one: "medicine",
  many: "medicines",
  words: [
    "medication",
    "drug",
    "pharmacy",
    "pharmacy item",
    "pharmacy inventory",
    "pharmacy product",
    "medical supply",
    "medicine stock",
    "pharmaceutical",
    "vaccine",
    "pharmacy stock",
  ],
  apps: [],
  icon: "Pill",
  view: "table",
  hue: 154,
  tagline: "What the pharmacy holds, and what runs out",
  fields: [
    title("Name", { words: ["medicine", "drug", "product", "medication"], placeholder: "Pain relief 400 mg" }),
    choice("Form", ["Tablets", "Capsules", "Syrup", "Ointment", "Injection", "Drops"], {
      words: ["type", "kind", "category", "dosage form"],
    }),
    number("In stock", { words: ["stock", "count", "quantity", "amount", "number", "units"], presence: "always" }),
    number("Reorder at", { words: ["minimum", "reorder level", "minimum stock", "threshold"] }),
    money("Price", { words: ["cost", "unit price", "selling price"] }),
    date("Expires on", { words: ["expiry", "expiry date", "expiration date", "best before"] }),
    choice("Status", ["Available", "Low", "Out of stock"], { words: ["state", "availability"] }),
    flag(
      "Prescription",
      { verb: "Require a prescription", on: "Prescription only", off: "Over the counter" },
      { words: ["prescription needed", "prescription required"] },
    ),
    text("Supplier", { words: ["vendor", "manufacturer", "producer"], presence: "named" }),
  ],
  rows: [
    ["Pain relief 400 mg", "Tablets", 320, 100, 6.5, 420, "Available", false, "Meridian Supply"],
    ["Antibiotic suspension", "Syrup", 48, 40, 14.2, 150, "Available", true, "Meridian Supply"],
    ["Blood pressure 5 mg", "Tablets", 210, 80, 11.9, 510, "Available", true, "Northside Pharma"],
    ["Insulin pen", "Injection", 26, 40, 32, 90, "Low", true, "Northside Pharma"],
    ["Allergy relief", "Tablets", 140, 60, 8.9, 640, "Available", false, "Meridian Supply"],
    ["Cough syrup", "Syrup", 0, 30, 7.4, 200, "Out of stock", false, "Green Valley Labs"],
    ["Zinc ointment", "Ointment", 75, 25, 5.2, 380, "Available", false, "Green Valley Labs"],
    ["Eye drops", "Drops", 18, 20, 9.6, 60, "Low", false, "Green Valley Labs"],
    ["Stomach protection", "Capsules", 160, 50, 12.5, 300, "Available", true, "Northside Pharma"],
    ["Flu vaccine", "Injection", 90, 50, 21, 120, "Available", true, "Northside Pharma"],
    ["Vitamin D drops", "Drops", 64, 30, 10.8, 450, "Available", false, "Meridian Supply"],
    ["Burn gel", "Ointment", 0, 15, 13.3, 240, "Out of stock", false, "Green Valley Labs"],
  ],
  figures: [count("Medicines"), sum("in-stock", "Units in stock"), chartSum("in-stock", "form", "Stock by form")],
};
