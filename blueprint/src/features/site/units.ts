// The units of this group.
import type { UnitsOf } from "../unit/unit.ts";
import { contactUnit } from "./answer/contact/contact-unit.ts";
import { faqUnit } from "./answer/faq/faq-unit.ts";
import { formUnit } from "./answer/form/form-unit.ts";
import { storiesUnit } from "./answer/stories/stories-unit.ts";
import { aboutUnit } from "./company/about/about-unit.ts";
import { pricingUnit } from "./company/pricing/pricing-unit.ts";
import { servicesUnit } from "./company/offered/offered-unit.ts";
import { timelineUnit } from "./company/timeline/timeline-unit.ts";
import { galleryUnit } from "./media/gallery/gallery-unit.ts";
import { linksUnit } from "./media/links/links-unit.ts";
import { newsletterUnit } from "./newsletter/newsletter-unit.ts";
import { heroUnit } from "./opening/hero/hero-unit.ts";
import type { siteWords } from "./words.ts";

/** The group's units, by kind. */
export const siteUnits: UnitsOf<keyof typeof siteWords> = {
  newsletter: newsletterUnit,
  hero: heroUnit,
  about: aboutUnit,
  services: servicesUnit,
  contact: contactUnit,
  form: formUnit,
  faq: faqUnit,
  stories: storiesUnit,
  pricing: pricingUnit,
  timeline: timelineUnit,
  gallery: galleryUnit,
  links: linksUnit,
};
