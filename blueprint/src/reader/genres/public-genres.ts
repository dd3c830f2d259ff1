// Products that visitors open without being asked for anything: sites to read, shops, places to book.
import type { Genre, GenreFeature } from "./genre.ts";

const hero: GenreFeature = { kind: "hero", of: "none" };
const about: GenreFeature = { kind: "about", of: "none" };
const services: GenreFeature = { kind: "services", of: "none" };
const contact: GenreFeature = { kind: "contact", of: "none" };

/** The site of somebody who wants to be found. */
export const brochure: Genre = {
  ...{ id: "brochure", kind: "site", opens: "front", reach: "visitor" },
  head: /\b(?:landing|brochure|company|business|corporate|agency|firm|institute|institution|organi[sz]ation|charity|foundation|club|clinic|hospital|restaurant|cafe|café|bakery|hotel|salon|studio|gym|church|school|university|museum|shelter|adoption|donations?|fundraising|ngo|non-?profit|zoo|aquarium|theat(?:er|re)|cinema|library website|one-page|single-page|promotional|promotion|marketing|solutions)\b/,
  purpose:
    /\bfor (?:a|an|the|my|our) (?:\w+[ -]){0,4}(?:company|business|agency|firm|institute|institution|organi[sz]ation|charity|foundation|club|clinic|hospital|restaurant|cafe|café|bakery|hotel|salon|barber ?shop|studio|gym|church|school|university|museum|shelter|zoo|theat(?:er|re)|cinema|dentist|lawyer|florist|winery|brewery|operator|provider|manufacturer|startup|start-up|brand|practice|band|wedding|festival|conference|event|day)\b|\b(?:promote|promoting|showcase|showcasing|introduce|introducing|advertise|advertising)\b/,
  features: [hero, about, services, contact],
};

/** Genres of products for the public, the more special first. */
export const publicGenres: readonly Genre[] = [
  {
    ...{
      id: "jobs",
      kind: "community",
      head: /\b(?:jobs?|careers?|recruit\w*|recruitment|internships?|employment|vacanc\w+|freelance\w*)\b/,
      opens: "front",
      reach: "keeper",
    },
    thing: { noun: "job", unless: /job|internship|vacanc|position|opening/ },
    features: [hero, { kind: "apply", of: "main" }],
  },
  {
    ...{ id: "media", kind: "site", opens: "front", reach: "visitor" },
    head: /\b(?:podcasts?|(?:music|video|movie|film|audio) (?:streaming|platform|library|site|portal)|streaming|radio|comics?|webtoons?|audiobooks?)\b/,
    features: [hero, { kind: "collect", of: "main" }],
  },
  {
    ...{ id: "event", kind: "site", opens: "front", reach: "visitor" },
    head: /\b(?:(?:virtual|online|local|music|tech|community) events?|events? (?:platform|registration|listing|calendar)|conferences?|webinars?|meetups?)\b/,
    thing: { noun: "event", unless: /event|conference|webinar|session|meetup|workshop/ },
    features: [hero, { kind: "apply", of: "main", words: "enrol" }],
  },
  {
    ...{ id: "stay", kind: "shop", opens: "front", reach: "visitor" },
    head: /\b(?:rentals?|rent|booking|bookings|reservations?|hotels?|hostels?|travel|camping|campsites?|tours?|tourism|flights?|trips?|vacations?|holidays?|appointments?|tickets?|ticketing|car hire|airbnb)\b/,
    thing: { noun: "service", unless: /./ },
    features: [hero, { kind: "book", of: "main" }],
  },
  {
    ...{
      id: "estate",
      kind: "shop",
      head: /\b(?:real estate|property|properties|housing|apartments?|homes)\b/,
      opens: "front",
      reach: "visitor",
    },
    thing: { noun: "property", unless: /propert|estate|apartment|house|home|listing/ },
    features: [hero, { kind: "contact", of: "none" }],
  },
  {
    ...{ id: "shop", kind: "shop", opens: "front", reach: "visitor" },
    head: /\b(?:shop|shops|store|stores|e-?commerce|marketplace|retail|boutique|storefront|webshop|web-shop|online shopping|shopping|amazon|etsy)\b(?! list)/,
    purpose: /\b(?:sell|selling|sells|buy|purchase) /,
    thing: { noun: "product", unless: /./ },
    features: [hero, { kind: "buy", of: "main" }],
  },
  {
    ...{
      id: "news",
      kind: "site",
      head: /\b(?:news|newspaper|magazine|blog|blogs|weblog|journal|publishing|articles?|newsletter|press)\b/,
      opens: "front",
      reach: "visitor",
    },
    thing: {
      noun: "article",
      unless: /article|post|story|news|entry|issue|comic|poem|poetry|recipe|episode|podcast|review|diary|interview|essay/,
    },
    features: [hero, { kind: "newsletter", of: "none" }],
  },
  {
    ...{ id: "portfolio", kind: "site", opens: "front", reach: "visitor" },
    head: /\b(?:portfolio|biography|biographical|resume|résumé|cv|personal (?:site|website|page|homepage)|showreel)\b/,
    features: [hero, about, contact],
  },
  brochure,
];
