import type { CommentFeature } from "./comment-schema.ts";

/** "comments", "replies", "answers". */
export function pluralOf(called: CommentFeature["called"]): string {
  return called === "reply" ? "replies" : `${called}s`;
}
