import type { Thing } from "../../../thing.ts";
import { attraction } from "./attraction.ts";
import { flight } from "./flight.ts";
import { tour } from "./tour.ts";
import { trainConnection } from "./train-connection.ts";
import { travelPackage } from "./travel-package.ts";

/** Things of this part of the subject. */
export const travelStay: readonly Thing[] = [attraction, flight, tour, trainConnection, travelPackage];
