// What a site offers.
import type { LucideIcon } from "lucide-react";
import type { Motif } from "../scenes";
import type { Passage } from "./about";

/** Something that is offered. */
export interface Offer {
  /** The end of its address: `/offer/rooftop-solar`. */
  slug: string;
  name: string;
  text: string;
  icon: LucideIcon;
}

/** What is offered, and what holds for all of it. */
export interface Offers {
  title: string;
  description: string;
  offers: readonly Offer[];
  includes: readonly string[];
  /** How it works, in its order. */
  steps: readonly Passage[];
  /** The motif of their pictures. */
  motif: Motif;
}

/** The address of an offer. */
export function offerPath({ slug }: Offer): string {
  return `/offer/${slug}`;
}
