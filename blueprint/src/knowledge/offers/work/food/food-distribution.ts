import { choice, date, number, paragraph, reference, time, title } from "../../../field.ts";
import { chartOf, count, sum, type Thing } from "../../../thing.ts";

/** Hours at which food is handed out. */
export const foodDistribution: Thing = {
  one: "food distribution",
  many: "food distributions",
  words: [
    "distribution",
    "food bank",
    "distribution point",
    "food pantry",
    "meal distribution",
    "food delivery run",
    "food handout",
    "distribution record",
    "food distribution point",
  ],
  apps: [],
  icon: "HandPlatter",
  view: "table",
  hue: 78,
  tagline: "Where food is handed out, when, and to how many",
  fields: [
    title("Place", { words: ["name", "title", "location", "where", "distribution point"], placeholder: "Parish hall" }),
    date("Date", { words: ["day", "when"], presence: "always" }),
    time("Starts at", { words: ["time", "start time", "from", "hour"] }),
    number("Households", { words: ["families", "recipients", "people", "beneficiaries"] }),
    number("Food", { words: ["weight", "quantity", "amount", "kilos"], unit: "kg" }),
    number("Helpers", { words: ["volunteers", "staff"] }),
    choice("Status", ["Planned", "Running", "Done", "Cancelled"], { words: ["state"] }),
    reference("Main food", "food donation", { words: ["food donation", "donation", "source", "item"] }),
    paragraph("Notes", { words: ["note", "comment", "remark"], presence: "named" }),
  ],
  rows: [
    ["Parish hall", 1, "10:00", 64, 310, 9, "Planned", "Apples with spots", ""],
    ["Youth centre", 1, "16:00", 38, 140, 5, "Planned", "Bread from yesterday", ""],
    ["Station mission", 0, "18:00", 85, 95, 6, "Running", "Vegetable stew", "Warm meals only."],
    ["Eastbrook school", 3, "14:00", 51, 220, 7, "Planned", "Carrots, crooked", ""],
    ["Northgate community room", -1, "11:00", 73, 340, 8, "Done", "Rice and lentils", ""],
    ["Parish hall, last week", -6, "10:00", 61, 295, 9, "Done", "Rice and lentils", ""],
    ["Harbour kitchen", -2, "17:30", 47, 62, 4, "Done", "Soup of the day", ""],
    ["Mill Hill garden house", -3, "15:00", 22, 80, 3, "Cancelled", "Carrots, crooked", "Storm."],
    ["Youth centre, last week", -6, "16:00", 35, 128, 5, "Done", "Cheese ends", ""],
    ["Old Town library", 5, "13:00", 29, 105, 4, "Planned", "Pasta, dented boxes", ""],
  ],
  figures: [
    count("Distributions"),
    sum("households", "Households"),
    sum("food", "Kilos"),
    chartOf("status", "Distributions by status", "ring"),
  ],
};
