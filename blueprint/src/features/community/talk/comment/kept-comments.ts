import type { EntityModel } from "../../../../model/entity-model.ts";
import { imported, invoke } from "../../../../project/code/expression.ts";
import { say } from "../../../../project/words/say.ts";
import { type Kept, keptIn } from "../../../definition/kit-parts.ts";
import type { CommentFeature } from "./comment-schema.ts";

/** How one and many are called, as inside a sentence. */
export const commentNouns: Readonly<Record<CommentFeature["called"], { one: string; many: string }>> = {
  comment: { one: say.app.comment(), many: say.app.comments() },
  reply: { one: say.app.reply(), many: say.app.replies() },
  answer: { one: say.app.answer(), many: say.app.answers() },
  condolence: { one: say.app.condolence(), many: say.app.condolences() },
  message: { one: say.app.message(), many: say.app.messages() },
};

/** The comments on the rows of an entity: `bookComments`. */
export function keptComments({ id }: CommentFeature, { one }: EntityModel): Kept {
  return keptIn(id, `${one}Comments`, invoke(imported("@/lib/comments", "createComments"), id));
}
