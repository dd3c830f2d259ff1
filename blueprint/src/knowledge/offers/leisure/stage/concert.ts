import { choice, date, money, number, paragraph, text, time, title } from "../../../field.ts";
import { average, chartOf, count, type Thing } from "../../../thing.ts";

/** Concerts and performances with tickets. */
export const concert: Thing = {
  one: "concert",
  many: "concerts",
  words: ["gig", "live show", "performance", "music event", "theatre play", "musical", "opera", "live performance", "concert ticket"],
  apps: [],
  icon: "Music",
  view: "cards",
  hue: 300,
  tagline: "Who plays where, when, and what a ticket costs",
  fields: [
    title("Title", { words: ["name", "concert", "show"], placeholder: "Evening of strings" }),
    text("Artist", { words: ["performer", "band", "musician", "ensemble", "act"] }),
    choice("Genre", ["Classical", "Folk", "Jazz", "Pop", "Rock", "Electronic"], { words: ["style", "category", "type", "music"] }),
    date("Date", { words: ["day", "when"], presence: "always" }),
    time("Starts at", { words: ["time", "start time", "hour", "doors"] }),
    text("Place", { words: ["venue", "location", "hall", "city", "where"] }),
    money("Ticket price", { words: ["price", "cost", "ticket", "admission"] }),
    number("Seats left", { words: ["tickets left", "available seats", "places", "availability", "tickets"] }),
    paragraph("Description", { words: ["detail", "about", "programme"], presence: "named" }),
  ],
  rows: [
    ["Evening of strings", "The Linden Quartet", "Classical", 3, "19:30", "Town hall", 32, 46, "Three centuries in two hours."],
    ["Songs from the coast", "Salt & Rope", "Folk", 6, "20:00", "Harbour barn", 18, 120, "Sea songs to sing along."],
    ["Late set", "The Blue Stairs Trio", "Jazz", 8, "22:00", "Cellar club", 22, 12, "No chairs, no breaks."],
    ["Summer lights", "Paper Satellites", "Pop", 15, "21:00", "Riverside park", 45, 830, "In the open, in any weather."],
    ["Loud and clear", "Iron Orchard", "Rock", 20, "20:30", "Old factory", 38, 210, "Ear plugs at the door."],
    ["Night machines", "Low Tide Signal", "Electronic", 22, "23:00", "Old factory", 26, 340, "Until the first tram."],
    ["Organ at noon", "Sigrid Dahl", "Classical", 1, "12:00", "St Anne's church", 10, 88, "Half an hour between errands."],
    ["Fiddles and boots", "The Mill Street Band", "Folk", 27, "19:00", "Village hall", 15, 64, "Dance lesson from six."],
    ["Brass on the square", "Station Brass", "Jazz", 12, "17:00", "Station Square", 0, 400, "Free, bring a chair."],
    ["First album live", "Green Telephones", "Pop", 34, "20:00", "Cellar club", 20, 0, "Sold out in an afternoon."],
  ],
  figures: [count("Concerts"), average("ticket-price", "Average ticket price"), chartOf("genre", "Concerts by genre")],
};
