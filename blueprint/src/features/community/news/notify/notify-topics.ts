// Of what an app can notify: new rows of its entities, comments and messages. Where rows are followed, only comments on
// followed ones are reported.
import { type Code, code, raw, type Reference } from "../../../../writer/code/code.ts";
import { template } from "../../../../writer/code/text.ts";
import { titleOf } from "../../../../writer/field/field-display.ts";
import { can, type EntityModel } from "../../../../writer/model/entity-model.ts";
import { capitalise } from "../../../../writer/model/names.ts";
import { entityOf, type ProjectModel } from "../../../../writer/model/project-model.ts";
import { followNames } from "../../marks/follow/follow-names.ts";
import { commentNames, pluralOf } from "../../talk/comment/comment-modules.ts";

/** A topic: its name in the settings, and the component that watches for it. */
export interface NotifyTopic {
  label: string;
  component: string;
  watch: Code;
}

/** The topics of a project, at least one: the app's own news. */
export function notifyTopics(project: ProjectModel): NotifyTopic[] {
  const rows = project.entities.filter((model) => can(model, "add")).map(rowTopic);
  const others = project.blueprint.features.flatMap((feature) => {
    if (feature.kind === "comment") {
      const model = entityOf(project, feature.entity);
      const isFollowed = project.blueprint.features.some((other) => other.kind === "follow" && other.entity === feature.entity);
      return [commentTopic(model, { called: pluralOf(feature.called), follows: isFollowed ? followNames(model).store : null })];
    }
    return feature.kind === "message" ? [messageTopic] : [];
  });
  return [...rows, ...others];
}

function rowTopic(model: EntityModel): NotifyTopic {
  const { one, many } = model.entity.name;
  const label = `New ${many}`;
  const to = model.hasDetail ? code`to: \`${raw(model.base)}/\${${raw(model.one)}.id}\`` : code`to: ${model.home ?? "/"}`;
  return {
    label,
    component: `Tell${model.type.name}Arrivals`,
    watch: code`
      @useArrivals(${model.collection}, (${raw(model.one)}) =>
        @addNotification({ topic: ${label}, title: ${`New ${one}`}, text: ${template("", titleOf(model, model.one), " was added.")}, ${to} }),
      );`,
  };
}

function commentTopic(model: EntityModel, { called, follows }: { called: string; follows: Reference | null }): NotifyTopic {
  const { one, many } = model.entity.name;
  const label = `${capitalise(called)} on ${follows === null ? "" : "followed "}${many}`;
  const row = raw(model.one);
  const condition = follows === null ? code`${row}` : code`${row} && ${follows}.all().some((mark) => mark.about === ${row}.id)`;
  return {
    label,
    component: `Tell${model.type.name}Comments`,
    watch: code`
      @useArrivals(${commentNames(model).rows}, (rowComment) => {
        const ${row} = ${model.collection}.all().find((candidate) => candidate.id === rowComment.about);
        if (${condition}) {
          @addNotification({ topic: ${label}, title: ${template(`New on the ${one} `, titleOf(model, model.one))}, text: rowComment.text, to: \`${raw(model.base)}/\${${row}.id}\` });
        }
      });`,
  };
}

const messageTopic: NotifyTopic = {
  label: "Messages",
  component: "TellMessages",
  watch: code`
    @useArrivals(@privateMessages, (message) => {
      if (!message.isOwn) @addNotification({ topic: "Messages", title: \`Message from \${message.partner}\`, text: message.text });
    });`,
};
