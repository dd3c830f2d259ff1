import { choice, date, flag, number, paragraph, text, title } from "../../field.ts";
import { chartOf, count, type Thing } from "../../thing.ts";

/** Habits that are to be kept. */
export const habit: Thing = {
  one: "habit",
  many: "habits",
  words: ["routine", "daily habit"],
  apps: ["habit tracker", "habit journal", "habits app", "routine tracker"],
  icon: "Repeat",
  view: "list",
  hue: 158,
  typeface: "rounded",
  tagline: "Small things, done often",
  fields: [
    title("Habit", { words: ["name", "title"], placeholder: "Read ten pages" }),
    flag(
      "Done today",
      { verb: "Mark as done today", on: "Done today", off: "Not yet today" },
      { presence: "always", words: ["done", "completed", "complete", "checked", "checked off"] },
    ),
    choice("How often", ["Daily", "On weekdays", "Weekly"], { words: ["frequency", "schedule", "repeat", "cadence"] }),
    choice("Area", ["Body", "Mind", "Home", "People"], { words: ["category", "type", "group"] }),
    number("Days in a row", { words: ["streak", "days", "current streak", "streak count"] }),
    text("Goal", { words: ["target", "aim"], presence: "named" }),
    date("Started on", { words: ["start date", "since", "started", "start"] }),
    paragraph("Why", { words: ["reason", "note", "notes", "motivation", "description"] }),
  ],
  rows: [
    ["Read ten pages", true, "Daily", "Mind", 23, "12 books a year", -60, "I sleep better with a book than with a screen."],
    ["Walk after lunch", false, "On weekdays", "Body", 6, "30 minutes", -45, "Clears the head for the afternoon."],
    ["Stretch", true, "Daily", "Body", 41, "10 minutes", -90, "The back says thank you."],
    ["Call someone", false, "Weekly", "People", 4, "One call", -120, "Friends do not keep by themselves."],
    ["Water the plants", true, "Weekly", "Home", 9, "Every Sunday", -150, ""],
    ["Write three lines", false, "Daily", "Mind", 2, "Three lines", -30, "What was good today?"],
    ["Tidy the desk", true, "On weekdays", "Home", 12, "Five minutes", -75, "Start tomorrow with a clean table."],
    ["Drink two litres of water", true, "Daily", "Body", 15, "8 glasses", -20, ""],
  ],
  figures: [count("Habits"), chartOf("done-today", "Today", "ring"), chartOf("area", "Habits by area")],
};
