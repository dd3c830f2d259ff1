import { choice, date, number, paragraph, text, title } from "../../../field.ts";
import { chartOf, count, sum, type Thing } from "../../../thing.ts";

/** Posts of a forum or community. */
export const forumPost: Thing = {
  one: "forum post",
  many: "forum posts",
  words: [
    "post",
    "thread",
    "discussion",
    "forum thread",
    "community post",
    "forum discussion",
    "discussion thread",
    "forum question",
    "message board post",
    "discussion post",
  ],
  apps: [],
  icon: "MessagesSquare",
  view: "list",
  hue: 248,
  tagline: "What people ask, answer and discuss",
  fields: [
    title("Title", { words: ["subject", "headline", "name", "question"], placeholder: "How do you keep basil alive?" }),
    choice("Category", ["Questions", "Ideas", "News", "Help", "Off topic"], {
      words: ["topic", "forum", "section", "board", "type", "tag"],
    }),
    text("Author", { words: ["poster", "writer", "user", "member", "by", "posted by"] }),
    date("Posted on", { words: ["date", "day", "when", "created", "published"], presence: "always" }),
    paragraph("Text", { words: ["content", "body", "message", "description", "post"] }),
    number("Replies", { words: ["answers", "comments", "reply count", "responses"] }),
    number("Likes", { words: ["upvotes", "votes", "like count", "hearts"] }),
    number("Views", { words: ["view count", "reads"] }),
    choice("Status", ["Open", "Solved", "Closed"], { words: ["state"], presence: "named" }),
  ],
  rows: [
    ["How do you keep basil alive?", "Questions", "Amara", 0, "Mine gives up after two weeks on the sill.", 14, 31, 260, "Open"],
    ["A tool library for the quarter", "Ideas", "Jonas", -1, "One drill for thirty flats would be enough.", 22, 87, 540, "Open"],
    ["Road works until Friday", "News", "Helen", -1, "The bus stops at the mill instead.", 5, 18, 410, "Closed"],
    ["Heating hums at night", "Help", "Mateo", -2, "A low tone, only between two and four.", 11, 9, 185, "Solved"],
    ["The best view in town", "Off topic", "Yara", -3, "Third floor of the car park, at sunset.", 37, 112, 890, "Open"],
    ["Which bicycle lock holds?", "Questions", "Kofi", -4, "The last two did not.", 19, 26, 330, "Solved"],
    ["Reading circle on Tuesdays", "Ideas", "Priya", -6, "Six people, one book, some cake.", 8, 44, 215, "Open"],
    ["Library opens on Sundays", "News", "Lena", -8, "From ten to four, starting next month.", 13, 96, 620, "Closed"],
    ["Window does not close", "Help", "Daniel", -9, "The frame has swollen after the rain.", 6, 7, 140, "Open"],
    ["What are you cooking tonight?", "Off topic", "Mei", -11, "Here it is soup again, and nobody minds.", 58, 73, 1040, "Open"],
    ["Seeds to swap", "Ideas", "Tomás", -13, "I have beans and too many sunflowers.", 16, 38, 295, "Closed"],
  ],
  figures: [count("Posts"), sum("replies", "Replies"), chartOf("category", "Posts by category")],
};
