import { choice, date, flag, number, paragraph, title } from "../../field.ts";
import { chartOf, count, type Thing } from "../../thing.ts";

/** Chores and whose turn it is. */
export const chore: Thing = {
  one: "chore",
  many: "chores",
  words: ["household chore", "household task", "housework", "cleaning task"],
  apps: [
    "chore chart",
    "chore tracker",
    "chore list",
    "chore planner",
    "cleaning schedule",
    "cleaning plan",
    "household planner",
    "chores app",
  ],
  icon: "BrushCleaning",
  view: "list",
  hue: 182,
  typeface: "rounded",
  tagline: "Whose turn it is, and what is done",
  fields: [
    title("Chore", { words: ["name", "title", "task", "what"], placeholder: "Water the plants" }),
    choice("Person", ["Amara", "Jonas", "Leo", "Everyone"], {
      words: ["who", "assigned to", "assignee", "family member", "kid", "child", "roommate", "flatmate", "member"],
    }),
    choice("How often", ["Daily", "Weekly", "Monthly"], { words: ["frequency", "schedule", "repeat", "interval"] }),
    date("Due date", { words: ["due", "date", "day", "next", "deadline"] }),
    flag(
      "Done",
      { verb: "Mark as done", on: "Done", off: "To do" },
      { presence: "always", words: ["completed", "complete", "finished", "checked"] },
    ),
    choice("Room", ["Kitchen", "Bathroom", "Living room", "Garden", "Everywhere"], {
      words: ["location", "area", "place", "category"],
      presence: "named",
    }),
    number("Points", { presence: "named", words: ["reward", "score", "stars"] }),
    paragraph("Notes", { presence: "named", words: ["note", "comment"] }),
  ],
  rows: [
    ["Water the plants", "Leo", "Weekly", 0, false, "Living room", 2, "The fig first."],
    ["Empty the dishwasher", "Amara", "Daily", 0, true, "Kitchen", 1, ""],
    ["Clean the bathroom", "Jonas", "Weekly", 1, false, "Bathroom", 4, ""],
    ["Take out the paper", "Leo", "Weekly", 2, false, "Kitchen", 1, "Before seven."],
    ["Wash the windows", "Everyone", "Monthly", 12, false, "Everywhere", 5, ""],
    ["Mow the lawn", "Jonas", "Weekly", -1, true, "Garden", 4, "Leave the corner for the bees."],
    ["Change the sheets", "Amara", "Weekly", 3, false, "Everywhere", 3, ""],
    ["Feed the cat", "Leo", "Daily", 0, true, "Kitchen", 1, "Half a tin."],
    ["Descale the kettle", "Amara", "Monthly", 9, false, "Kitchen", 2, "Half vinegar, half water."],
  ],
  figures: [count("Chores"), chartOf("done", "Done and to do", "ring"), chartOf("person", "Chores by person")],
};
