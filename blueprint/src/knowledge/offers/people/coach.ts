import { choice, email, money, number, paragraph, rating, title } from "../../field.ts";
import { average, chartOf, count, type Thing } from "../../thing.ts";

/** Coaches and mentors who can be booked. */
export const coach: Thing = {
  one: "coach",
  many: "coaches",
  words: [
    "mentor",
    "trainer",
    "personal trainer",
    "life coach",
    "career coach",
    "fitness coach",
    "health coach",
    "counselor",
    "counsellor",
    "adviser",
    "advisor",
    "consultant",
  ],
  apps: [],
  icon: "Compass",
  view: "cards",
  hue: 172,
  tagline: "Coaches and mentors, their subjects and their free hours",
  fields: [
    title("Name", { words: ["full name", "coach", "mentor"], placeholder: "Yara Haddad" }),
    choice("Specialty", ["Career", "Health", "Language", "Leadership", "Life", "Sport"], {
      words: ["speciality", "field", "subject", "topic", "category", "area", "expertise"],
    }),
    money("Rate", { words: ["price", "hourly rate", "fee", "price per session", "cost"] }),
    choice("Availability", ["Mornings", "Afternoons", "Evenings", "Weekends", "Fully booked"], {
      words: ["available", "free", "schedule"],
    }),
    rating(),
    number("Sessions given", { words: ["sessions", "number of sessions", "experience"] }),
    paragraph("About", { words: ["bio", "description", "approach", "profile"] }),
    email("Email", { words: ["e-mail", "mail", "contact"], presence: "named" }),
  ],
  rows: [
    ["Yara Haddad", "Career", 80, "Afternoons", 5, 340, "Helps with the second job and the third thought.", "yara@example.com"],
    ["Daniel Osei", "Health", 60, "Mornings", 4, 210, "Small habits, kept for long.", "daniel@example.com"],
    ["Helen Marsh", "Language", 35, "Evenings", 5, 520, "English for meetings and for dinners.", "helen@example.com"],
    ["Mateo Silva", "Sport", 45, "Weekends", 4, 160, "From the sofa to ten kilometres.", "mateo@example.com"],
    ["Amara Okoye", "Leadership", 110, "Mornings", 5, 280, "For people who lead for the first time.", "amara@example.com"],
    ["Jonas Weber", "Life", 55, "Fully booked", 4, 190, "Listens first, asks second.", "jonas@example.com"],
    ["Mei Tanaka", "Language", 30, "Weekends", 4, 95, "Japanese for travellers.", "mei@example.com"],
    ["Tomás Rivera", "Leadership", 95, "Afternoons", 3, 70, "Twenty years of running building sites.", "tomas@example.com"],
    ["Sigrid Dahl", "Career", 70, "Evenings", 5, 405, "Interviews, letters and hard questions.", "sigrid@example.com"],
    ["Omar Farouk", "Health", 50, "Fully booked", 5, 330, "Sleep, stress and strength.", "omar@example.com"],
  ],
  figures: [count("Coaches"), average("rate", "Average rate"), chartOf("specialty", "Coaches by specialty")],
};
