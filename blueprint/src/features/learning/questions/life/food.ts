import { readSubject } from "../read-subject.ts";

/** Cooking, dishes and where food comes from. */
export const food = readSubject(
  {
    id: "food",
    title: "Food and cooking",
    words: /\b(?:foods?|cook(?:s|ing)?|recipes?|culinary|cuisines?|kitchen|chefs?|baking|restaurants?|dishes)\b/,
  },
  `
  Dishes | Which country does sushi come from? | Japan | Thailand | Korea | Vietnam | Sushi is Japanese: vinegared rice with fish or vegetables.
  Dishes | What is the main ingredient of hummus? | Chickpeas | Lentils | Aubergine | Peas | Chickpeas are mashed with tahini, lemon and garlic.
  Dishes | Which dish is a Spanish rice dish from Valencia? | Paella | Risotto | Pilaf | Biryani | Paella is named after the wide pan in which it is cooked.
  Dishes | What is guacamole made of? | Avocado | Spinach | Peas | Basil | Ripe avocado is mashed with lime, onion and salt.
  Ingredients | Which spice is made from crocus flowers? | Saffron | Turmeric | Paprika | Cumin | The threads are picked by hand, which makes saffron so dear.
  Ingredients | What is tofu made from? | Soya beans | Rice | Milk | Wheat | Soya milk is set and pressed, much like cheese.
  Ingredients | Which nut is marzipan made from? | Almond | Walnut | Cashew | Peanut | Marzipan is ground almonds with sugar.
  Ingredients | What makes bread dough rise? | Yeast | Salt | Oil | Starch | Yeast turns sugar into gas, which lifts the dough.
  Kitchen skills | At which temperature does water boil at sea level? | 100 °C | 80 °C | 120 °C | 90 °C | Higher up it boils earlier, because the air presses less.
  Kitchen skills | What does "al dente" mean? | Firm to the bite | Very soft | Fried crisp | Served cold | Italian for "to the tooth": pasta that still has some bite.
  Kitchen skills | What does blanching mean? | Boiling briefly, then cooling | Frying in deep fat | Drying in the oven | Baking under foil | It keeps colour and bite, and loosens skins.
  Kitchen skills | Why are separate boards used for raw meat and salad? | To keep germs apart | To save time | To keep knives sharp | To keep flavours strong | Germs of raw meat must not reach what is eaten raw.`,
);
