import { date, flag, link, paragraph, rating, tags, text, title } from "../../field.ts";
import { chartOf, count, type Thing } from "../../thing.ts";

/** Links worth keeping. */
export const bookmark: Thing = {
  one: "bookmark",
  many: "bookmarks",
  words: ["link", "saved article", "saved link", "website link", "url", "web link"],
  apps: ["bookmark manager", "link collection", "read later list", "read it later", "reading queue", "link saver", "bookmarks"],
  icon: "Bookmark",
  view: "list",
  hue: 205,
  tagline: "Everything worth reading again",
  fields: [
    title("Title", { words: ["name", "headline"], placeholder: "How to sharpen a kitchen knife" }),
    link("Link", { words: ["url", "address", "web address"], required: true, presence: "always" }),
    tags("Tags", ["Cooking", "Design", "Science", "Travel", "Garden", "Work", "History"], { words: ["tag", "label", "topic", "category"] }),
    flag("Read", { verb: "Mark as read", on: "Read", off: "To read" }, { words: ["is read", "done"] }),
    date("Saved on", { words: ["date", "date added", "added on", "date saved"] }),
    paragraph("Notes", { words: ["note", "comment", "summary", "description"] }),
    text("Source", { presence: "named", words: ["site", "author", "publication"] }),
    rating("Rating", { presence: "named" }),
  ],
  rows: [
    [
      "How to sharpen a kitchen knife",
      "https://example.com/sharpening",
      ["Cooking"],
      true,
      -2,
      "Ten minutes on the stone are enough.",
      "Kitchen notes",
      5,
    ],
    ["A short history of the bicycle", "https://example.com/bicycle", ["History"], false, -3, "", "Old Things", null],
    [
      "Colours that work in the dark",
      "https://example.com/dark-colours",
      ["Design", "Work"],
      false,
      -5,
      "For the new home page.",
      "Pixel Letter",
      4,
    ],
    ["Ten quiet train journeys", "https://example.com/trains", ["Travel"], true, -9, "Number four in May?", "Slow Travel", 5],
    ["What moss knows", "https://example.com/moss", ["Science", "Garden"], false, -12, "", "Field Notes", null],
    ["Writing clearer e-mails", "https://example.com/emails", ["Work"], true, -20, "Put the question first.", "Plain Words", 4],
    ["Growing tomatoes on a balcony", "https://example.com/tomatoes", ["Garden"], true, -27, "Start the seeds in March.", "Small Plots", 4],
    ["The mathematics of bread", "https://example.com/bread", ["Cooking", "Science"], false, -31, "", "Kitchen notes", null],
  ],
  figures: [count("Bookmarks"), chartOf("tags", "Bookmarks by tag")],
};
