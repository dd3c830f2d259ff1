import { choice, date, lines, paragraph, text, title } from "../../field.ts";
import { chartOf, count, type Thing } from "../../thing.ts";

/** Decisions and their reasons. */
export const decision: Thing = {
  one: "decision",
  many: "decisions",
  words: [],
  apps: ["decision log", "decision journal", "decision record"],
  icon: "Scale",
  view: "list",
  hue: 240,
  tagline: "What was decided, and why",
  fields: [
    title("Decision", { words: ["name", "title", "what"], placeholder: "We ship on Thursdays" }),
    date("Date", { words: ["day", "when", "decided on"] }),
    text("Decided by", { words: ["owner", "person", "who", "decision maker"] }),
    choice("Status", ["Open", "Decided", "Revised"], { words: ["state"] }),
    paragraph("Reason", { words: ["why", "rationale", "context", "note", "notes", "argument"] }),
    lines("Alternatives", { words: ["option", "alternative"] }),
    date("Review on", { words: ["review date", "revisit"], presence: "named" }),
    choice("Impact", ["High", "Medium", "Low"], { presence: "named", words: ["importance"] }),
  ],
  rows: [
    [
      "We ship on Thursdays",
      -4,
      "Amara",
      "Decided",
      "Fridays are for fixing, not for surprises.",
      ["Tuesdays", "Whenever ready"],
      60,
      "Medium",
    ],
    ["One newsletter a month", -11, "Priya", "Decided", "Two were opened half as often.", ["Every two weeks"], 90, "Low"],
    ["Grey tiles for the kitchen", -15, "Jonas", "Decided", "They hide the flour.", ["White", "Terracotta"], null, "Low"],
    [
      "New accounting from January",
      -20,
      "Lena",
      "Open",
      "The old one ends with the year.",
      ["Stay and pay more", "An outside office"],
      30,
      "High",
    ],
    ["Train instead of plane", -33, "Team", "Decided", "Four hours longer, and we can work.", ["Plane", "Car"], null, "Medium"],
    ["Office hours nine to four", -48, "Amara", "Revised", "Later start for the early trains.", ["Eight to three"], 120, "Medium"],
    ["Keep the survey short", -60, "Mei", "Decided", "Nobody answers more than twelve questions.", ["Thirty questions"], null, "Low"],
    ["Second supplier for paper", -75, "Daniel", "Open", "One delay was enough.", ["Bigger stock"], 14, "High"],
  ],
  figures: [count("Decisions"), chartOf("status", "By status", "ring")],
};
