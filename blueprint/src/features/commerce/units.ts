// The units of this group.
import { applyUnit } from "./apply/apply-unit.ts";
import { bidUnit } from "./bid/bid-unit.ts";
import { payUnit } from "./pay/pay-unit.ts";
import type { UnitsOf } from "../unit/unit.ts";
import { bookUnit } from "./book/book-unit.ts";
import { buyUnit } from "./buy/buy-unit.ts";
import type { commerceWords } from "./words.ts";

/** The group's units, by kind. */
export const commerceUnits: UnitsOf<keyof typeof commerceWords> = {
  buy: buyUnit,
  book: bookUnit,
  apply: applyUnit,
  bid: bidUnit,
  pay: payUnit,
};
