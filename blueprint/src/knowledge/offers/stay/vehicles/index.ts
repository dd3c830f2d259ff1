import type { Thing } from "../../../thing.ts";
import { bike } from "./bike.ts";
import { boat } from "./boat.ts";
import { parkingSpace } from "./parking-space.ts";
import { rentalCar } from "./rental-car.ts";

/** Things of this part of the subject. */
export const vehiclesStay: readonly Thing[] = [bike, boat, parkingSpace, rentalCar];
