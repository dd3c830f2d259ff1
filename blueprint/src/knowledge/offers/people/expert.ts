import { choice, money, number, paragraph, rating, text, title } from "../../field.ts";
import { average, chartOf, count, type Thing } from "../../thing.ts";

/** Experts who answer questions in their field. */
export const expert: Thing = {
  one: "expert",
  many: "experts",
  words: ["specialist", "lawyer", "attorney", "expert profile", "professional adviser", "subject expert"],
  apps: [],
  icon: "Lightbulb",
  view: "cards",
  hue: 46,
  tagline: "Who knows what, and when they can be asked",
  fields: [
    title("Name", { words: ["full name", "expert"], placeholder: "Helen Marsh" }),
    choice("Field", ["Agriculture", "Education", "Energy", "Finance", "Health", "Law", "Technology"], {
      words: ["category", "area", "topic", "subject", "specialty", "expertise"],
    }),
    text("Organisation", { words: ["organization", "institute", "company", "affiliation"] }),
    number("Experience", { words: ["years of experience", "years"], unit: "years" }),
    money("Rate", { words: ["price", "fee", "hourly rate", "cost"] }),
    rating(),
    choice("Availability", ["This week", "Next week", "On request"], { words: ["available", "status", "free"] }),
    paragraph("About", { words: ["bio", "description", "profile"] }),
  ],
  rows: [
    ["Helen Marsh", "Education", "The teachers' college", 21, 90, 5, "This week", "Reading in the first years of school."],
    ["Kofi Mensah", "Agriculture", "The farming institute", 16, 70, 4, "Next week", "Soil, water and what grows between them."],
    ["Sigrid Dahl", "Energy", "The grid laboratory", 12, 130, 5, "On request", "Storage for windy nights."],
    ["Omar Farouk", "Law", "An independent office", 18, 160, 4, "This week", "Contracts in plain words."],
    ["Priya Nair", "Technology", "The city university", 9, 120, 5, "Next week", "Interfaces that old eyes can read."],
    ["Tomás Rivera", "Finance", "The savings union", 24, 110, 4, "On request", "Small firms and their first loan."],
    ["Mei Tanaka", "Health", "The university hospital", 11, 140, 5, "This week", "Prevention and everyday movement."],
    ["Jonas Weber", "Technology", "A repair workshop", 15, 65, 4, "This week", "Why machines stop, and how they start."],
    ["Amara Okoye", "Law", "The tenants' office", 13, 85, 5, "Next week", "Leases, deposits and quiet hours."],
    ["Lena Bergström", "Agriculture", "The forest school", 7, 60, 3, "On request", "Hedges, orchards and bees."],
  ],
  figures: [count("Experts"), average("rate", "Average rate"), chartOf("field", "Experts by field")],
};
