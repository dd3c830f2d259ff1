import { date, money, paragraph, reference, text, title } from "../../field.ts";
import { chartSum, count, sum, type Thing } from "../../thing.ts";

/** Visits to the vet. */
export const vetVisit: Thing = {
  one: "vet visit",
  many: "vet visits",
  words: ["vet appointment", "veterinary visit", "vaccination"],
  apps: ["vet log", "vet record", "vet visit log"],
  icon: "Stethoscope",
  view: "table",
  hue: 178,
  tagline: "What the vet said, and what it cost",
  fields: [
    title("Reason", { words: ["name", "title", "purpose", "visit", "vaccine", "vaccination"], placeholder: "Yearly check" }),
    reference("Pet", "pet", { words: ["animal", "dog", "cat"] }),
    date("Date", { words: ["day", "when", "visit date"] }),
    text("Vet", { words: ["veterinarian", "doctor", "clinic"] }),
    money("Cost", { words: ["price", "fee", "amount"] }),
    date("Next visit", { words: ["follow-up", "next appointment", "due date", "next due"] }),
    paragraph("Notes", { words: ["note", "diagnosis", "treatment", "comment", "result"] }),
  ],
  rows: [
    ["Yearly check", "Biscuit", -20, "Dr. Nair", 65, 345, "All well, half a kilo lighter."],
    ["Vaccination", "Miso", -42, "Dr. Nair", 48, 323, "A little sleepy for a day."],
    ["Heart check", "Juno", -8, "Dr. Osei", 140, 82, "Keep the dose."],
    ["Claws", "Clover", -15, "Dr. Weber", 18, 45, ""],
    ["Dental cleaning", "Ottilie", -70, "Dr. Osei", 210, null, "One tooth removed."],
    ["Limping", "Biscuit", -110, "Dr. Nair", 95, null, "A thorn. Rest for a week."],
    ["Vaccination", "Juno", -165, "Dr. Osei", 52, 200, ""],
    ["Weight check", "Pepper", -5, "Dr. Weber", 12, 25, "More hay, fewer pellets."],
  ],
  figures: [count("Visits"), sum("cost", "Spent in all"), chartSum("cost", "date", "Costs by month", "line")],
};
