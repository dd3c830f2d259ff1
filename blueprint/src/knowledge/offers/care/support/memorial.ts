import { date, number, paragraph, text, title } from "../../../field.ts";
import { count, sum, type Thing } from "../../../thing.ts";

/** Pages in memory of people. */
export const memorial: Thing = {
  one: "memorial",
  many: "memorials",
  words: ["memory page", "condolence page", "online memorial", "in memoriam", "tribute", "memory wall"],
  apps: [],
  icon: "Flame",
  view: "cards",
  hue: 38,
  tagline: "People who are remembered, and what is said of them",
  fields: [
    title("Name", { words: ["person", "deceased", "full name"], placeholder: "Margaret Hale" }),
    date("Born on", { words: ["birth date", "date of birth", "born"] }),
    date("Died on", { words: ["date of death", "death", "died", "passing"] }),
    text("Place", { words: ["home", "city", "location", "where"] }),
    paragraph("Life story", { words: ["text", "story", "biography", "obituary", "about"] }),
    text("Known for", { words: ["profession", "remembered for", "occupation", "quote"] }),
    number("Candles", { words: ["lights", "candles lit", "tributes"] }),
    number("Condolences", { words: ["messages", "entries", "comments"] }),
  ],
  rows: [
    ["Margaret Hale", -29700, -6, "Utrecht", "Taught three generations to read, and wrote to many of them.", "Her school garden", 148, 36],
    ["Anton Berg", -26300, -9, "Bergen", "Built boats for forty years and sailed each one himself.", "Wooden boats", 92, 21],
    ["Rosalind Adeyemi", -24100, -4, "Accra", "Her kitchen had room for everyone.", "Sunday dinners", 231, 64],
    ["Henrik Olsen", -31000, -11, "Bergen", "A forester who knew his trees by name.", "The beech walk", 57, 14],
    ["Teresa Lopes", -28200, -14, "Lisbon", "Sewed wedding dresses and kept every photograph.", "Fine needlework", 119, 40],
    ["Walter Kim", -22500, -19, "Montreal", "Climbed slowly and came back with stories.", "Mountain evenings", 84, 27],
    ["Edith Novak", -33200, -25, "Ljubljana", "Played the organ until she was ninety.", "Christmas concerts", 73, 19],
    ["Joseph Amadi", -25800, -3, "Accra", "Started the youth club with a ball and a key.", "The youth club", 305, 88],
    ["Clara Winter", -30400, -5, "Valencia", "Painted the same hill in all weathers.", "The hill paintings", 46, 12],
    ["Luis Ferrer", -21900, -8, "Valencia", "A neighbour with a guitar and an open door.", "Songs at midnight", 162, 51],
  ],
  figures: [count("Memorials"), sum("candles", "Candles"), sum("condolences", "Condolences")],
};
