import type { Thing } from "../../../thing.ts";
import { apartment } from "./apartment.ts";
import { campsite } from "./campsite.ts";
import { hotelRoom } from "./hotel-room.ts";
import { hotel } from "./hotel.ts";

/** Things of this part of the subject. */
export const lodgingStay: readonly Thing[] = [apartment, campsite, hotelRoom, hotel];
