import type { FeatureOf } from "../../../feature.ts";

type Comment = FeatureOf<"comment">;

/** "comments", "replies", "answers". */
export function pluralOf(called: Comment["called"]): string {
  return called === "reply" ? "replies" : `${called}s`;
}
