import { coffee } from "./coffee.ts";
import { meal } from "./meal.ts";
import { pantryItem } from "./pantry-item.ts";
import { recipe } from "./recipe.ts";
import { restaurant } from "./restaurant.ts";
import { shoppingItem } from "./shopping-item.ts";
import { wine } from "./wine.ts";

/** Things of the kitchen and the table. */
export const kitchen = [recipe, shoppingItem, meal, wine, coffee, restaurant, pantryItem];
