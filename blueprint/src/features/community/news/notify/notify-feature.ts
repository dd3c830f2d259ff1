// Notifications inside the app: a bell with the number of unread ones, a page that lists them, and what to be told of.
import { article } from "../../../../knowledge/words/inflect.ts";
import { addSteps, namedSample, placeOf, samplePath } from "../../../../checks/place.ts";
import { can } from "../../../../model/entity-model.ts";
import { newEntry } from "../../../../model/new-entry.ts";
import { entityOf, type ProjectModel } from "../../../../model/project-model.ts";
import { element, imported, texts } from "../../../../project/code/expression.ts";
import type { CheckStep } from "../../../../schema/check.ts";
import { defineFeature, type FeatureCheck, featuresOf } from "../../../definition/define-feature.ts";
import { CommentFeature } from "../../talk/comment/comment-schema.ts";
import { NotifyFeature } from "./notify-schema.ts";
import { followed, tellers } from "./tellers.ts";

export const notifyFeature = defineFeature<typeof NotifyFeature>({
  schema: NotifyFeature,
  words: {
    verbs:
      "notify me,notify users,notify the user,receive notifications,get notifications,get notified,be notified,receive updates,receive alerts and notifications,stay informed,alert,send alerts,receive alerts,get alerts",
    nouns:
      "notification,notification center,notification centre,push notification,notification system,in-app notification,notification setting,notification feature,bell,real-time notification,user notification,alert,alarm,alert system",
  },
  describe: () => ({ called: "notifications", can: "see what is new behind the bell" }),
  draft: ({ id, phrase }) => ({ feature: { kind: "notify", id, phrase } }),
  compose: ({ project }) => {
    const told = tellers(project);
    const topics = texts(told.map(({ topic }) => topic));
    return {
      tools: [element(imported("@/components/notifications/notification-bell", "NotificationBell"))],
      frame: told.map(({ teller }) => teller),
      routes: [
        {
          path: "/notifications",
          element: element(imported("@/components/notifications/notifications-page", "NotificationsPage"), { topics }),
        },
      ],
    };
  },
  checks: ({ project }) => [listCheck, ...newsChecks(project), ...commentChecks(project)],
});

const list = { role: "list", name: "Notifications", exact: true } as const;
const bell = (unread: number) => ({ role: "link", name: `Notifications, ${unread} unread`, exact: true }) as const;
const test = { role: "listitem", within: list, text: "Test notification" } as const;

const listCheck: FeatureCheck = {
  title: "A bell counts the unread notifications, its page lists them, and they can be read one by one or all at once, and deleted",
  steps: [
    { do: "open", path: "/" },
    { do: "click", target: bell(1) },
    { do: "click", target: { role: "button", name: "Send a test notification", exact: true } },
    { do: "expectVisible", target: test },
    { do: "expectVisible", target: bell(2) },
    { do: "click", target: { role: "button", name: "Mark as read: Test notification", exact: true } },
    { do: "expectVisible", target: bell(1) },
    { do: "click", target: { role: "button", name: "Mark all as read", exact: true } },
    { do: "expectVisible", target: bell(0) },
    { do: "reload" },
    { do: "expectVisible", target: bell(0) },
    { do: "expectVisible", target: test },
    { do: "click", target: { role: "button", name: "Delete: Test notification", exact: true } },
    { do: "expectHidden", target: test },
  ],
};

/** A new row is told, unless its topic was switched off. */
function newsChecks(project: ProjectModel): FeatureCheck[] {
  const model = project.entities.find((candidate) => can(candidate, "add"));
  const place = model && placeOf(project, model);
  const entry = model && newEntry(project, model);
  if (!model || !place || !entry) return [];
  const add: CheckStep[] = addSteps(place, entry);
  const { one, many } = model.entity.name;
  const news = { role: "listitem", within: list, text: `New ${one}` } as const;
  const open = { do: "open", path: "/notifications" } as const;
  return [
    {
      title: `A new ${one} is told as a notification`,
      steps: [...add, { do: "click", target: bell(2) }, { do: "expectVisible", target: news }],
    },
    {
      title: `Whoever does not want to hear of new ${many} is not told of them`,
      steps: [
        open,
        { do: "setChecked", target: { role: "checkbox", name: `New ${many}`, exact: true }, checked: false },
        ...add,
        open,
        { do: "expectChecked", target: { role: "checkbox", name: `New ${many}`, exact: true }, checked: false },
        { do: "expectHidden", target: news },
      ],
    },
  ];
}

/** A comment is told; where rows are followed, only on one that is. */
function commentChecks(project: ProjectModel): FeatureCheck[] {
  const [comment] = featuresOf(project.blueprint, CommentFeature);
  if (comment === undefined) return [];
  const model = entityOf(project, comment.entity);
  const sample = namedSample({ project, model });
  if (!sample) return [];
  const follows = followed(project, comment.entity) !== undefined;
  const follow: CheckStep[] = follows ? [{ do: "click", target: { role: "button", name: "Follow", exact: true } }] : [];
  return [
    {
      title: `A new ${comment.called} on ${follows ? "a followed" : article(model.entity.name.one)} ${model.entity.name.one} is told as a notification`,
      steps: [
        { do: "open", path: samplePath(model, sample.index) },
        ...follow,
        { do: "fill", target: { label: `Your ${comment.called}` }, value: "Something new to read" },
        { do: "click", target: { role: "button", name: `Post ${comment.called}`, exact: true } },
        { do: "click", target: { role: "link", name: "Notifications," } },
        { do: "expectVisible", target: { role: "listitem", within: list, text: "Something new to read" } },
      ],
    },
  ];
}
