import type { EntityModel } from "../../../../model/entity-model.ts";
import { sampleTitles } from "../../../../model/new-entry.ts";
import type { ProjectModel } from "../../../../model/project-model.ts";
import { array, arrow, imported, invoke, object } from "../../../../project/code/expression.ts";
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
export function keptComments(project: ProjectModel, feature: CommentFeature, model: EntityModel): Kept {
  const { id } = feature;
  const told = repliesFrom(project, feature, model);
  const first = told.map(({ index, author, text, day }, at) => {
    const later = told.slice(0, at).filter((other) => other.index === index && other.day === day).length;
    const time = `${String(HOUR_LATEST - (later % HOUR_LATEST)).padStart(2, "0")}:${String(59 - ((at * 17) % 60)).padStart(2, "0")}`;
    return object({
      about: `${model.entity.id}-${index + 1}`,
      author,
      text,
      at: invoke(imported("@/lib/format", "localMoment"), day, time),
    });
  });
  const samples = first.length === 0 ? [] : [arrow(null, array(first))];
  return keptIn(id, `${model.one}Comments`, invoke(imported("@/lib/comments", "createComments"), id, ...samples));
}

/** The hour at which the last reply of a day was written; each before it was an hour earlier. */
const HOUR_LATEST = 22;

/** The replies of the start with the places of their sample rows; those to rows that are gone are left out. */
export function repliesFrom(
  project: ProjectModel,
  { replies = [] }: CommentFeature,
  model: EntityModel,
): { index: number; author: string; text: string; day: number }[] {
  const titles = sampleTitles(project, model);
  return replies.flatMap(({ row, ...reply }) => {
    const index = titles.indexOf(row);
    return index < 0 ? [] : [{ index, ...reply }];
  });
}
