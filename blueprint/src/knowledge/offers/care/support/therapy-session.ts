import { choice, date, duration, number, paragraph, reference, text, title } from "../../../field.ts";
import { average, chartOf, count, type Thing } from "../../../thing.ts";

/** Sessions of a therapy. */
export const therapySession: Thing = {
  one: "therapy session",
  many: "therapy sessions",
  words: [
    "therapy",
    "counselling session",
    "counseling session",
    "treatment session",
    "psychotherapy session",
    "therapy appointment",
    "physiotherapy session",
    "rehabilitation session",
  ],
  apps: [],
  icon: "Armchair",
  view: "table",
  hue: 292,
  tagline: "What was worked on, and how it went",
  fields: [
    title("Subject", { words: ["title", "name", "topic", "theme"], placeholder: "First conversation" }),
    reference("Client", "patient", { words: ["patient", "person", "who"] }),
    text("Therapist", { words: ["counsellor", "counselor", "doctor", "practitioner"] }),
    choice("Kind", ["Conversation", "Body", "Movement", "Group"], { words: ["type", "form", "therapy type", "category"] }),
    date("Date", { words: ["day", "when"], presence: "always" }),
    duration("Duration", { words: ["length", "time"] }),
    number("Mood before", { words: ["mood", "feeling"], max: 10 }),
    number("Mood after", { words: ["progress", "improvement"], max: 10 }),
    choice("Status", ["Planned", "Held", "Cancelled"], { words: ["state"] }),
    paragraph("Notes", { words: ["note", "comment", "summary", "homework"], presence: "named" }),
  ],
  rows: [
    ["First conversation", "Tomás Rivera", "Marta Vidal", "Conversation", -28, 60, 3, 5, "Held", "Arrived early, spoke openly."],
    ["What keeps you awake", "Tomás Rivera", "Marta Vidal", "Conversation", -14, 50, 4, 6, "Held", "Writes down thoughts at nine."],
    ["Breathing and pulse", "Jonas Weber", "Emil Solberg", "Body", -9, 45, 5, 7, "Held", "Exercise twice a day."],
    ["Knee, gentle start", "Lena Bergström", "Nora Lind", "Movement", 4, 40, null, null, "Planned", ""],
    ["Circle on Thursdays", "Yara Haddad", "Marta Vidal", "Group", -6, 90, 4, 7, "Held", "Listened more than she spoke."],
    ["Walking after the cast", "Daniel Osei", "Nora Lind", "Movement", 21, 40, null, null, "Planned", ""],
    ["Stress at work", "Mei Tanaka", "Omar Farouk", "Conversation", -3, 50, 4, 5, "Held", "Two evenings without mail."],
    ["Neck and shoulders", "Rosa Almeida", "Emil Solberg", "Body", -2, 30, 5, 8, "Held", ""],
    ["Fear of needles", "Kofi Mensah", "Omar Farouk", "Conversation", -1, 50, null, null, "Cancelled", "New date next week."],
    ["Circle, second evening", "Yara Haddad", "Marta Vidal", "Group", 1, 90, null, null, "Planned", ""],
    ["Balance training", "Hugo Martin", "Nora Lind", "Movement", 2, 35, null, null, "Planned", ""],
  ],
  figures: [count("Sessions"), average("mood-after", "Average mood after"), chartOf("kind", "Sessions by kind")],
};
