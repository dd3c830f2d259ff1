// With which words the features of this group are asked for.
import type { FeatureWords } from "../unit/feature-words.ts";

/** The words of the group's features, by kind. */
export const siteWords = {
  newsletter: {
    verbs: "subscribe,sign up for a newsletter,subscribe to newsletters",
    nouns: "newsletter,newsletter subscription,newsletter sign-up,newsletter signup,mailing list,email subscription,newsletter form",
  },
  hero: { verbs: "welcome visitors", nouns: "hero,hero section,hero banner,hero image,welcome section,welcome banner,landing section" },
  calltoaction: { verbs: "", nouns: "call to action,call-to-action,cta,call to action button" },
} satisfies Record<string, FeatureWords>;
