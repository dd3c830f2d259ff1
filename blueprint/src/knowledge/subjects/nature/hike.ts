import { choice, date, duration, flag, number, paragraph, rating, text, title } from "../../field.ts";
import { average, chartSum, count, sum, type Thing } from "../../thing.ts";

/** Hikes and walks. */
export const hike: Thing = {
  one: "hike",
  many: "hikes",
  words: ["walk", "trail", "trek", "ramble"],
  apps: ["hiking log", "hiking journal", "trail log", "walking log", "hike tracker", "hiking diary"],
  icon: "Mountain",
  view: "cards",
  hue: 120,
  tagline: "Paths walked, and how the view was",
  fields: [
    title("Trail", { words: ["name", "title", "route", "hike", "trail name"], placeholder: "Ridge trail to the old hut" }),
    date("Date", { words: ["day", "when", "hiked on"] }),
    number("Distance", { words: ["length", "kilometre", "kilometer", "mile", "how far"], unit: "km" }),
    number("Climb", { words: ["elevation", "elevation gain", "ascent", "altitude", "height"], unit: "m" }),
    duration("Time", { words: ["duration", "hours", "how long"] }),
    choice("Difficulty", ["Easy", "Medium", "Hard"], { words: ["level", "grade"] }),
    rating(),
    paragraph("Notes", { words: ["note", "comment", "description", "view", "journal"] }),
    text("Region", { presence: "named", words: ["location", "place", "where", "area"] }),
    choice("Weather", ["Sunny", "Cloudy", "Rain", "Windy", "Snow"], { presence: "named", words: ["conditions"] }),
    flag(
      "Done",
      { verb: "Mark as done", on: "Done", off: "Still to walk" },
      { presence: "named", words: ["completed", "finished", "hiked"] },
    ),
  ],
  rows: [
    ["Ridge trail to the old hut", -5, 14.2, 780, 310, "Hard", 5, "Clear view to the sea from the saddle.", "North Range", "Sunny", true],
    ["Lake loop", -12, 8.4, 120, 135, "Easy", 4, "Swim at the second jetty.", "Lake district", "Sunny", true],
    ["Old railway", -19, 11, 60, 160, "Easy", 3, "Two tunnels, bring a lamp.", "River valley", "Cloudy", true],
    ["Seven bridges", -33, 16.5, 540, 330, "Medium", 5, "The fourth bridge is closed in winter.", "Gorge", "Cloudy", true],
    ["Hill wood and back", -40, 5.2, 210, 85, "Easy", 4, "Mushrooms everywhere.", "Hill Wood", "Rain", true],
    ["Coast path, stage two", -58, 19.8, 610, 390, "Hard", 5, "Seals below the lighthouse.", "West coast", "Windy", true],
    ["Beacon summit", -77, 9.6, 690, 240, "Medium", 4, "Start early, no shade.", "North Range", "Sunny", true],
    ["River bend", -95, 6.8, 40, 100, "Easy", 3, "", "River valley", "Cloudy", false],
  ],
  figures: [
    count("Hikes"),
    sum("distance", "Kilometres walked"),
    average("rating", "Average rating"),
    chartSum("distance", "date", "Kilometres by month", "line"),
  ],
};
