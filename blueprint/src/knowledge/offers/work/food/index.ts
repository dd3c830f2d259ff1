import type { Thing } from "../../../thing.ts";
import { foodDistribution } from "./food-distribution.ts";
import { foodDonation } from "./food-donation.ts";

/** Food that is given away. */
export const foodOffers: readonly Thing[] = [foodDistribution, foodDonation];
