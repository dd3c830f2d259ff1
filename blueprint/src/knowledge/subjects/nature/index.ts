import { hike } from "./hike.ts";
import { pet } from "./pet.ts";
import { plant } from "./plant.ts";
import { seed } from "./seed.ts";
import { sighting } from "./sighting.ts";
import { vetVisit } from "./vet-visit.ts";

/** Things of plants, animals and the outdoors. */
export const nature = [sighting, hike, plant, seed, pet, vetVisit];
