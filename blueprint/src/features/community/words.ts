// With which words the features of this group are asked for.
import type { FeatureWords } from "../unit/feature-words.ts";

/** The words of the group's features, by kind. */
export const communityWords = {
  comment: {
    verbs: "comment,comment on,reply,reply to,respond to,answer,discuss,participate in discussions,leave a comment,post comments",
    nouns: "comment,comment section,reply,discussion,discussion thread,threaded reply,response",
  },
} satisfies Record<string, FeatureWords>;
