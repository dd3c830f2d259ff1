// Messages: written to a person of the app from their page, to anyone by name, or in rooms. Between accounts they are private, and
// nobody replies but who is written to; without accounts replies are automatic and marked so, because nobody else is there.
import { z } from "zod";

import { pageOf } from "../../../definition/page-of.ts";
import { namedSample, placeOf, rowsOf, samplePath } from "../../../../checks/place.ts";
import type { EntityModel } from "../../../../model/entity-model.ts";
import { accessOf, hasAccounts, type ProjectModel } from "../../../../model/project-model.ts";
import { array, element, imported } from "../../../../project/code/expression.ts";
import { entityVariable } from "../../../../project/files/entity-file.ts";
import type { CheckStep, Target } from "../../../../schema/check.ts";
import { defineFeature, type FeatureCheck, type FeatureContext, onPage } from "../../../definition/define-feature.ts";
import type { FeatureParts } from "../../../definition/feature-parts.ts";
import { rowProps } from "../../../definition/kit-parts.ts";
import { press } from "../../../definition/steps.ts";
import { logIn, logOut, signUp } from "../../people/account/people-steps.ts";
import { isPeople } from "../../../../model/people/is-people.ts";
import { featureSchema } from "../../../../schema/feature.ts";
import { say } from "../../../../project/words/say.ts";

/** Messages to people of the app, or to anyone by name, and in these rooms. */
const MessageFeature = featureSchema("message", { rooms: z.array(z.string().min(1).max(40)) });
type MessageFeature = z.infer<typeof MessageFeature>;

export const messageFeature = defineFeature<typeof MessageFeature>({
  schema: MessageFeature,
  isProduct: true,
  describe: ({ rooms }) =>
    rooms.length === 0
      ? { called: "private messages", can: "write private messages" }
      : { called: "a chat", can: "talk in chat rooms and write messages" },
  draft: ({ words }) => {
    const isRoom = /\b(?:rooms?|chatrooms?|lobby|live|public|group|community|(?:in-)?game)\b/.test(words);
    return {
      feature: { rooms: isRoom ? [say.app.general(), say.app.questions(), say.app.introductions()] : [] },
      places: [onPage("inbox", { id: "messages", title: isRoom ? say.app.chat() : say.community.messages(), icon: "MessagesSquare" })],
    };
  },
  extend: (message, { rooms }) => (message.rooms.length === 0 && rooms.length > 0 ? { ...message, rooms } : null),
  compose: composed,
  checks: ({ project, feature }) =>
    hasAccounts(project)
      ? [privateCheck(pathOf(project)), asMember(roomCheck(project, feature)), asMember(contactCheck(project))]
      : [talkCheck(project), roomCheck(project, feature), contactCheck(project)],
});

function composed({ project, feature: { rooms } }: FeatureContext<MessageFeature>): FeatureParts {
  const people = peopleIn(project);
  const path = pathOf(project);
  const isPrivate = hasAccounts(project);
  const links = isPrivate
    ? imported("@/components/messages/account-message-link", "AccountMessageLink")
    : imported("@/components/messages/message-link", "MessageLink");
  const inbox = isPrivate
    ? imported("@/components/messages/account-inbox", "AccountInbox")
    : imported("@/components/messages/inbox", "Inbox");
  const link = (model: EntityModel, at: "row" | "heading") => element(links, { inbox: path, ...rowProps(model), at });
  return {
    ...(isPrivate && { tools: [element(imported("@/components/messages/inbox-link", "InboxLink"), { inbox: path })] }),
    blocks: {
      inbox: {
        element: element(inbox, {
          people: people.length === 0 ? undefined : array(people.map((model) => entityVariable(model))),
          rooms: rooms.length === 0 ? undefined : array(rooms),
        }),
      },
    },
    beside: new Map(people.map((model) => [model.entity.id, { heading: [link(model, "heading")], row: [link(model, "row")] }] as const)),
  };
}

/** The people that whoever writes a message sees. */
function peopleIn(project: ProjectModel): EntityModel[] {
  const isSeen = (model: EntityModel): boolean =>
    [accessOf(project, model)?.see ?? "everybody"].flat().some((who) => who === "everybody" || who === "members");
  return project.entities.filter((model) => isPeople(model) && isSeen(model));
}

function pathOf(project: ProjectModel): string {
  return pageOf(project, { id: "message" }) ?? "/messages";
}

const lines = (partner: string): Target => ({
  role: "list",
  name: say.community.messages(),
  exact: true,
  within: { role: "region", name: say.community.conversationWith({ partner }), exact: true },
});

/** Writes to somebody; where there are no accounts, a reply comes. */
function sendSteps(partner: string, text: string, isAnswered: boolean): CheckStep[] {
  const sent: CheckStep[] = [
    { do: "fill", target: { label: say.community.messageTo({ partner }), exact: true }, value: text },
    { do: "click", target: { role: "button", name: say.community.send(), exact: true } },
    { do: "expectVisible", target: { role: "listitem", within: lines(partner), text } },
  ];
  if (!isAnswered) return sent;
  return [
    ...sent,
    { do: "expectVisible", target: { role: "listitem", within: lines(partner), text: say.community.automaticReply(), nth: -1 } },
  ];
}

