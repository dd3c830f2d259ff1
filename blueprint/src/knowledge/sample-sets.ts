// Examples of a subject, for whoever wants other samples than the usual ones: "Italian dishes", "cocktails", "herbs".
// Names only; what else a row holds comes from the rows that are there.

/** Examples that belong together. */
export interface SampleSet {
  /** The words that mean the subject, in the singular and lower case. */
  words: readonly string[];
  /** The things that these can be rows of, by their singular. */
  of: readonly string[];
  /** What a row of it is, where a choice or a tag says so. */
  option: string;
  names: readonly string[];
}

const dishes = ["recipe", "meal"];

function set(words: string, of: readonly string[], names: string): SampleSet {
  const all = words.split(",");
  const [first = ""] = all;
  return { words: all, of, option: first.charAt(0).toUpperCase() + first.slice(1), names: names.split(",") };
}

/** All sets; where two share a word, the earlier one wins. */
export const sampleSets: readonly SampleSet[] = [
  set(
    "italian,italy",
    dishes,
    "Lasagne al forno,Risotto alla milanese,Spaghetti carbonara,Ossobuco,Caprese salad,Saltimbocca,Tiramisù,Panna cotta",
  ),
  set("indian,india", dishes, "Butter chicken,Palak paneer,Chana masala,Vegetable biryani,Dal tadka,Aloo gobi,Masala dosa,Mango lassi"),
  set("mexican,mexico", dishes, "Chicken enchiladas,Fish tacos,Guacamole,Pozole,Chilaquiles,Elote,Mole poblano,Churros"),
  set(
    "japanese,japan",
    dishes,
    "Chicken katsu curry,Okonomiyaki,Miso ramen,Salmon teriyaki,Vegetable tempura,Gyoza,Onigiri,Matcha pudding",
  ),
  set("french,france", dishes, "Boeuf bourguignon,Ratatouille,Quiche lorraine,Coq au vin,Onion soup,Niçoise salad,Crêpes,Crème brûlée"),
  set(
    "thai,thailand",
    dishes,
    "Pad thai,Green curry,Tom yum soup,Massaman curry,Larb,Basil chicken,Pineapple fried rice,Mango sticky rice",
  ),
  set("greek,greece", dishes, "Moussaka,Souvlaki,Spanakopita,Greek salad,Tzatziki,Dolmades,Gemista,Baklava"),
  set("spanish,spain", dishes, "Seafood paella,Tortilla española,Gazpacho,Patatas bravas,Pisto,Albóndigas,Croquetas,Churros con chocolate"),
  set(
    "chinese,china",
    dishes,
    "Mapo tofu,Kung pao chicken,Hot and sour soup,Egg fried rice,Dan dan noodles,Spring rolls,Steamed dumplings,Sesame balls",
  ),
  set(
    "german,germany",
    dishes,
    "Sauerbraten,Käsespätzle,Potato salad,Rouladen,Flammkuchen,Kartoffelpuffer,Apple strudel,Black Forest cake",
  ),
  set(
    "vegan",
    dishes,
    "Lentil bolognese,Chickpea curry,Roasted cauliflower,Black bean chilli,Tofu stir-fry,Stuffed peppers,Peanut noodles,Coconut rice pudding",
  ),
  set(
    "vegetarian",
    dishes,
    "Mushroom stroganoff,Spinach lasagne,Halloumi skewers,Vegetable chilli,Leek quiche,Pumpkin risotto,Bean burgers,Cheese soufflé",
  ),
  set(
    "dessert,sweet,cake,baking",
    dishes,
    "Chocolate mousse,Apple crumble,Cheesecake,Lemon tart,Brownies,Carrot cake,Rice pudding,Pavlova",
  ),
  set("soup", dishes, "Tomato soup,Chicken noodle soup,Leek and potato soup,Lentil soup,Pumpkin soup,Fish chowder,Borscht,Miso soup"),
  set(
    "breakfast",
    dishes,
    "Overnight oats,Scrambled eggs,Pancakes,Granola,Avocado toast,Porridge with berries,French toast,Green smoothie",
  ),
  set("drink,cocktail", dishes, "Mojito,Negroni,Margarita,Old fashioned,Daiquiri,Whisky sour,Spritz,Virgin mary"),
  set("herb", ["plant", "seed"], "Basil,Rosemary,Thyme,Mint,Parsley,Sage,Chives,Coriander"),
  set(
    "vegetable",
    ["plant", "seed", "product", "pantry item", "shopping item"],
    "Carrots,Tomatoes,Courgettes,Spinach,Onions,Peppers,Broccoli,Potatoes",
  ),
  set(
    "fruit",
    ["product", "pantry item", "shopping item", "plant", "seed"],
    "Apples,Bananas,Pears,Oranges,Grapes,Strawberries,Lemons,Plums",
  ),
  set(
    "succulent,cactus",
    ["plant"],
    "Aloe vera,Jade plant,Echeveria,Zebra haworthia,Burro's tail,Bunny-ear cactus,Christmas cactus,String of pearls",
  ),
  set("flower", ["plant", "seed", "product"], "Roses,Tulips,Sunflowers,Lavender,Peonies,Dahlias,Marigolds,Lilies"),
  set("office,stationery", ["product", "asset"], "Notebook,Fountain pen,Stapler,Desk lamp,Sticky notes,Ring binder,Whiteboard,Paper clips"),
  set("tool,hardware", ["product", "asset"], "Hammer,Screwdriver set,Cordless drill,Spirit level,Tape measure,Pliers,Hand saw,Work gloves"),
  set(
    "clothing,clothes,fashion",
    ["product", "packing item"],
    "Linen shirt,Wool jumper,Denim jacket,Rain coat,Cotton socks,Leather belt,Sun hat,Scarf",
  ),
  set(
    "strength,weightlifting",
    ["workout"],
    "Back squats,Bench press,Deadlifts,Overhead press,Barbell rows,Pull-ups,Lunges,Kettlebell circuit",
  ),
  set(
    "yoga",
    ["workout", "habit"],
    "Sun salutations,Morning flow,Hip openers,Balance practice,Evening stretch,Breathing practice,Restorative yoga,Power flow",
  ),
  set("cardio,endurance", ["workout"], "Easy run,Interval run,Rowing,Spin session,Hill repeats,Swim lengths,Jump rope,Long walk"),
  set(
    "household,cleaning",
    ["task", "chore"],
    "Vacuum the stairs,Clean the windows,Descale the kettle,Change the sheets,Wipe the shelves,Water the plants,Take out the recycling,Mop the kitchen",
  ),
  set(
    "school,study,university",
    ["task"],
    "Read chapter four,Write the essay,Prepare the presentation,Revise vocabulary,Solve the problem sheet,Return library books,Book a tutor,Plan the lab report",
  ),
  set(
    "garden,gardening",
    ["task", "chore"],
    "Prune the roses,Sow lettuce,Turn the compost,Mow the lawn,Repot the herbs,Mulch the beds,Pick the apples,Sharpen the shears",
  ),
];

/** The set that a subject means for a thing: by one of its words. */
export function setNamed(subject: string, thing: string): SampleSet | undefined {
  const words = subject
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "");
  const means = (word: string): boolean => words.some((said) => said === word || said === `${word}s` || said === `${word}es`);
  return sampleSets.find((one) => one.of.includes(thing) && one.words.some(means));
}
