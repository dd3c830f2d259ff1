// Notifications inside the app: a bell with the number of unread ones, and a page that lists them.
import type { z } from "zod";
import { article } from "../../../../knowledge/words/inflect.ts";
import { addSteps, namedSample, placeOf, samplePath } from "../../../../checks/place.ts";
import { can } from "../../../../model/entity-model.ts";
import { newEntry } from "../../../../model/new-entry.ts";
import { entityOf, type ProjectModel } from "../../../../model/project-model.ts";
import { element, type Element, imported, member, type Properties } from "../../../../project/code/expression.ts";
import type { CheckStep } from "../../../../schema/check.ts";
import { defineFeature, type FeatureCheck, featuresOf } from "../../../definition/define-feature.ts";
import { CommentFeature } from "../../talk/comment/comment-schema.ts";
import { entityVariable } from "../../../../project/files/entity-file.ts";
import { linkProps } from "../../../definition/kit-parts.ts";
import { CollectFeature } from "../../marks/collect/collect-schema.ts";
import { keptShelf } from "../../marks/collect/kept-shelf.ts";
import { keptComments } from "../../talk/comment/kept-comments.ts";
import { MessageFeature } from "../../talk/message/message-schema.ts";
import { featureSchema } from "../../../../schema/feature.ts";

/** Notifications inside the app, with a bell in the bar. */
const NotifyFeature = featureSchema("notify", {});
type NotifyFeature = z.infer<typeof NotifyFeature>;

export const notifyFeature = defineFeature<typeof NotifyFeature>({
  schema: NotifyFeature,
  describe: () => ({ called: "notifications", can: "see what is new behind the bell" }),
  draft: () => ({ feature: {} }),
  compose: ({ project }) => ({
    tools: [element(imported("@/components/notifications/notification-bell", "NotificationBell"))],
    frame: tellers(project),
    routes: [{ path: "/notifications", element: element(imported("@/components/notifications/notifications-page", "NotificationsPage")) }],
  }),
  checks: ({ project }) => [listCheck, newsCheck(project), commentCheck(project)],
});

const list = { role: "list", name: "Notifications", exact: true } as const;
const bell = (unread: number) => ({ role: "link", name: `Notifications, ${unread} unread`, exact: true }) as const;
const first = { role: "listitem", within: list, text: "Welcome to" } as const;

const listCheck: FeatureCheck = {
  title: "A bell counts the unread notifications, its page lists them, and they can be read and deleted",
  steps: [
    { do: "open", path: "/" },
    { do: "click", target: bell(1) },
    { do: "expectVisible", target: first },
    { do: "click", target: { role: "button", name: "Mark all as read", exact: true } },
    { do: "expectVisible", target: bell(0) },
    { do: "reload" },
    { do: "expectVisible", target: bell(0) },
    { do: "click", target: { role: "button", name: "Delete: Welcome to" } },
    { do: "expectHidden", target: first },
  ],
};

/** A new row is told. */
function newsCheck(project: ProjectModel): FeatureCheck | null {
  const model = project.entities.find((candidate) => can(candidate, "add"));
  const place = model && placeOf(project, model);
  const entry = model && newEntry(project, model);
  if (!model || !place || !entry) return null;
  const { one } = model.entity.name;
  const news = { role: "listitem", within: list, text: `New ${one}` } as const;
  return {
    title: `A new ${one} arrives as a notification`,
    steps: [...addSteps(place, entry), { do: "click", target: bell(2) }, { do: "expectVisible", target: news }],
  };
}

/** A comment is told; where rows are followed, only on one that is. */
function commentCheck(project: ProjectModel): FeatureCheck | null {
  const [comment] = featuresOf(project.blueprint, CommentFeature);
  if (comment === undefined) return null;
  const model = entityOf(project, comment.entity);
  const sample = namedSample({ project, model });
  if (!sample) return null;
  const follows = followed(project, comment.entity) !== undefined;
  const follow: CheckStep[] = follows ? [{ do: "click", target: { role: "button", name: "Follow", exact: true } }] : [];
  return {
    title: `A new ${comment.called} on ${follows ? "a followed" : article(model.entity.name.one)} ${model.entity.name.one} arrives as a notification`,
    steps: [
      { do: "open", path: samplePath(model, sample.index) },
      ...follow,
      { do: "fill", target: { label: `Your ${comment.called}` }, value: "Something new to read" },
      { do: "click", target: { role: "button", name: `Post ${comment.called}`, exact: true } },
      { do: "click", target: { role: "link", name: "Notifications," } },
      { do: "expectVisible", target: { role: "listitem", within: list, text: "Something new to read" } },
    ],
  };
}

/** The feature with which the rows of an entity are followed. */
function followed({ blueprint }: ProjectModel, entity: string): CollectFeature | undefined {
  return featuresOf(blueprint, CollectFeature).find(({ called, entity: of }) => called === "followed" && of === entity);
}

/** What tells of news in a project, in the order of its entities. */
function tellers(project: ProjectModel): Element[] {
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

function tellerOf(file: string, component: string, props: Properties): Element {
  return element(imported(`@/components/notifications/${file}`, component), props);
}
