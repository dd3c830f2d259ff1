// Of what an app tells: new rows of its entities, comments and messages. Where rows are followed, only comments on followed
// ones are reported.
import { can, type EntityModel } from "../../../../model/entity-model.ts";
import { capitalise } from "../../../../model/names.ts";
import { entityOf, type ProjectModel } from "../../../../model/project-model.ts";
import { type Element, element, type Expression, imported, literal, member } from "../../../../project/code/expression.ts";
import { entityVariable } from "../../../../project/files/entity-file.ts";
import { featuresOf } from "../../../definition/define-feature.ts";
import { CollectFeature } from "../../marks/collect/collect-schema.ts";
import { keptShelf } from "../../marks/collect/kept-shelf.ts";
import { CommentFeature } from "../../talk/comment/comment-schema.ts";
import { keptComments } from "../../talk/comment/kept-comments.ts";
import { pluralOf } from "../../talk/comment/plural-of.ts";
import { MessageFeature } from "../../talk/message/message-schema.ts";

/** What tells of a topic, and the topic's name in the settings. */
export interface Teller {
  topic: string;
  teller: Element;
}

/** The feature with which the rows of an entity are followed. */
export function followed({ blueprint }: ProjectModel, entity: string): CollectFeature | undefined {
  return featuresOf(blueprint, CollectFeature).find(({ called, entity: of }) => called === "followed" && of === entity);
}

/** The tellers of a project, in the order of its entities. */
export function tellers(project: ProjectModel): Teller[] {
  const rows = project.entities.filter((model) => can(model, "add")).map(rowTeller);
  const messages = featuresOf(project.blueprint, MessageFeature).map(() => tellerOf("TellMessages", "Messages", {}));
  const comments = featuresOf(project.blueprint, CommentFeature).map((feature) => {
    const model = entityOf(project, feature.entity);
    const follow = followed(project, feature.entity);
    const topic = `${capitalise(pluralOf(feature.called))} on ${follow === undefined ? "" : "followed "}${model.entity.name.many}`;
    return tellerOf("TellComments", topic, {
      comments: keptComments(feature.id, model).variable,
      entity: entityVariable(model),
      follows: follow && member(keptShelf(follow, model).variable, "marks"),
    });
  });
  return [...rows, ...messages, ...comments];
}

function rowTeller(model: EntityModel): Teller {
  return tellerOf("TellRows", `New ${model.entity.name.many}`, {
    entity: entityVariable(model),
    isLink: model.hasDetail ? undefined : literal(false),
  });
}

function tellerOf(
  component: "TellRows" | "TellComments" | "TellMessages",
  topic: string,
  props: Readonly<Record<string, Expression | undefined>>,
): Teller {
  const file = component.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  const teller = element(imported(`@/components/notifications/${file}`, component), { ...props, topic: literal(topic) });
  return { topic, teller };
}
