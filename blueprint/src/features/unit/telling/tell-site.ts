// How the features of the group `site` are told.
import type { siteWords } from "../../site/words.ts";
import type { TellingsOf } from "./telling.ts";

const stories = { story: "stories", testimonial: "testimonials", review: "reviews", case: "customer cases" } as const;

/** What visitors read and answer, and what it is called. */
export const siteTellings: TellingsOf<keyof typeof siteWords> = {
  newsletter: () => ({ called: "a newsletter form", can: "sign up for the newsletter" }),
  hero: () => ({ called: "an opening section", can: null }),
  about: ({ title }) => ({ called: "a page on who is behind it", can: `read “${title}”` }),
  services: ({ title }) => ({ called: "a page of what is offered", can: `look through “${title}”, each with a page of its own` }),
  pricing: () => ({ called: "plans with prices", can: "compare the plans and choose one" }),
  timeline: ({ searching }) => ({ called: "a timeline", can: searching ? "follow the timeline and search it" : "follow the timeline" }),
  contact: () => ({ called: "a contact form", can: "send a message through the contact form" }),
  form: ({ title }) => ({ called: `the form “${title}”`, can: `fill in the form “${title}”` }),
  faq: () => ({ called: "questions and answers", can: "read answers to common questions" }),
  stories: ({ called }) => ({ called: stories[called], can: `read ${stories[called]} and add your own` }),
  gallery: ({ layout, uploading }) =>
    layout === "slides"
      ? { called: "a carousel of highlights", can: null }
      : { called: "a picture gallery", can: uploading ? "look through the pictures and add your own" : "look through the pictures" },
  links: () => ({ called: "a list of links", can: "keep a list of links" }),
};
