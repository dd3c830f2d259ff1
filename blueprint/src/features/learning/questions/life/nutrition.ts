import { readSubject } from "../read-subject.ts";

/** Nutrients and a balanced diet. */
export const nutrition = readSubject(
  {
    id: "nutrition",
    title: "Nutrition",
    words: /\b(?:nutrition|nutrients?|diets?|dietary|calor(?:y|ies|ie)|vitamins?|healthy eating|meals?)\b/,
  },
  `
  Nutrients | Which nutrient is the main material of muscles? | Protein | Fibre | Starch | Salt | Muscles are built of proteins, which are chains of amino acids.
  Nutrients | Which nutrient gives the most energy per gram? | Fat | Protein | Sugar | Fibre | Fat has about 9 kcal per gram, protein and carbohydrates about 4.
  Nutrients | What is starch? | A carbohydrate | A fat | A vitamin | A mineral | Starch is a chain of sugar units, as in bread and potatoes.
  Nutrients | What does fibre mainly help? | Digestion | Eyesight | Hearing | Hair colour | Fibre feeds the gut and keeps food moving.
  Vitamins and minerals | Which fruit group is known for vitamin C? | Citrus fruits | Coconuts | Dates | Olives | Oranges and lemons once kept sailors free of scurvy.
  Vitamins and minerals | Which mineral do bones need most? | Calcium | Copper | Iodine | Zinc | About 99% of the body's calcium is in bones and teeth.
  Vitamins and minerals | A lack of which mineral often causes anaemia? | Iron | Sodium | Fluoride | Calcium | Iron is at the centre of haemoglobin, which carries oxygen.
  Vitamins and minerals | Which vitamin is found in carrots as its precursor? | Vitamin A | Vitamin K | Vitamin B12 | Vitamin D | The body turns beta-carotene into vitamin A.
  Balance | Which drink is best against everyday thirst? | Water | Lemonade | Energy drink | Milkshake | Water has no sugar and all that thirst asks for.
  Balance | Which bread has more fibre? | Wholegrain bread | White bread | Toast bread | Milk bread | Wholegrain flour keeps the bran, where the fibre is.
  Balance | Which food is rich in plant protein? | Lentils | Lettuce | Cucumber | Apple | Dry lentils are about one quarter protein.
  Balance | What does a food label list first among the ingredients? | What there is most of | What is cheapest | What is healthiest | What comes first in the alphabet | Ingredients stand in order of weight.`,
);
