import { choice, date, number, paragraph, text, title } from "../../field.ts";
import { chartOf, count, type Thing } from "../../thing.ts";

/** Seeds, beds and what grows in them. */
export const seed: Thing = {
  one: "crop",
  many: "crops",
  words: ["seed", "seed packet", "vegetable", "garden bed", "bed", "planting", "herb"],
  apps: [
    "garden planner",
    "garden journal",
    "garden log",
    "vegetable garden",
    "seed box",
    "seed collection",
    "allotment",
    "garden diary",
    "seed library",
  ],
  icon: "Carrot",
  view: "table",
  hue: 88,
  tagline: "What is sown where, and when to harvest",
  fields: [
    title("Crop", { words: ["name", "seed", "plant", "vegetable"], placeholder: "Runner beans" }),
    text("Variety", { words: ["sort", "type", "cultivar"] }),
    text("Bed", { words: ["location", "place", "row", "where", "garden bed"] }),
    date("Sown on", { words: ["sowing date", "date sown", "planted", "planting date", "date planted", "sown", "planted on"] }),
    date("Harvest from", { words: ["harvest", "harvest date", "expected harvest", "ready"] }),
    choice("Stage", ["Seed", "Seedling", "Growing", "Harvesting", "Finished"], { words: ["status", "state", "phase"] }),
    paragraph("Notes", { words: ["note", "comment"] }),
    number("Quantity", { presence: "named", words: ["packets", "amount", "how many", "count"] }),
    number("Yield", { presence: "named", words: ["harvest weight", "harvested"], unit: "kg" }),
  ],
  rows: [
    ["Runner beans", "Scarlet", "Bed 1", -38, 30, "Growing", "Needs the tall poles.", 2, 0],
    ["Carrots", "Early orange", "Bed 2", -52, 25, "Growing", "Thin out to a thumb's width.", 1, 0],
    ["Lettuce", "Butterhead", "Bed 2", -30, -2, "Harvesting", "Every second day one head.", 3, 1.8],
    ["Tomatoes", "Yellow pear", "Greenhouse", -70, 20, "Growing", "Water from below only.", 1, 0.4],
    ["Courgettes", "Round green", "Bed 3", -45, -5, "Harvesting", "Check daily, they explode.", 1, 6.2],
    ["Garlic", "Purple", "Bed 4", -210, -20, "Finished", "Hung in the shed to dry.", 1, 3.1],
    ["Kale", "Curly", "Bed 1", -14, 90, "Seedling", "Net against pigeons.", 2, 0],
    ["Radishes", "Long white", "Bed 2", -6, 22, "Seed", "", 2, 0],
    ["Sweet peas", "Mixed", "Fence", -60, 10, "Growing", "For cutting.", 1, 0],
  ],
  figures: [count("Crops"), chartOf("stage", "Crops by stage")],
};
