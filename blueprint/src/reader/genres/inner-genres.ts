// Products that people work, learn and talk in.
import type { Genre } from "./genre.ts";

/** Genres of communities, learning and work, the more special first. */
export const innerGenres: readonly Genre[] = [
  {
    ...{ id: "forum", kind: "community", opens: "work", reach: "keeper" },
    head: /\b(?:forums?|discussions?|message board|bulletin board|q&a|question and answer|community board|reddit|quora)\b/,
    thing: { noun: "post", unless: /post|topic|thread|question|discussion/ },
    features: [{ kind: "comment", of: "main", words: "reply" }],
  },
  {
    ...{ id: "social", kind: "community", opens: "work", reach: "keeper" },
    head: /\b(?:social|matrimonial|matchmaking|dating|networking|skill[ -]sharing|community|mentoring|mentorship|coaching|instagram|facebook|linkedin|pinterest|tiktok)\b/,
    thing: { noun: "member", unless: /member|person|partner|post|coach|mentor|recipe|story|resource/ },
    features: [
      { kind: "account", of: "none" },
      { kind: "message", of: "main" },
    ],
  },
  {
    ...{ id: "sharing", kind: "community", opens: "work", reach: "keeper" },
    head: /\bsharing\b/,
    features: [{ kind: "account", of: "none" }],
  },
  {
    ...{ id: "mail", kind: "tool", opens: "work", reach: "keeper" },
    head: /\b(?:e-?mail clients?|webmail|web-mail|mailbox|e-?mail (?:app|application|inbox|platform|service))\b/,
    thing: { noun: "email", unless: /e-?mail/ },
    features: [],
  },
  {
    ...{ id: "help", kind: "site", opens: "front", reach: "keeper" },
    head: /\b(?:help (?:center|centre)|knowledge ?base|support (?:center|centre|site|portal)|faqs?)\b/,
    features: [
      { kind: "hero", of: "none" },
      { kind: "faq", of: "none" },
    ],
  },
  {
    ...{ id: "learning", kind: "learning", opens: "front", reach: "visitor" },
    head: /\b(?:learning|courses?|education|educational|e-?learning|academy|training|tutorials?|tutoring|lessons?|mooc|udemy|coursera)\b/,
    thing: { noun: "course", unless: /course|lesson|class|workshop|subject|module|tutorial|group/ },
    features: [
      { kind: "hero", of: "none" },
      { kind: "apply", of: "main", words: "enrol" },
      { kind: "lessons", of: "main" },
    ],
  },
  {
    ...{ id: "dashboard", kind: "dashboard", opens: "work", reach: "keeper" },
    head: /\b(?:dashboards?|analytics|visuali[sz]ation|monitoring|statistics|business intelligence|insights?)\b/,
    features: [{ kind: "dashboard", of: "none" }],
  },
];
