// A blueprint that the tests write out: cards and a list, ratings, favourites, tags, and lines sent from one to the other.
import { readData } from "../knowledge/data/data-files.ts";
import { Blueprint } from "../schema/blueprint.ts";

/** A recipe box with ratings and a shopping list. */
export const recipeBox = readData("examples/recipe-box.json", Blueprint);
