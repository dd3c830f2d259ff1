import type { Thing } from "../../thing.ts";
import { lodgingStay } from "./lodging/index.ts";
import { placesStay } from "./places/index.ts";
import { travelStay } from "./travel/index.ts";
import { vehiclesStay } from "./vehicles/index.ts";

/** Where people stay, go and ride. */
export const stayOffers: readonly Thing[] = [...lodgingStay, ...placesStay, ...travelStay, ...vehiclesStay];
