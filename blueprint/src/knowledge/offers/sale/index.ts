import type { Thing } from "../../thing.ts";

/** Things of this subject. */
export const saleOffers: readonly Thing[] = [];
