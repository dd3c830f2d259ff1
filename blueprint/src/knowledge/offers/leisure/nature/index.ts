import type { Thing } from "../../../thing.ts";
import { animalDetection } from "./animal-detection.ts";
import { animal } from "./animal.ts";
import { species } from "./species.ts";

/** Animals, species and where they were seen. */
export const natureOffers: readonly Thing[] = [animalDetection, animal, species];