function talkCheck(project: ProjectModel): FeatureCheck {
  const conversation = (text: string): Target => ({
    role: "listitem",
    within: { role: "list", name: say.community.conversations(), exact: true },
    text,
  });
  return {
    title: "Messages can be written and sent to anyone, an empty one is refused, an automatic reply comes, and the conversation is kept",
    shows: "contact them,communicate",
    steps: [
      { do: "open", path: pathOf(project) },
      { do: "expectVisible", target: conversation(say.community.team({ title: project.blueprint.title })) },
      { do: "click", target: { role: "button", name: say.community.startConversation(), exact: true } },
      { do: "expectVisible", target: { text: say.community.writeAName() } },
      { do: "fill", target: { label: say.community.writeTo(), exact: true }, value: "Kim Holm" },
      { do: "click", target: { role: "button", name: say.community.startConversation(), exact: true } },
      { do: "expectVisible", target: { label: say.community.messageTo({ partner: "Kim Holm" }), exact: true } },
      { do: "click", target: { role: "button", name: say.community.send(), exact: true } },
      { do: "expectVisible", target: { text: say.community.writeAMessageFirst() } },
      ...sendSteps("Kim Holm", "Shall we meet on Saturday?", true),
      { do: "reload" },
      { do: "expectVisible", target: { role: "listitem", within: lines("Kim Holm"), text: "Shall we meet on Saturday?" } },
      { do: "expectVisible", target: conversation("Kim Holm") },
    ],
  };
}

const asMember = (check: FeatureCheck | null): FeatureCheck | null => check && { ...check, steps: [...signUp("Ada"), ...check.steps] };

/** Two people write to each other, and who is not logged in finds nothing of it. */
function privateCheck(path: string): FeatureCheck {
  const [text, reply] = ["Shall we meet on Saturday?", "Yes, at ten"];
  const said = (partner: string, words: string): Target => ({ role: "listitem", within: lines(partner), text: words });
  const banner = { role: "banner" } as const;
  return {
    title:
      "Messages between two accounts are private: the other one finds them unread and under the sender's name and can reply, and who is not logged in sees nothing of them",
    shows: "contact them,communicate,private",
    steps: [
      ...signUp("Ada"),
      ...logOut,
      ...signUp("Ben"),
      { do: "open", path },
      { do: "click", target: { role: "button", name: say.community.startConversation(), exact: true } },
      { do: "expectVisible", target: { text: say.community.writeAName() } },
      { do: "fill", target: { label: say.community.writeTo(), exact: true }, value: "Ada" },
      { do: "click", target: { role: "button", name: say.community.startConversation(), exact: true } },
      { do: "expectVisible", target: { label: say.community.messageTo({ partner: "Ada" }), exact: true } },
      { do: "click", target: { role: "button", name: say.community.send(), exact: true } },
      { do: "expectVisible", target: { text: say.community.writeAMessageFirst() } },
      ...sendSteps("Ada", text, false),
      { do: "reload" },
      { do: "expectText", target: said("Ada", text), contains: "Ben" },
      ...logOut,
      { do: "open", path },
      { do: "expectVisible", target: { role: "link", name: say.community.logIn(), exact: true, within: { role: "main" } } },
      { do: "expectHidden", target: { text } },
      ...logIn("Ada"),
      { do: "click", target: { role: "link", name: say.community.messagesUnread({ count: "1" }), exact: true, within: banner } },
      { do: "expectText", target: said("Ben", text), contains: "Ben" },
      { do: "expectVisible", target: { role: "link", name: say.community.yourMessages(), exact: true, within: banner } },
      ...sendSteps("Ben", reply, false),
      ...logOut,
      ...logIn("Ben"),
      { do: "open", path },
      { do: "expectText", target: said("Ada", reply), contains: "Ada" },
    ],
  };
}

/** What is said in a room is kept there. */
function roomCheck(project: ProjectModel, { rooms: [first, second] }: MessageFeature): FeatureCheck | null {
  if (first === undefined || second === undefined) return null;
  const text = "Good evening, everyone";
  const said = (room: string): Target => ({ role: "listitem", within: lines(room), text });
  const rooms: Target = { role: "list", name: say.community.conversations(), exact: true };
  const open = (room: string): CheckStep => ({ do: "click", target: { role: "button", name: room, within: rooms } });
  return {
    title: "People can chat in rooms, and what was said in one is kept there",
    steps: [
      { do: "open", path: pathOf(project) },
      { do: "fill", target: { label: say.community.messageIn({ partner: first }), exact: true }, value: text },
      { do: "click", target: { role: "button", name: say.community.send(), exact: true } },
      { do: "expectVisible", target: said(first) },
      open(second),
      { do: "expectVisible", target: { label: say.community.messageIn({ partner: second }), exact: true } },
      { do: "expectHidden", target: said(second) },
      open(first),
      { do: "reload" },
      { do: "expectVisible", target: said(first) },
    ],
  };
}

/** From the row of the first people that have samples to a message that is sent. */
function contactCheck(project: ProjectModel): FeatureCheck | null {
  const [model] = peopleIn(project);
  const sample = model && namedSample({ project, model });
  const place = model && placeOf(project, model);
  if (!model || !sample || (!model.hasDetail && !place)) return null;
  const start: CheckStep[] = model.hasDetail
    ? [
        { do: "open", path: samplePath(model, sample.index) },
        { do: "click", target: { role: "link", name: say.community.sendMessage(), exact: true } },
      ]
    : place
      ? [
          { do: "open", path: place.home },
          press(say.community.messagePerson({ name: sample.title }), { role: "link", within: rowsOf(place, { text: sample.title }) }),
        ]
      : [];
  return {
    title: `A message can be sent to each ${model.entity.name.one} from where they are shown`,
    steps: [...start, ...sendSteps(sample.title, "Hello, are you free next week?", !hasAccounts(project))],
  };
}
