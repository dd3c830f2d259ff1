// Things as a product for the public has them: the car that is for rent has a price a day where one's own has a number
// plate, and a course on offer has places where one's own has progress. In such products these come before the others.
import type { Thing } from "../thing.ts";

/** Things that are on offer. */
export const offers: readonly Thing[] = [];
