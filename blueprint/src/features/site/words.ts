// With which words the features of this group are asked for.
import type { FeatureWords } from "../unit/feature-words.ts";

/** The words of the group's features, by kind. */
export const siteWords = {
  newsletter: {
    verbs: "subscribe,sign up for a newsletter,subscribe to newsletters",
    nouns: "newsletter,newsletter subscription,newsletter sign-up,newsletter signup,mailing list,email subscription,newsletter form",
  },
} satisfies Record<string, FeatureWords>;
