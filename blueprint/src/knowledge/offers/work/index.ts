import type { Thing } from "../../thing.ts";
import { customersOffers } from "./customers/index.ts";
import { hiringOffers } from "./hiring/index.ts";
import { insuranceOffers } from "./insurance/index.ts";

/** Things of this subject. */
export const workOffers: readonly Thing[] = [...customersOffers, ...hiringOffers, ...insuranceOffers];
