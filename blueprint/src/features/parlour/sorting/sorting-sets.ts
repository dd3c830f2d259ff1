// What is sorted into what, and why: the items of a set stand by level, easy ones first.

/** A container, with the colour in which it is drawn. */
export interface Container {
  id: string;
  name: string;
  colour: string;
}

/** An item, the container where it belongs, how it is drawn, and the reason that is told. */
export interface SortedItem {
  name: string;
  into: string;
  shape: "bottle" | "can" | "paper" | "fruit" | "box" | "battery" | "leaf" | "bag" | "ball" | "creature";
  colour: string;
  /** Written on the drawing; empty for none. */
  mark: string;
  why: string;
}

/** Containers and items of one subject. */
export interface SortingSet {
  id: string;
  title: string;
  words: RegExp;
  containers: readonly Container[];
  items: readonly SortedItem[];
}

/** Reads an item from one line: name | container | shape | colour | reason. */
function item(line: string): SortedItem {
  const [name = "", into = "", shape = "", colour = "", why = "", mark = ""] = line.split(" | ");
  const known = SHAPES.find((candidate) => candidate === shape);
  if (known === undefined) throw new Error(`There is no shape ${shape}.`);
  return { name, into, shape: known, colour, mark, why };
}

const SHAPES: readonly SortedItem["shape"][] = ["bottle", "can", "paper", "fruit", "box", "battery", "leaf", "bag", "ball", "creature"];

const waste: SortingSet = {
  id: "waste",
  title: "Sort the waste",
  words: /\b(?:recycl|waste|trash|garbage|rubbish|litter|bins?\b)/,
  containers: [
    { id: "paper", name: "Paper", colour: "#2f6fde" },
    { id: "glass", name: "Glass", colour: "#2e8b57" },
    { id: "plastic", name: "Plastic and metal", colour: "#d9a400" },
    { id: "food", name: "Food waste", colour: "#8a5a2b" },
  ],
  items: [
    "Newspaper | paper | paper | #e8e4d8 | Old paper is turned into new paper.",
    "Jam jar | glass | bottle | #9fd8c4 | Glass is melted and becomes glass again, as often as you like.",
    "Drinks can | plastic | can | #d84b4b | Cans are metal: they can become a bicycle one day.",
    "Apple core | food | fruit | #e0503c | Fruit turns into soil for new plants.",
    "Cardboard box | paper | box | #c89b66 | Cardboard is thick paper. Fold it flat first.",
    "Water bottle of plastic | plastic | bottle | #7ec8f2 | Plastic bottles are made into new things, even pullovers.",
    "Banana peel | food | fruit | #f2cf3a | Peel feeds worms, and the worms make soil.",
    "Green glass bottle | glass | bottle | #3f9d5a | Green glass becomes green glass again.",
    "Drawing on paper | paper | paper | #f6d9e4 | A drawing is paper too. Keep the best ones!",
    "Yoghurt pot | plastic | can | #f4f4f4 | A pot of plastic, scraped empty, goes with the plastic.",
    "Autumn leaves | food | leaf | #d9822b | Leaves rot to soil, just like peel.",
    "Shopping bag of plastic | plastic | bag | #b08be0 | Plastic bags must not fly into the sea.",
  ].map(item),
};

const parity: SortingSet = {
  id: "parity",
  title: "Sort the numbers",
  words: /\b(?:odd|even|numbers?|maths?|arithmetic)\b/,
  containers: [
    { id: "even", name: "Even", colour: "#2f6fde" },
    { id: "odd", name: "Odd", colour: "#c2477f" },
  ],
  items: [4, 7, 10, 13, 18, 21, 36, 45, 52, 77, 90, 101].map((number, index) => ({
    ...{ name: `The number ${number}`, into: number % 2 === 0 ? "even" : "odd", shape: "ball" as const, mark: String(number) },
    colour: ["#f2cf3a", "#7ec8f2", "#9fd8c4"][index % 3] ?? "#f2cf3a",
    why: number % 2 === 0 ? `${number} can be shared by two with nothing left.` : `${number} shared by two leaves one over.`,
  })),
};

const animals: SortingSet = {
  id: "animals",
  title: "Bring the animals home",
  words: /\b(?:animals?|habitats?|zoo|wildlife|farm|creatures?)\b/,
  containers: [
    { id: "water", name: "Water", colour: "#2f6fde" },
    { id: "forest", name: "Forest", colour: "#2e8b57" },
    { id: "farm", name: "Farm", colour: "#b3541e" },
  ],
  items: [
    "Dolphin | water | creature | #7ec8f2 | Dolphins live in the sea and come up to breathe.",
    "Fox | forest | creature | #e07b39 | Foxes dig their dens in the forest.",
    "Cow | farm | creature | #f4f4f4 | Cows give milk on the farm.",
    "Octopus | water | creature | #c97bd1 | An octopus has eight arms and three hearts.",
    "Owl | forest | creature | #b08b5e | Owls hunt between the trees at night.",
    "Hen | farm | creature | #f2cf3a | Hens lay eggs on the farm.",
    "Salmon | water | creature | #f28c8c | Salmon swim from the sea up the rivers.",
    "Deer | forest | creature | #c89b66 | Deer hide among the trees.",
    "Sheep | farm | creature | #eeeeee | Sheep give wool.",
    "Seahorse | water | creature | #f2a93a | Seahorses hold on to sea grass with their tails.",
    "Squirrel | forest | creature | #d86f45 | Squirrels hide nuts in the forest.",
    "Pig | farm | creature | #f4b6c2 | Pigs live on the farm and are very clever.",
  ].map(item),
};

const sets: readonly SortingSet[] = [waste, animals, parity];

/** The set of this id; waste for an unknown one. */
export function sortingSetOf(id: string): SortingSet {
  return sets.find((set) => set.id === id) ?? waste;
}

/** The set that the words ask for; waste where they name none. */
export function sortingSetIn(words: string): SortingSet {
  return sets.find((set) => set.words.test(words)) ?? waste;
}
