import type { Thing } from "../../../thing.ts";
import { restaurant } from "./restaurant.ts";
import { spaTreatment } from "./spa-treatment.ts";
import { venue } from "./venue.ts";

/** Things of this part of the subject. */
export const placesStay: readonly Thing[] = [restaurant, spaTreatment, venue];
