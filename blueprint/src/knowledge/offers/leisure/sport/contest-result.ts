import { choice, date, money, number, reference, title } from "../../../field.ts";
import { average, chartSum, count, type Thing } from "../../../thing.ts";

/** Results of contests. */
export const contestResult: Thing = {
  one: "contest result",
  many: "contest results",
  words: [
    "competition result",
    "tournament result",
    "result",
    "ranking",
    "leaderboard entry",
    "placement",
    "score entry",
    "race result",
    "contest score",
    "sports result",
    "sport result",
  ],
  apps: [],
  icon: "Medal",
  view: "table",
  hue: 36,
  tagline: "Who came where, and with how many points",
  fields: [
    title("Participant", { words: ["name", "player", "contestant", "competitor", "winner", "team"], placeholder: "Kofi Mensah" }),
    reference("Contest", "contest", { words: ["competition", "tournament", "event", "challenge"] }),
    number("Rank", { words: ["place", "position", "ranking", "placement"], min: 1 }),
    number("Points", { words: ["score", "result", "mark"] }),
    money("Prize", { words: ["prize money", "award", "reward"] }),
    date("Date", { words: ["day", "when"] }),
    choice("Status", ["Confirmed", "Under review", "Disqualified"], { words: ["state"] }),
  ],
  rows: [
    ["Kofi Mensah", "Table tennis masters", 1, 96, 250, -12, "Confirmed"],
    ["Ivo Horvat", "Table tennis masters", 2, 88, 150, -12, "Confirmed"],
    ["Hiro Tanaka", "Table tennis masters", 3, 81, 50, -12, "Confirmed"],
    ["The Footnotes", "Night of riddles", 1, 74, 100, -20, "Confirmed"],
    ["Ask the Librarian", "Night of riddles", 2, 71, 50, -20, "Confirmed"],
    ["Second Guess", "Night of riddles", 3, 66, null, -20, "Under review"],
    ["Mateo Silva", "Card league, autumn", 1, 58, null, -5, "Confirmed"],
    ["Yara Haddad", "Card league, autumn", 2, 55, null, -5, "Confirmed"],
    ["Bram de Wit", "Card league, autumn", 3, 43, null, -5, "Disqualified"],
    ["Red Lions Juniors", "Five-a-side cup", 1, 12, null, -1, "Under review"],
    ["Hill Rovers Juniors", "Five-a-side cup", 2, 9, null, -1, "Under review"],
  ],
  figures: [count("Results"), average("points", "Average points"), chartSum("points", "contest", "Points by contest")],
};
