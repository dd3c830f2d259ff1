import type { Thing } from "../../thing.ts";
import { businessSale } from "./business/index.ts";
import { goodsSale } from "./goods/index.ts";
import { marketSale } from "./market/index.ts";

/** What is for sale. */
export const saleOffers: readonly Thing[] = [...businessSale, ...goodsSale, ...marketSale];
