import { choice, duration, money, number, paragraph, rating, title } from "../../field.ts";
import { average, chartOf, count, type Thing } from "../../thing.ts";

/** Barbers, hairdressers and beauticians. */
export const stylist: Thing = {
  one: "stylist",
  many: "stylists",
  words: [
    "barber",
    "hairdresser",
    "hair stylist",
    "hairstylist",
    "beautician",
    "nail artist",
    "make-up artist",
    "makeup artist",
    "masseur",
    "tattoo artist",
  ],
  apps: [],
  icon: "Scissors",
  view: "cards",
  hue: 340,
  tagline: "Who cuts, colours and cares, and what it costs",
  fields: [
    title("Name", { words: ["full name", "stylist", "barber", "hairdresser"], placeholder: "Rosa" }),
    choice("Specialty", ["Beards", "Colour", "Curls", "Cuts", "Nails", "Weddings"], {
      words: ["speciality", "service", "field", "category"],
    }),
    money("Price from", { words: ["price", "rate", "cost", "fee"] }),
    duration("Usual time", { words: ["duration", "time", "length"] }),
    rating(),
    choice("Works on", ["Weekdays", "Weekends", "Every day"], { words: ["availability", "available", "working days", "days"] }),
    number("Experience", { words: ["years of experience", "years"], unit: "years" }),
    paragraph("About", { words: ["bio", "description", "note"] }),
  ],
  rows: [
    ["Rosa", "Cuts", 32, 40, 5, "Weekdays", 11, "Short cuts that grow out well."],
    ["Emil", "Beards", 24, 30, 5, "Every day", 8, "Hot towel, sharp line, no hurry."],
    ["Nadia", "Colour", 85, 120, 4, "Weekdays", 9, "Soft tones, gentle products."],
    ["Tariq", "Cuts", 28, 30, 4, "Weekends", 4, "Fades and school cuts."],
    ["Ingrid", "Weddings", 140, 150, 5, "Weekends", 15, "Comes to the house on the day."],
    ["Chidi", "Curls", 55, 75, 5, "Every day", 7, "Dry cuts, curl by curl."],
    ["Lucía", "Nails", 38, 60, 4, "Weekdays", 5, "Plain colours, tidy hands."],
    ["Bram", "Beards", 20, 25, 3, "Weekends", 2, "The newest chair in the room."],
    ["Aiko", "Colour", 95, 140, 5, "Weekdays", 12, "Silver, copper and everything between."],
    ["Marta", "Curls", 60, 80, 4, "Every day", 6, "Care plans for dry hair."],
  ],
  figures: [count("Stylists"), average("price-from", "Average price"), chartOf("specialty", "Stylists by specialty")],
};
