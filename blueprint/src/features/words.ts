// With which words people ask for features, gathered from the groups. The reader's lexicons are made of them.
import { arcadeWords } from "./arcade/words.ts";
import { commerceWords } from "./commerce/words.ts";
import { communityWords } from "./community/words.ts";
import type { FeatureKind } from "./feature.ts";
import type { FeatureWords } from "./unit/feature-words.ts";
import { insightWords } from "./insight/words.ts";
import { learningWords } from "./learning/words.ts";
import { parlourWords } from "./parlour/words.ts";
import { siteWords } from "./site/words.ts";
import { workWords } from "./work/words.ts";

/** The words of every kind of feature. */
export const featureWords: { readonly [Kind in FeatureKind]: FeatureWords } = {
  ...commerceWords,
  ...communityWords,
  ...siteWords,
  ...workWords,
  ...insightWords,
  ...learningWords,
  ...arcadeWords,
  ...parlourWords,
};
