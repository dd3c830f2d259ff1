import { choice, date, flag, paragraph, rating, text, title } from "../../field.ts";
import { chartOf, count, type Thing } from "../../thing.ts";

/** Places to see. */
export const place: Thing = {
  one: "place",
  many: "places",
  words: ["destination", "spot", "sight", "landmark", "attraction"],
  apps: ["places to visit", "bucket list", "travel bucket list", "city guide", "travel wishlist", "travel guide"],
  icon: "MapPin",
  view: "cards",
  hue: 168,
  tagline: "Places to see, and places seen",
  fields: [
    title("Name", { words: ["place", "title"], placeholder: "Moss garden" }),
    text("Where", { words: ["location", "city", "country", "address", "region", "area"] }),
    choice("Kind", ["City", "Nature", "Museum", "Beach", "View", "Village"], { words: ["category", "type"] }),
    flag("Visited", { verb: "Mark as visited", on: "Visited", off: "To visit" }, { words: ["seen", "been there"], presence: "always" }),
    rating(),
    date("Visited on", { words: ["date", "visit date", "date visited"] }),
    paragraph("Notes", { words: ["note", "description", "why", "comment", "tip"] }),
    choice("Season", ["Spring", "Summer", "Autumn", "Winter"], { presence: "named", words: ["best season", "best time"] }),
  ],
  rows: [
    ["Moss garden", "Kyoto, Japan", "Nature", true, 5, -184, "Go early, sit down, wait.", "Autumn"],
    ["Old observatory", "Bergen, Norway", "View", true, 4, -305, "Open on Wednesdays.", "Winter"],
    ["Blue tile museum", "Lisbon, Portugal", "Museum", false, null, null, "Ask for the attic.", "Spring"],
    ["Salt pans", "Piran, Slovenia", "Nature", true, 5, -68, "Sunset light, bring water.", "Summer"],
    ["Harbour market", "Accra, Ghana", "City", false, null, null, "With Kofi's uncle.", "Winter"],
    ["White beach", "Lagos, Portugal", "Beach", false, null, null, "Behind the second cliff.", "Summer"],
    ["Village of clocks", "Jura, Switzerland", "Village", true, 3, -410, "Everything closes at noon.", "Autumn"],
    ["City of canals", "Utrecht, Netherlands", "City", true, 4, -150, "Walk along the wharves.", "Spring"],
  ],
  figures: [count("Places"), chartOf("visited", "Visited and to visit", "ring"), chartOf("kind", "Places by kind")],
};
