import { choice, date, flag, number, paragraph, rating, text, time, title } from "../../field.ts";
import { chartOf, count, sum, type Thing } from "../../thing.ts";

/** Birds and other animals that were seen. */
export const sighting: Thing = {
  one: "sighting",
  many: "sightings",
  words: ["bird sighting", "bird", "bird observation", "wildlife sighting"],
  apps: ["bird log", "birding log", "birdwatching", "bird watching", "bird watching log", "birding", "life list", "wildlife log"],
  icon: "Bird",
  view: "cards",
  hue: 100,
  tagline: "What you saw, where and when",
  fields: [
    title("Species", { words: ["bird", "name", "animal", "kind", "bird name"], placeholder: "Kingfisher" }),
    date("Seen on", { words: ["date", "day", "date seen", "when"], required: true }),
    text("Place", { words: ["location", "where", "spot", "site"] }),
    number("Count", { words: ["number", "how many", "quantity"], min: 1 }),
    choice("Habitat", ["Forest", "Water", "Meadow", "Coast", "Garden", "Town"], { words: ["environment", "category", "type"] }),
    flag("First time", { verb: "Mark as first", on: "First time", off: "Seen before" }, { words: ["new", "lifer", "first"] }),
    paragraph("Notes", { words: ["note", "behaviour", "behavior", "comment", "description"] }),
    choice("Weather", ["Sunny", "Cloudy", "Rain", "Windy", "Fog"], { presence: "named" }),
    time("Time", { presence: "named", words: ["time of day", "hour"] }),
    rating("Rating", { presence: "named" }),
  ],
  rows: [
    ["Kingfisher", -1, "Mill pond", 1, "Water", false, "Three dives, two fish.", "Sunny", "07:20", 5],
    ["Barn owl", -4, "Old railway", 1, "Meadow", true, "Hunting along the ditch at dusk.", "Cloudy", "20:45", 5],
    ["Long-tailed tit", -6, "Hill wood", 9, "Forest", false, "A whole family in the birches.", "Cloudy", "09:10", 4],
    ["Oystercatcher", -12, "North beach", 4, "Coast", false, "Loud as always.", "Windy", "11:30", 3],
    ["House sparrow", -13, "Station Square", 14, "Town", false, "Under the café tables.", "Sunny", "12:15", 3],
    ["Redstart", -20, "Orchard", 2, "Garden", true, "Male, singing from the gutter.", "Sunny", "06:50", 5],
    ["Grey heron", -25, "Mill pond", 2, "Water", false, "Stood still for forty minutes.", "Fog", "08:00", 4],
    ["Common kestrel", -33, "Ridge trail", 1, "Meadow", false, "Hovering over the slope.", "Windy", "15:40", 4],
    ["Brent goose", -41, "North beach", 60, "Coast", true, "Heading south.", "Cloudy", "10:05", 5],
  ],
  figures: [count("Sightings"), sum("count", "Birds counted"), chartOf("habitat", "Sightings by habitat")],
};
