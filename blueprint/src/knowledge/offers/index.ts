// Things as a product for the public has them: the car that is for rent has a price a day where one's own has a number
// plate, and a course on offer has places where one's own has progress. In such products these come before the others.
import type { Thing } from "../thing.ts";
import { careOffers } from "./care/index.ts";
import { contentOffers } from "./content/index.ts";
import { dataOffers } from "./data/index.ts";
import { learnOffers } from "./learn/index.ts";
import { leisureOffers } from "./leisure/index.ts";
import { peopleOffers } from "./people/index.ts";
import { saleOffers } from "./sale/index.ts";
import { stayOffers } from "./stay/index.ts";
import { workOffers } from "./work/index.ts";

/** Things that are on offer; where two answer to the same word, the earlier one wins. */
export const offers: readonly Thing[] = [
  ...contentOffers,
  ...saleOffers,
  ...stayOffers,
  ...learnOffers,
  ...peopleOffers,
  ...leisureOffers,
  ...workOffers,
  ...careOffers,
  ...dataOffers,
];
