import { choice, date, money, paragraph, text, title } from "../../field.ts";
import { chartOf, count, sum, type Thing } from "../../thing.ts";

/** Warranties and receipts. */
export const warranty: Thing = {
  one: "household item",
  many: "household items",
  words: ["warranty", "guarantee", "appliance", "home item", "possession", "belonging"],
  apps: ["warranty tracker", "home inventory", "household inventory", "warranty manager", "appliance tracker"],
  icon: "ShieldCheck",
  view: "table",
  hue: 208,
  tagline: "What you own, and how long it is covered",
  fields: [
    title("Item", { words: ["name", "product", "appliance", "title", "device"], placeholder: "Washing machine" }),
    text("Bought at", { words: ["shop", "store", "seller", "where", "retailer", "where bought"] }),
    date("Bought on", { words: ["purchase date", "date", "date bought", "date purchased"] }),
    date("Covered until", {
      words: [
        "expiry",
        "expiry date",
        "expiration date",
        "warranty end",
        "end date",
        "expires",
        "warranty until",
        "end of warranty",
        "warranty expiration",
        "warranty",
      ],
    }),
    money("Price", { words: ["cost", "value", "amount", "purchase price"] }),
    choice("Room", ["Kitchen", "Living room", "Bathroom", "Study", "Cellar"], { words: ["location", "place", "where kept", "category"] }),
    text("Serial number", { words: ["serial", "model", "model number"] }),
    paragraph("Notes", { words: ["note", "comment", "receipt"] }),
    choice("Category", ["Appliance", "Electronics", "Furniture", "Tools"], { presence: "named", words: ["type", "kind"] }),
  ],
  rows: [
    ["Washing machine", "Town Electric", -300, 430, 620, "Bathroom", "WM-20418", "Receipt in the blue folder.", "Appliance"],
    ["Fridge", "Town Electric", -900, 195, 840, "Kitchen", "FR-7713", "", "Appliance"],
    ["Laptop", "Old Mill Traders", -410, 320, 1290, "Study", "LT-90021", "Battery is covered for one year only.", "Electronics"],
    ["Coffee grinder", "Corner Roastery", -150, 580, 145, "Kitchen", "CG-118", "", "Appliance"],
    ["Loudspeakers", "Riverside Sound", -1000, -270, 380, "Living room", "LS-4402", "Expired, keep the box.", "Electronics"],
    ["Sofa", "Linden & Daughters", -620, 1200, 1750, "Living room", "", "Five years on the frame.", "Furniture"],
    ["Cordless drill", "Atlas Workshop", -700, 395, 140, "Cellar", "CD-3317", "Registered online.", "Tools"],
    ["Desk lamp", "Old Mill Traders", -60, 670, 89, "Study", "DL-55", "", "Electronics"],
  ],
  figures: [count("Things"), sum("price", "Worth in all"), chartOf("room", "Things by room")],
};
