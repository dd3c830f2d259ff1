import { choice, date, money, number, paragraph, rating, title } from "../../../field.ts";
import { average, chartSum, count, type Thing } from "../../../thing.ts";

/** Games of a catalogue. */
export const game: Thing = {
  one: "game",
  many: "games",
  words: [
    "video game",
    "online game",
    "board game",
    "mobile game",
    "computer game",
    "mini game",
    "arcade game",
    "indie game",
    "game review",
  ],
  apps: [],
  icon: "Gamepad2",
  view: "cards",
  hue: 276,
  tagline: "Games to discover, and how they are rated",
  fields: [
    title("Title", { words: ["name", "game"], placeholder: "Lantern Valley" }),
    choice("Genre", ["Adventure", "Puzzle", "Racing", "Role-playing", "Sport", "Strategy"], { words: ["category", "type", "kind"] }),
    choice("Platform", ["Computer", "Console", "Phone", "Table"], { words: ["device", "system"] }),
    money("Price", { words: ["cost"] }),
    rating(),
    number("Players", { words: ["number of players", "player count", "multiplayer"], min: 1 }),
    number("Downloads", { words: ["plays", "sales", "popularity", "times played"] }),
    date("Released on", { words: ["release date", "released", "date", "year"] }),
    paragraph("Description", { words: ["detail", "about", "story", "summary"] }),
  ],
  rows: [
    ["Lantern Valley", "Adventure", "Computer", 24, 5, 1, 48200, -120, "Carry a light through a valley that remembers."],
    ["Nine Doors", "Puzzle", "Phone", 4, 4, 1, 132000, -300, "Each door opens the one before it."],
    ["Dust and Chrome", "Racing", "Console", 39, 4, 4, 61500, -60, "Desert tracks, homemade cars."],
    ["The Salt Road", "Strategy", "Table", 45, 5, 5, 8700, -480, "Trade, weather and patient camels."],
    ["Cloud Keepers", "Role-playing", "Computer", 29, 4, 2, 27400, -90, "Shepherds of small storms."],
    ["Corner Kick", "Sport", "Phone", 0, 3, 2, 210000, -210, "Two minutes, one free kick."],
    ["Mossgarden", "Puzzle", "Computer", 12, 5, 1, 36800, -30, "Grow a garden by moving stones."],
    ["Hollow Crown", "Role-playing", "Console", 49, 4, 1, 54100, -150, "A kingdom that lost its mirror."],
    ["Harbour Lords", "Strategy", "Computer", 34, 3, 6, 19300, -700, "Cranes, cargo and rival docks."],
    ["Paper Wings", "Adventure", "Phone", 6, 4, 1, 88600, -15, "Fold, fly, land softly."],
    ["Rally of the Isles", "Racing", "Console", 19, 3, 8, 22900, -390, "Short stages and wet roads."],
  ],
  figures: [count("Games"), average("price", "Average price"), chartSum("downloads", "genre", "Downloads by genre")],
};
