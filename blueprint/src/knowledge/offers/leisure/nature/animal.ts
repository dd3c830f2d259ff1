import { choice, number, paragraph, text, title } from "../../../field.ts";
import { chartOf, count, sum, type Thing } from "../../../thing.ts";

/** Animals in the wild, as a reserve or a field guide shows them. */
export const animal: Thing = {
  one: "animal",
  many: "animals",
  words: ["wild animal", "wildlife", "bird", "creature", "zoo animal", "endangered animal", "fish", "mammal", "wildlife animal", "reptile"],
  apps: [],
  icon: "PawPrint",
  view: "cards",
  hue: 96,
  tagline: "The animals that live here, and how they are",
  fields: [
    title("Name", { words: ["animal", "common name"], placeholder: "Grey heron" }),
    choice("Group", ["Birds", "Mammals", "Reptiles", "Amphibians", "Fish", "Insects"], { words: ["class", "category", "type", "kind"] }),
    text("Habitat", { words: ["where it lives", "place", "location", "region"] }),
    choice("Diet", ["Plants", "Meat", "Both"], { words: ["food", "feeding", "eats"] }),
    number("Weight", { words: ["mass"], unit: "kg" }),
    number("Count", { words: ["population", "number", "how many", "individuals"] }),
    choice("Status", ["Common", "Rare", "Threatened"], { words: ["conservation status", "state", "threat"] }),
    paragraph("Description", { words: ["detail", "about", "note", "behaviour"] }),
  ],
  rows: [
    ["Grey heron", "Birds", "River banks", "Meat", 1.6, 48, "Common", "Stands still until the fish forgets it."],
    ["Red fox", "Mammals", "Woods and gardens", "Both", 6.5, 32, "Common", "Hunts at dusk, sleeps in the hedge."],
    ["Fire salamander", "Amphibians", "Damp forest", "Meat", 0.04, 210, "Rare", "Walks after rain, yellow on black."],
    ["European otter", "Mammals", "Clear rivers", "Meat", 8.2, 9, "Threatened", "Two families between the weirs."],
    ["Barn owl", "Birds", "Farm buildings", "Meat", 0.33, 14, "Rare", "Nests in the old tower."],
    ["Grass snake", "Reptiles", "Ponds", "Meat", 0.24, 65, "Common", "Harmless, swims well."],
    ["Brown trout", "Fish", "Upper stream", "Meat", 1.1, 420, "Common", "Needs cold, fast water."],
    ["Stag beetle", "Insects", "Oak wood", "Plants", 0.006, 130, "Threatened", "Five years a larva, one summer a beetle."],
    ["Roe deer", "Mammals", "Forest edge", "Plants", 24, 57, "Common", "Seen at first light."],
    ["Kingfisher", "Birds", "Slow streams", "Meat", 0.04, 11, "Rare", "A blue line over the water."],
    ["Pond turtle", "Reptiles", "Reed beds", "Both", 0.7, 8, "Threatened", "Sunbathes on the fallen birch."],
  ],
  figures: [count("Animals"), sum("count", "Individuals"), chartOf("group", "Animals by group")],
};
