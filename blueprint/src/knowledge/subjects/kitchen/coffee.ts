import { choice, date, money, paragraph, rating, tags, text, title } from "../../field.ts";
import { average, chartOf, count, type Thing } from "../../thing.ts";

/** Coffees and how they were brewed. */
export const coffee: Thing = {
  one: "coffee",
  many: "coffees",
  words: ["coffee bean", "brew", "bean", "coffee tasting"],
  apps: ["coffee log", "coffee journal", "brew log", "tasting notes", "coffee tasting", "tasting log"],
  icon: "Coffee",
  view: "cards",
  hue: 28,
  tagline: "Beans, brews and what they tasted of",
  fields: [
    title("Coffee", { words: ["name", "title", "bean"], placeholder: "Kochere washed" }),
    text("Roaster", { words: ["maker", "producer", "brand"] }),
    text("Origin", { words: ["country", "region"] }),
    choice("Method", ["Filter", "Espresso", "French press", "Moka pot", "Cold brew"], {
      words: ["brew method", "brewing method", "preparation", "type"],
    }),
    rating(),
    date("Tasted on", { words: ["date", "day", "brewed on"] }),
    tags("Flavours", ["Fruity", "Floral", "Chocolate", "Nutty", "Citrus", "Caramel", "Spicy"], {
      words: ["flavour", "flavor", "tag", "tasting note", "taste", "aroma"],
    }),
    paragraph("Notes", { words: ["note", "comment", "impression"] }),
    choice("Roast", ["Light", "Medium", "Dark"], { presence: "named", words: ["roast level", "roast degree"] }),
    money("Price", { presence: "named", words: ["cost"] }),
  ],
  rows: [
    [
      "Kochere washed",
      "Corner Roastery",
      "Ethiopia",
      "Filter",
      5,
      -1,
      ["Floral", "Citrus"],
      "15 g to 250 g, 93 °C. Jasmine and lemon.",
      "Light",
      14,
    ],
    ["Finca La Loma", "Harbour Coffee", "Colombia", "Espresso", 4, -3, ["Caramel", "Nutty"], "18 in, 38 out, 29 seconds.", "Medium", 12],
    ["Kirinyaga AA", "North Mill", "Kenya", "Filter", 5, -6, ["Fruity", "Citrus"], "Blackcurrant, very clean.", "Light", 16],
    ["House blend", "Corner Roastery", "Brazil and India", "Moka pot", 3, -8, ["Chocolate", "Nutty"], "Good with milk.", "Dark", 9],
    [
      "Sumatra Mandheling",
      "Old Town Roasters",
      "Indonesia",
      "French press",
      3,
      -12,
      ["Spicy", "Chocolate"],
      "Heavy body, four minutes is enough.",
      "Dark",
      11,
    ],
    ["Las Flores honey", "North Mill", "Nicaragua", "Filter", 4, -15, ["Caramel", "Fruity"], "Sweeter when it cools.", "Medium", 13],
    ["Yirgacheffe natural", "Harbour Coffee", "Ethiopia", "Cold brew", 4, -19, ["Fruity"], "Sixteen hours in the fridge.", "Light", 15],
    ["Antigua", "Old Town Roasters", "Guatemala", "Espresso", 4, -24, ["Chocolate", "Spicy"], "A little coarser next time.", "Medium", 12],
  ],
  figures: [count("Coffees tasted"), average("rating", "Average rating"), chartOf("method", "Coffees by method")],
};
