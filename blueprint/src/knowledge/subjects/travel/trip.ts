import { choice, date, money, paragraph, rating, text, title } from "../../field.ts";
import { chartOf, count, sum, type Thing } from "../../thing.ts";

/** Trips, taken and planned. */
export const trip: Thing = {
  one: "trip",
  many: "trips",
  words: ["journey", "travel", "vacation", "holiday", "road trip", "tour"],
  apps: ["travel planner", "trip planner", "travel journal", "travel log", "travel diary", "holiday planner", "travel tracker"],
  icon: "Plane",
  view: "cards",
  hue: 195,
  tagline: "Where you have been, and where you are going",
  fields: [
    title("Name", { words: ["title", "trip"], placeholder: "Spring in Lisbon" }),
    text("Destination", { words: ["place", "city", "country", "where", "location"], required: true }),
    date("From", { words: ["start date", "departure", "start", "departure date", "date"] }),
    date("To", { words: ["end date", "return", "end", "return date"] }),
    choice("Status", ["Dreaming", "Planned", "Booked", "Done"], { words: ["state"] }),
    money("Budget", { words: ["cost", "price"] }),
    paragraph("Notes", { words: ["note", "plan", "itinerary", "journal", "description"] }),
    rating("Rating", { presence: "named" }),
    choice("By", ["Train", "Plane", "Car", "Bicycle", "Ship"], {
      presence: "named",
      words: ["transport", "means of transport", "mode of transport"],
    }),
    text("Companions", { presence: "named", words: ["with", "who", "travellers", "companion"] }),
  ],
  rows: [
    ["Spring in Lisbon", "Lisbon, Portugal", 24, 31, "Booked", 1200, "Stay in Graça, day trip to the sea.", null, "Train", "Amara"],
    ["Lakes by bicycle", "Utrecht to Groningen", 60, 66, "Planned", 480, "Six days, short stages, ferries.", null, "Bicycle", "Jonas"],
    ["Autumn in Kyoto", "Kyoto, Japan", -190, -178, "Done", 2900, "The moss garden in the rain.", 5, "Plane", "Mei"],
    ["Weekend in Ljubljana", "Ljubljana, Slovenia", -70, -67, "Done", 360, "Market on Saturday morning.", 4, "Train", "Lena"],
    ["Northern lights", "Tromsø, Norway", 240, 246, "Dreaming", 1900, "New moon week.", null, "Ship", ""],
    ["Family visit", "Accra, Ghana", 110, 128, "Planned", 1700, "Bring the photographs.", null, "Plane", "Kofi"],
    ["Coast walk", "Bergen, Norway", -310, -303, "Done", 780, "Four huts, one storm.", 5, "Train", "Jonas"],
    ["City of bridges", "Porto, Portugal", -420, -416, "Done", 410, "", 4, "Plane", "Amara"],
  ],
  figures: [count("Trips"), sum("budget", "Budget in all"), chartOf("status", "Trips by status", "ring")],
};
