import type { EntityModel } from "../../../../model/entity-model.ts";
import type { ProjectModel } from "../../../../model/project-model.ts";
import { array, arrow, imported, invoke } from "../../../../project/code/expression.ts";
import { say } from "../../../../project/words/say.ts";
import { type Kept, keptIn } from "../../../definition/kit-parts.ts";
import { aboutSamples, saidAtFirst, type SaidOf } from "../../said-at-first.ts";
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
export function keptComments(project: ProjectModel, feature: CommentFeature, model: EntityModel): Kept {
  const { id } = feature;
  const first = saidAtFirst(model, repliesFrom(project, feature, model));
  const samples = first.length === 0 ? [] : [arrow(null, array(first))];
  return keptIn(id, `${model.one}Comments`, invoke(imported("@/lib/comments", "createComments"), id, ...samples));
}

/** The replies of the start with the places of their sample rows; those to rows that are gone are left out. */
export function repliesFrom(
  project: ProjectModel,
  { replies = [] }: CommentFeature,
  model: EntityModel,
): SaidOf<NonNullable<CommentFeature["replies"]>[number]>[] {
  return aboutSamples(project, model, replies);
}
