// Messages: written to a person of the app from their page, to anyone by name, or in rooms. Answers are automatic and
// marked so, because nobody else is there.
import { z } from "zod";
import { pageOf } from "../../../definition/page-of.ts";
import { namedSample, placeOf, rowsOf, samplePath } from "../../../../checks/place.ts";
import type { EntityModel } from "../../../../model/entity-model.ts";
import type { ProjectModel } from "../../../../model/project-model.ts";
import { array, element, imported } from "../../../../project/code/expression.ts";
import { entityVariable } from "../../../../project/files/entity-file.ts";
import type { CheckStep, Target } from "../../../../schema/check.ts";
import { defineFeature, type FeatureCheck, type FeatureContext, onPage } from "../../../definition/define-feature.ts";
import type { FeatureParts } from "../../../definition/feature-parts.ts";
import { rowProps } from "../../../definition/kit-parts.ts";
import { press } from "../../../definition/steps.ts";
import { isPeople } from "../../../../model/is-people.ts";
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
  checks: ({ project, feature }) => [talkCheck(project), roomCheck(project, feature), contactCheck(project)],
});

function composed({ project, feature: { rooms } }: FeatureContext<MessageFeature>): FeatureParts {
  const people = project.entities.filter(isPeople);
  const path = pathOf(project);
  const link = (model: EntityModel, at: "row" | "heading") =>
    element(imported("@/components/messages/message-link", "MessageLink"), { inbox: path, ...rowProps(model), at });
  return {
    blocks: {
      inbox: {
        element: element(imported("@/components/messages/inbox", "Inbox"), {
          people: people.length === 0 ? undefined : array(people.map((model) => entityVariable(model))),
          rooms: rooms.length === 0 ? undefined : array(rooms),
        }),
      },
    },
    beside: new Map(people.map((model) => [model.entity.id, { heading: [link(model, "heading")], row: [link(model, "row")] }] as const)),
  };
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

function sendSteps(partner: string, text: string): CheckStep[] {
  return [
    { do: "fill", target: { label: say.community.messageTo({ partner }), exact: true }, value: text },
    { do: "click", target: { role: "button", name: say.community.send(), exact: true } },
    { do: "expectVisible", target: { role: "listitem", within: lines(partner), text } },
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
      ...sendSteps("Kim Holm", "Shall we meet on Saturday?"),
      { do: "reload" },
      { do: "expectVisible", target: { role: "listitem", within: lines("Kim Holm"), text: "Shall we meet on Saturday?" } },
      { do: "expectVisible", target: conversation("Kim Holm") },
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
  const model = project.entities.find(isPeople);
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
    steps: [...start, ...sendSteps(sample.title, "Hello, are you free next week?")],
  };
}
