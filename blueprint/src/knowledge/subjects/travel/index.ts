import { packingItem } from "./packing-item.ts";
import { place } from "./place.ts";
import { trip } from "./trip.ts";

/** Things of journeys. */
export const travel = [trip, place, packingItem];
