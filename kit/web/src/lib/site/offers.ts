// What a site offers.
import type { LucideIcon } from "lucide-react";
import { formatPrice } from "../format";
import type { Motif, Pictogram } from "../scenes";
import type { Passage } from "./about-text";
import * as siteWords from "../../words/site";

/** Something that is offered. */
export interface Offer {
  /** The end of its address: `rooftop-solar`. */
  slug: string;
  name: string;
  text: string;
  icon: LucideIcon;
  /** What its picture shows, where that is known. */
  pictogram?: Pictogram;
  /** What it costs at least, in dollars. */
  price?: number;
  /** The price as it is written, where it is no least price. */
  cost?: string;
  /** What it includes, where that is not the same for all. */
  includes?: readonly string[];
}

/** What is offered, and what holds for all of it. */
export interface Offers {
  title: string;
  description?: string;
  /** The beginning of their addresses: `/offer`. */
  path: string;
  offers: readonly Offer[];
  includes: readonly string[];
  /** How it works, in its order. */
  steps: readonly Passage[];
  /** The motif of the other pictures. */
  motif: Motif;
}

/** `$22` where it is written so, else `from $45`; undefined where nothing is said of it. */
export function priceOf({ price, cost }: Offer): string | undefined {
  const least = price === undefined ? undefined : formatPrice(price, "USD");
  return cost ?? (least && siteWords.fromPrice({ price: least }));
}

/** Whether each offer has a page of its own: where there is more to say of it than its price. */
export function hasPages({ includes, offers }: Offers): boolean {
  return includes.length > 0 || offers.some((offer) => offer.includes !== undefined);
}
