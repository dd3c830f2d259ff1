import { choice, date, flag, lines, paragraph, percent, title } from "../../field.ts";
import { average, chartOf, count, type Thing } from "../../thing.ts";

/** Goals and how far they are. */
export const goal: Thing = {
  one: "goal",
  many: "goals",
  words: ["objective", "milestone", "resolution", "okr", "target"],
  apps: ["goal tracker", "goal setting", "goals app", "vision board", "okr tracker"],
  icon: "Target",
  view: "cards",
  hue: 340,
  tagline: "Where you want to get, and how far it still is",
  fields: [
    title("Goal", { words: ["name", "title", "objective"], placeholder: "Run ten kilometres" }),
    choice("Area", ["Health", "Work", "Learning", "Money", "People", "Home"], { words: ["category", "type", "group"] }),
    percent("Progress", { words: ["completion", "percent", "status"] }),
    date("By when", { words: ["deadline", "due date", "target date", "date", "due", "end date"] }),
    flag(
      "Reached",
      { verb: "Mark as reached", on: "Reached", off: "On the way" },
      { words: ["done", "completed", "achieved", "complete", "finished"] },
    ),
    lines("Steps", { words: ["step", "milestone", "action", "task"] }),
    paragraph("Why", { words: ["reason", "note", "notes", "motivation", "description"] }),
    choice("Priority", ["High", "Medium", "Low"], { presence: "named" }),
  ],
  rows: [
    [
      "Run ten kilometres",
      "Health",
      70,
      45,
      false,
      ["Three runs a week", "One long run on Sundays", "Harbour ten in May"],
      "To feel light again.",
      "High",
    ],
    [
      "Speak Portuguese at the market",
      "Learning",
      40,
      120,
      false,
      ["Twenty minutes a day", "A talk with Ana every Friday"],
      "For the spring in Lisbon.",
      "Medium",
    ],
    ["Three months of savings", "Money", 55, 200, false, ["Standing order on the first", "Sell the old bicycle"], "Sleep better.", "High"],
    ["Finish the kitchen", "Home", 80, 35, false, ["Tiles", "Lamp", "Paint the door"], "", "Medium"],
    ["Sunday lunch once a month", "People", 100, -10, true, ["Write the dates down"], "Family does not keep by itself.", "Low"],
    ["Show the new site", "Work", 65, 20, false, ["Photographs", "Prices", "Test on phones"], "", "High"],
    ["Read twelve books", "Learning", 50, 180, false, ["Ten pages a day"], "", "Low"],
    ["Swim outdoors", "Health", 100, -30, true, ["Find somebody to come along"], "", "Low"],
  ],
  figures: [
    count("Goals"),
    average("progress", "Average progress"),
    chartOf("area", "Goals by area"),
    chartOf("reached", "Reached", "ring"),
  ],
};
