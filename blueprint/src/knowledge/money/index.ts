import { expense } from "./expense.ts";

/** Things of money. */
export const money = [expense];
