import { choice, date, flag, number, paragraph, text, title } from "../../field.ts";
import { chartOf, count, type Thing } from "../../thing.ts";

/** Medicines and how to take them. */
export const medication: Thing = {
  one: "medication",
  many: "medications",
  words: ["medicine", "pill", "drug", "prescription", "supplement", "vitamin"],
  apps: [
    "medication tracker",
    "pill tracker",
    "medicine cabinet",
    "medication log",
    "medication list",
    "pill reminder",
    "medication reminder",
  ],
  icon: "Pill",
  view: "list",
  hue: 192,
  tagline: "What to take, when, and how much is left",
  fields: [
    title("Name", { words: ["medication", "medicine", "title", "drug"], placeholder: "Vitamin D" }),
    text("Dose", { words: ["dosage", "amount", "strength"] }),
    choice("When", ["Morning", "Noon", "Evening", "As needed"], { words: ["time", "time of day", "schedule", "frequency", "how often"] }),
    flag(
      "Taken today",
      { verb: "Mark as taken", on: "Taken today", off: "Not yet taken" },
      { presence: "always", words: ["taken", "done"] },
    ),
    number("Left", { words: ["stock", "remaining", "quantity", "supply", "pills left", "count"], unit: "tablets" }),
    date("Refill by", { words: ["refill", "refill date", "expiry date", "expiration date", "end date", "expiry"] }),
    paragraph("Notes", { words: ["note", "instruction", "side effect", "comment"] }),
    text("Prescribed by", { presence: "named", words: ["doctor", "prescriber"] }),
    text("For", { presence: "named", words: ["patient", "person", "who"] }),
  ],
  rows: [
    ["Vitamin D", "1 tablet", "Morning", true, 42, 40, "With breakfast.", "Dr. Osei", "Amara"],
    ["Allergy tablet", "10 mg", "Evening", false, 12, 11, "Makes a little sleepy.", "Dr. Osei", "Jonas"],
    ["Iron", "50 mg", "Morning", true, 25, 24, "Not together with coffee.", "Dr. Nair", "Amara"],
    ["Blood pressure tablet", "5 mg", "Morning", true, 60, 58, "Measure before taking.", "Dr. Weber", "Grandmother"],
    ["Eye drops", "2 drops", "Evening", false, 1, 20, "Discard four weeks after opening.", "Dr. Haddad", "Jonas"],
    ["Painkiller", "400 mg", "As needed", false, 16, 200, "No more than three a day.", "", "Family"],
    ["Magnesium", "1 sachet", "Evening", false, 9, 9, "In a glass of water.", "", "Mateo"],
    ["Nasal spray", "1 puff", "As needed", false, 1, 90, "", "Dr. Osei", "Jonas"],
  ],
  figures: [count("Medications"), chartOf("taken-today", "Today", "ring")],
};
