import { choice, date, paragraph, text, title } from "../../field.ts";
import { chartOf, count, type Thing } from "../../thing.ts";

/** Matches and their scores. */
export const match: Thing = {
  one: "match",
  many: "matches",
  words: ["game result", "fixture", "tennis match", "football match", "soccer match"],
  apps: ["match log", "score tracker", "score keeper", "match tracker", "league tracker", "scorebook"],
  icon: "Trophy",
  view: "table",
  hue: 50,
  tagline: "Who played whom, and how it ended",
  fields: [
    title("Match", { words: ["name", "title", "fixture"], placeholder: "Red Lions – Blue Herons" }),
    date("Date", { words: ["day", "when"], required: true }),
    text("Opponent", { words: ["against", "team", "rival", "other team"] }),
    text("Score", { words: ["result", "final score", "goals", "goal", "points"] }),
    choice("Result", ["Won", "Drawn", "Lost", "To be played"], { words: ["outcome", "win", "status"] }),
    choice("Where", ["Home", "Away"], { words: ["location", "venue", "place", "home or away"] }),
    paragraph("Notes", { words: ["note", "comment", "report"] }),
    text("Player", { presence: "named", words: ["scorer", "best player"] }),
  ],
  rows: [
    ["First round of the cup", -3, "Blue Herons", "2 : 1", "Won", "Home", "Late goal after a corner.", "Amara"],
    ["League, day 12", -10, "Northside", "0 : 0", "Drawn", "Away", "Wind from all sides.", "Jonas"],
    ["League, day 11", -17, "Riverside United", "1 : 3", "Lost", "Home", "Better after the break.", "Mateo"],
    ["Friendly", -24, "Hill Rovers", "4 : 2", "Won", "Away", "Two debuts.", "Yara"],
    ["League, day 10", -31, "Old Town", "2 : 0", "Won", "Home", "", "Amara"],
    ["League, day 13", 4, "Harbour XI", "", "To be played", "Away", "Bus at nine.", ""],
    ["League, day 9", -38, "Mill Wanderers", "1 : 1", "Drawn", "Away", "Equaliser from the spot.", "Kofi"],
    ["Second round of the cup", 18, "Station Stars", "", "To be played", "Home", "", ""],
  ],
  figures: [count("Matches"), chartOf("result", "Matches by result", "ring")],
};
