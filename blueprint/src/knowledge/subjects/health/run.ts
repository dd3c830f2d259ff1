import { choice, date, duration, number, paragraph, rating, text, title } from "../../field.ts";
import { chartSum, count, sum, type Thing } from "../../thing.ts";

/** Runs and races. */
export const run: Thing = {
  one: "run",
  many: "runs",
  words: ["race", "jog", "running session", "marathon", "ride", "bike ride", "swim"],
  apps: ["running log", "run tracker", "running tracker", "running diary", "race log", "running app"],
  icon: "Footprints",
  view: "table",
  hue: 10,
  tagline: "Distances, times, and how it felt",
  fields: [
    title("Name", { words: ["title", "run", "race", "route", "event"], placeholder: "Harbour ten" }),
    date("Date", { words: ["day", "when"], required: true }),
    number("Distance", { unit: "km", words: ["length", "kilometre", "kilometer", "mile", "how far"] }),
    duration("Time", { words: ["duration", "finish time", "result"] }),
    choice("Kind", ["Easy", "Long", "Intervals", "Race"], { words: ["type", "category"] }),
    rating("Feeling", { words: ["rating", "how it felt", "mood", "score"] }),
    paragraph("Notes", { words: ["note", "comment"] }),
    number("Heart rate", { presence: "named", unit: "bpm", words: ["pulse", "average heart rate"] }),
    text("Pace", { presence: "named", words: ["speed"] }),
    number("Place", { presence: "named", words: ["position", "rank", "placement"] }),
    text("Shoes", { presence: "named", words: ["shoe", "gear"] }),
  ],
  rows: [
    ["River loop", -1, 5.4, 35, "Easy", 4, "Cool and quiet.", 138, "6:28", null, "Blue pair"],
    ["Track intervals", -3, 7.1, 42, "Intervals", 3, "Six times 400 metres.", 161, "5:55", null, "Light pair"],
    ["Sunday long run", -7, 16.2, 105, "Long", 4, "Last four kilometres into the wind.", 145, "6:29", null, "Blue pair"],
    ["Harbour ten", -14, 10, 52, "Race", 5, "Best time by a minute.", 172, "5:12", 84, "Light pair"],
    ["Recovery jog", -16, 4.2, 30, "Easy", 3, "Heavy legs.", 130, "7:08", null, "Blue pair"],
    ["Hill wood", -20, 8.8, 61, "Easy", 4, "Mud, roots and a deer.", 149, "6:56", null, "Trail pair"],
    ["Old town half", -45, 21.1, 118, "Race", 5, "Steady to the end.", 168, "5:36", 212, "Light pair"],
    ["Long run with Mateo", -52, 18, 116, "Long", 4, "Talked the whole way.", 143, "6:27", null, "Blue pair"],
  ],
  figures: [count("Runs"), sum("distance", "Kilometres"), chartSum("distance", "date", "Kilometres by month", "line")],
};
