import { type Row, defineEntity } from "@/lib/entity";
import * as field from "@/lib/fields";

export type Recipe = Row<typeof recipes>;

export const recipes = defineEntity({
  name: "recipe",
  noun: { one: "recipe", many: "recipes" },
  home: { path: "/", title: "Recipes" },
  rowPath: "/recipes",
  title: "title",
  fields: {
    title: field.text({ label: "Title", required: true, placeholder: "Lemon roast chicken" }),
    cuisine: field.choice({ label: "Cuisine", options: ["Italian", "Indian", "French"] }),
    cookingTime: field.duration({ label: "Cooking time" }),
    servings: field.number({
      label: "Servings",
      min: 1,
      unit: { one: "serving", many: "servings" },
    }),
    price: field.money({ label: "Price", currency: "EUR" }),
    ingredients: field.lines({
      label: "Ingredients",
      noun: { one: "ingredient", many: "ingredients" },
    }),
    method: field.paragraph({ label: "Method" }),
    cookedOn: field.date({ label: "Last cooked" }),
    rating: field.rating({ label: "Rating" }),
    tags: field.tags({ label: "Tags", suggestions: ["Quick", "Vegan"] }),
    isFavourite: field.flag({ label: "Favourite", states: ["Favourite", "Other"] }),
    source: field.link({ label: "Source" }),
  },
  samples: () => [
    {
      title: "Lemon roast chicken",
      cuisine: "French",
      cookingTime: 85,
      servings: 4,
      rating: 5,
      tags: ["Quick"],
    },
    {
      title: "Chickpea curry",
      cuisine: "Indian",
      cookingTime: 40,
      servings: 4,
      price: 6.5,
      tags: ["Vegan", "Quick"],
    },
    { title: "Crêpes", cuisine: "French", servings: 2, isFavourite: true },
  ],
});
