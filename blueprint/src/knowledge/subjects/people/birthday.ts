import { choice, date, flag, number, paragraph, phone, text, title } from "../../field.ts";
import { chartOf, count, type Thing } from "../../thing.ts";

/** Birthdays and how to celebrate them. */
export const birthday: Thing = {
  one: "birthday",
  many: "birthdays",
  words: ["anniversary", "important date"],
  apps: ["birthday tracker", "birthday calendar", "birthday list", "birthday reminder"],
  icon: "Cake",
  view: "list",
  hue: 334,
  typeface: "rounded",
  tagline: "Nobody's day forgotten",
  fields: [
    title("Name", { words: ["person", "who"], placeholder: "Grandmother Ilse" }),
    date("Next birthday", {
      words: ["date", "birthday", "day", "date of birth", "birth date", "born", "when"],
      required: true,
      presence: "always",
    }),
    number("Turns", { words: ["age", "years"] }),
    choice("Group", ["Family", "Friends", "Work"], { words: ["category", "relationship", "type", "relation"] }),
    text("Gift idea", { words: ["gift", "present", "idea", "gifts", "gift ideas"] }),
    flag("Card sent", { verb: "Mark card as sent", on: "Card sent", off: "Card to send" }, { words: ["sent", "done", "congratulated"] }),
    paragraph("Notes", { words: ["note", "comment"], presence: "named" }),
    phone("Phone", { presence: "named" }),
  ],
  rows: [
    ["Priya Nair", 5, 34, "Friends", "Cooking class", false, "", "+1 555 0141"],
    ["Lena Bergström", 12, 41, "Friends", "A field guide to moss", true, "", "+1 555 0145"],
    ["Amara Okoye", 24, 36, "Friends", "Two concert tickets", false, "", "+1 555 0111"],
    ["Leo", 40, 7, "Family", "Kite", false, "Party on Saturday.", "+1 555 0121"],
    ["Grandmother Ilse", 61, 84, "Family", "Blue teapot", false, "Call before six.", "+1 555 0100"],
    ["Mateo Silva", 80, 29, "Work", "Good coffee", false, "", "+1 555 0142"],
    ["Jonas Weber", 110, 45, "Work", "Wool scarf", false, "", "+1 555 0122"],
    ["Mei Tanaka", 150, 38, "Friends", "Book of maps", false, "", "+1 555 0166"],
    ["Aunt Birgit", 275, 67, "Family", "Postcards", false, "Bergen time zone.", "+1 555 0190"],
  ],
  figures: [count("Birthdays"), chartOf("group", "Birthdays by group", "ring")],
};
