import { choice, date, duration, money, number, text, time, title } from "../../../field.ts";
import type { Thing } from "../../../thing.ts";

/** Flights with their times and fares. */
export const flight: Thing = {
  one: "flight",
  many: "flights",
  words: ["flight ticket", "airline ticket", "plane ticket", "air ticket", "flight connection", "airfare", "charter flight"],
  apps: [],
  icon: "Plane",
  view: "list",
  hue: 210,
  tagline: "Find the flight that suits your day",
  fields: [
    title("Route", { words: ["name", "title", "flight", "connection"], placeholder: "Lisbon to New York" }),
    text("Flight number", { words: ["number", "code", "flight code"] }),
    text("From", { words: ["origin", "departure airport", "departure city", "start"] }),
    text("To", { words: ["destination", "arrival airport", "arrival city"] }),
    date("Date", { words: ["departure date", "day", "travel date", "when"] }),
    time("Departs", { words: ["departure", "departure time", "time"] }),
    duration("Duration", { words: ["flight time", "length", "travel time"] }),
    money("Price", { words: ["fare", "cost", "amount", "ticket price"] }),
    number("Seats", { words: ["seat", "available seats", "capacity", "availability", "places"] }),
    choice("Class", ["Economy", "Premium", "Business"], { words: ["cabin", "category", "type", "cabin class"] }),
    text("Airline", { presence: "named", words: ["carrier", "company"] }),
  ],
  rows: [
    ["Lisbon to New York", "AW 201", "Lisbon", "New York", 9, "10:40", 490, 389, 42, "Economy", "Westwind"],
    ["Berlin to Palma", "SL 418", "Berlin", "Palma", 4, "06:55", 160, 94, 18, "Economy", "Sunline"],
    ["London to Singapore", "MR 032", "London", "Singapore", 21, "21:15", 780, 1240, 12, "Premium", "Meridian Air"],
    ["Amsterdam to Bergen", "NL 733", "Amsterdam", "Bergen", 6, "12:20", 105, 139, 27, "Economy", "Northlight"],
    ["Madrid to Mexico City", "AW 540", "Madrid", "Mexico City", 15, "13:05", 680, 2190, 6, "Business", "Westwind"],
    ["Vienna to Athens", "SL 266", "Vienna", "Athens", 3, "16:30", 130, 118, 9, "Economy", "Sunline"],
    ["Nairobi to Zanzibar", "MR 611", "Nairobi", "Zanzibar", 11, "09:10", 80, 145, 33, "Economy", "Meridian Air"],
    ["Tokyo to Sapporo", "NL 112", "Tokyo", "Sapporo", 8, "07:30", 95, 128, 51, "Economy", "Northlight"],
    ["Toronto to Reykjavík", "NL 880", "Toronto", "Reykjavík", 13, "20:45", 325, 412, 22, "Premium", "Northlight"],
    ["Paris to Marrakesh", "AW 377", "Paris", "Marrakesh", 5, "14:50", 200, 156, 16, "Economy", "Westwind"],
    ["Sydney to Auckland", "MR 090", "Sydney", "Auckland", 18, "11:25", 185, 620, 8, "Business", "Meridian Air"],
  ],
};
