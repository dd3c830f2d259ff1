import { choice, date, duration, flag, money, paragraph, reference, text, title } from "../../field.ts";
import { chartSum, count, sum, type Thing } from "../../thing.ts";

/** Hours worked. */
export const timeEntry: Thing = {
  one: "time entry",
  many: "time entries",
  words: ["work hour", "hour", "working hour", "shift", "timesheet entry", "worked hour", "work session"],
  apps: ["time tracker", "timesheet", "time tracking", "hours tracker", "time log", "work log", "work hours tracker", "time sheet"],
  icon: "Clock",
  view: "table",
  hue: 226,
  tagline: "Where the hours go",
  fields: [
    title("What", { words: ["name", "title", "task", "description", "work", "activity"], placeholder: "Design of the order form" }),
    date("Date", { words: ["day", "when"], required: true }),
    duration("Hours", {
      unit: "hours",
      words: ["hour", "time", "duration", "time spent", "hours worked"],
      required: true,
      presence: "always",
    }),
    reference("Project", "project", { words: ["client", "customer"] }),
    choice("Kind", ["Design", "Development", "Meetings", "Writing", "Administration"], { words: ["category", "type", "activity type"] }),
    flag("Billable", { verb: "Mark as billable", on: "Billable", off: "Not billable" }, { words: ["billed", "invoiced", "paid"] }),
    paragraph("Notes", { words: ["note", "comment"], presence: "named" }),
    text("Person", { presence: "named", words: ["employee", "who", "worker", "team member"] }),
    money("Rate", { presence: "named", words: ["hourly rate"] }),
  ],
  rows: [
    ["Design of the order form", 0, 3.5, "Website refresh", "Design", true, "Third version.", "Priya", 75],
    ["Call with Harbour Studio", -1, 1, "Product photographs", "Meetings", true, "", "Lena", 80],
    ["Search with accents", -1, 4, "Website refresh", "Development", true, "With tests.", "Mateo", 85],
    ["Newsletter texts", -2, 2.5, "Spring newsletter", "Writing", true, "", "Priya", 70],
    ["Invoices and post", -3, 1.5, "Office move", "Administration", false, "", "Jonas", 0],
    ["Export with all rows", -4, 5, "Website refresh", "Development", true, "", "Mateo", 85],
    ["Weekly planning", -5, 1, "Website refresh", "Meetings", false, "", "Amara", 0],
    ["Survey questions", -8, 3, "Customer survey", "Writing", true, "Cut to twelve.", "Mei", 70],
    ["Light tests", -9, 2, "Product photographs", "Design", true, "", "Daniel", 75],
    ["Tidy the archive", -33, 4, "Office move", "Administration", false, "", "Jonas", 0],
  ],
  figures: [
    sum("hours", "Hours in all"),
    count("Entries"),
    chartSum("hours", "project", "Hours by project"),
    chartSum("hours", "date", "Hours by month", "line"),
  ],
};
