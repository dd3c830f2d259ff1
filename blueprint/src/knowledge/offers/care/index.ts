import type { Thing } from "../../thing.ts";
import { hospitalOffers } from "./hospital/index.ts";
import { supportOffers } from "./support/index.ts";

/** Things of this subject. */
export const careOffers: readonly Thing[] = [...hospitalOffers, ...supportOffers];
