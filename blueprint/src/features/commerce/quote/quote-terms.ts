// Of what a quote is made: what its price is multiplied by, and the extras that add to it, as the prompt names them.
import { anyOf } from "../parts/any-of.ts";

/** An extra and its share of the price, in per cent. */
export interface QuoteExtra {
  label: string;
  share: number;
}

const TRAVEL = anyOf("trip,tour,travel,package,holiday,hotel,flight,cruise,excursion,vacation,safari,campsite,room,apartment,villa");
const WORK = anyOf(
  "service,consultant,consultation,cleaning,repair,design,photography,lesson,tutor,session,treatment,coaching,coach,training,freelancer,plumber,electrician,renovation,landscaping",
);

const EXTRAS: readonly [RegExp, QuoteExtra][] = [
  [/\bhotel/, { label: "Superior hotel", share: 25 }],
  [/\bflight/, { label: "Flight", share: 40 }],
  [/\btransport|\btransfer|\bshuttle/, { label: "Private transport", share: 12 }],
  [/\bgolf/, { label: "Extra round of golf", share: 15 }],
  [/\bbreakfast|\bmeal|\bcatering/, { label: "Meals", share: 15 }],
  [/\bguide/, { label: "Private guide", share: 20 }],
  [/\binsurance/, { label: "Insurance", share: 6 }],
  [/\bdelivery|\bshipping/, { label: "Delivery", share: 8 }],
  [/\binstall/, { label: "Installation", share: 18 }],
  [/\bsupport|\bmaintenance/, { label: "Support for a year", share: 15 }],
];

const USUAL: readonly QuoteExtra[] = [
  { label: "Priority handling", share: 15 },
  { label: "Extended cover", share: 8 },
];

/** What a quote for this thing asks for: the label of the number that the price is multiplied by, and the extras. */
export function quoteTerms(thing: string, prompt: string): { count: string; extras: QuoteExtra[] } {
  const named = EXTRAS.filter(([words]) => words.test(prompt)).map(([, extra]) => extra);
  const extras = named.length > 0 ? named.slice(0, 5) : [...USUAL];
  if (TRAVEL.test(thing)) return { count: "People", extras };
  return { count: WORK.test(thing) ? "Hours" : "Quantity", extras };
}
