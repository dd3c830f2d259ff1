// Of what an app tells: new rows of its entities, comments and messages. Where rows are followed, only comments on followed
// ones are reported.
import { can } from "../../../../model/entity-model.ts";
import { entityOf, type ProjectModel } from "../../../../model/project-model.ts";
import { type Element, element, type Expression, imported, member } from "../../../../project/code/expression.ts";
import { entityVariable } from "../../../../project/files/entity-file.ts";
import { featuresOf } from "../../../definition/define-feature.ts";
import { linkProps } from "../../../definition/kit-parts.ts";
import { CollectFeature } from "../../marks/collect/collect-schema.ts";
import { keptShelf } from "../../marks/collect/kept-shelf.ts";
import { CommentFeature } from "../../talk/comment/comment-schema.ts";
import { keptComments } from "../../talk/comment/kept-comments.ts";
import { MessageFeature } from "../../talk/message/message-schema.ts";

/** The feature with which the rows of an entity are followed. */
export function followed({ blueprint }: ProjectModel, entity: string): CollectFeature | undefined {
  return featuresOf(blueprint, CollectFeature).find(({ called, entity: of }) => called === "followed" && of === entity);
}

/** What tells of news in a project, in the order of its entities. */
export function tellers(project: ProjectModel): Element[] {
  const rows = project.entities
    .filter((model) => can(model, "add"))
    .map((model) => tellerOf("tell-rows", "TellRows", { entity: entityVariable(model), ...linkProps(model) }));
  const messages = featuresOf(project.blueprint, MessageFeature).map(() => tellerOf("tell-messages", "TellMessages", {}));
  const comments = featuresOf(project.blueprint, CommentFeature).map((feature) => {
    const model = entityOf(project, feature.entity);
    const follow = followed(project, feature.entity);
    return tellerOf("tell-comments", "TellComments", {
      comments: keptComments(feature.id, model).value,
      entity: entityVariable(model),
      follows: follow && member(keptShelf(follow, model).value, "marks"),
    });
  });
  return [...rows, ...messages, ...comments];
}

function tellerOf(file: string, component: string, props: Readonly<Record<string, Expression | undefined>>): Element {
  return element(imported(`@/components/notifications/${file}`, component), props);
}
