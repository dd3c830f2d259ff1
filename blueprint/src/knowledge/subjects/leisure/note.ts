import { date, flag, paragraph, tags, title } from "../../field.ts";
import { chartOf, count, type Thing } from "../../thing.ts";

/** Notes and ideas. */
export const note: Thing = {
  one: "note",
  many: "notes",
  words: ["memo", "idea", "thought", "snippet", "sticky note"],
  apps: [
    "notebook",
    "note taking",
    "note-taking",
    "notes app",
    "idea board",
    "idea list",
    "knowledge base",
    "zettelkasten",
    "second brain",
    "note taker",
  ],
  icon: "NotebookPen",
  view: "cards",
  hue: 48,
  tagline: "Thoughts, kept where they can be found again",
  fields: [
    title("Title", { words: ["name", "headline", "subject"], placeholder: "Ideas for the spring market" }),
    paragraph("Text", { words: ["content", "body", "note", "description"], presence: "always" }),
    tags("Tags", ["Ideas", "Work", "Home", "Reading", "Later"], { words: ["tag", "label", "category", "topic", "folder"] }),
    date("Written on", { words: ["date", "created", "day", "date created"] }),
    flag("Pinned", { verb: "Pin", on: "Pinned", off: "Not pinned" }, { words: ["favourite", "favorite", "important", "starred"] }),
  ],
  rows: [
    ["Ideas for the spring market", "A stall with seedlings, and a jar for suggestions. Ask Priya about the table.", ["Ideas"], -1, true],
    [
      "Questions for the architect",
      "Where does the light come from in winter? Can the wall between kitchen and hall go?",
      ["Home"],
      -3,
      true,
    ],
    ["What made last week good", "Two evenings without a screen, the walk by the river, soup for everyone.", ["Ideas"], -5, false],
    ["Meeting in one sentence", "We start with the smallest version and show it on Thursday.", ["Work"], -8, false],
    ["Quote from the lighthouse book", "Nobody keeps a light for himself.", ["Reading"], -12, false],
    ["Gift ideas", "A field guide, good pencils, tickets for the concert in June.", ["Ideas", "Later"], -16, false],
    ["How to descale the kettle", "Half vinegar, half water, boil, wait ten minutes, rinse twice.", ["Home"], -30, false],
    ["Names for the boat", "Second Tea, Low Tide, Margarethe.", ["Later"], -44, false],
  ],
  figures: [count("Notes"), chartOf("tags", "Notes by tag")],
};
