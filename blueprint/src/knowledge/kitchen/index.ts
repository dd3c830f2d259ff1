import { recipe } from "./recipe.ts";
import { shoppingItem } from "./shopping-item.ts";

/** Things of the kitchen and the table. */
export const kitchen = [recipe, shoppingItem];
