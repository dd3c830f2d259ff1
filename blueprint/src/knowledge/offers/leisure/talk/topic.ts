import { choice, date, number, paragraph, title } from "../../../field.ts";
import { chartSum, count, sum, type Thing } from "../../../thing.ts";

/** Topics that people discuss or follow. */
export const topic: Thing = {
  one: "topic",
  many: "topics",
  words: [
    "discussion topic",
    "forum topic",
    "theme",
    "subject",
    "hashtag",
    "trending topic",
    "forum category",
    "interest group",
    "hot topic",
  ],
  apps: [],
  icon: "Hash",
  view: "cards",
  hue: 268,
  tagline: "What is talked about, and how lively",
  fields: [
    title("Name", { words: ["topic", "title", "theme"], placeholder: "Life in the quarter" }),
    paragraph("Description", { words: ["about", "detail", "text"] }),
    choice("Category", ["Living", "Leisure", "Learning", "Work", "World"], { words: ["type", "area", "section", "group"] }),
    number("Posts", { words: ["discussions", "threads", "messages", "number of posts"] }),
    number("Followers", { words: ["members", "subscribers", "people"] }),
    date("Last post on", { words: ["last active", "updated", "date", "last update"] }),
    choice("Status", ["Lively", "Quiet", "Archived"], { words: ["state", "activity"] }),
  ],
  rows: [
    ["Life in the quarter", "Neighbours, noise and nice surprises.", "Living", 486, 1240, 0, "Lively"],
    ["Cooking and baking", "What works, what burned.", "Leisure", 914, 2310, 0, "Lively"],
    ["Learning languages", "Partners, books and stubborn grammar.", "Learning", 372, 980, -1, "Lively"],
    ["Working from home", "Desks, calls and the missing commute.", "Work", 255, 760, -2, "Lively"],
    ["Gardens and balconies", "From window box to orchard.", "Leisure", 640, 1520, 0, "Lively"],
    ["Repair instead of buy", "Screws, glue and patience.", "Living", 298, 870, -4, "Quiet"],
    ["Travel by train", "Night trains, long routes, short changes.", "World", 421, 1105, -1, "Lively"],
    ["Exams and studies", "Plans for the last two weeks.", "Learning", 187, 540, -9, "Quiet"],
    ["First job", "Letters, interviews, the first day.", "Work", 143, 610, -14, "Quiet"],
    ["Nature and climate", "What we see change.", "World", 366, 1330, -1, "Lively"],
    ["Old announcements", "Kept for reading.", "Living", 92, 210, -180, "Archived"],
  ],
  figures: [count("Topics"), sum("posts", "Posts"), chartSum("posts", "category", "Posts by category")],
};
