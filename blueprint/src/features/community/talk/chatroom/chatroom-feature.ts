// A public chat with rooms. It reaches as far as this browser does: all its tabs, and the page says so.
import { element, imported, invoke, texts } from "../../../../project/code/expression.ts";
import { defineFeature, type FeatureCheck } from "../../../definition/define-feature.ts";
import { keptIn } from "../../marks/marked-parts.ts";
import { ChatroomFeature } from "./chatroom-schema.ts";

export const chatroomFeature = defineFeature<typeof ChatroomFeature>({
  schema: ChatroomFeature,
  isProduct: true,
  isSelfContained: true,
  words: {
    verbs: "chat,chat in the lobby,join a chat room,chat live,talk in a chat room",
    nouns: "chat room,chatroom,lobby chat,game chat,live chat room,public chat,group chat,community chat,live chat,chat lobby,in-game chat",
  },
  describe: () => ({ called: "a chat", can: "talk in chat rooms" }),
  draft: ({ id, phrase, prompt, words }) => {
    const isGame = /\b(?:games?|poker|chess|lobby|play(?:ers?)?)\b/.test(`${prompt} ${words}`);
    return {
      feature: {
        kind: "chatroom",
        id,
        phrase,
        rooms: isGame ? ["Lobby", "Table talk", "Help"] : ["General", "Questions", "Introductions"],
      },
      places: [{ block: "rooms", on: "page", page: { id: "chat", title: "Chat", icon: "MessageSquareText" } }],
    };
  },
  compose: ({ feature }) => {
    const chat = keptIn(feature.id, "chat", invoke(imported("@/lib/chat", "createChat"), texts(feature.rooms)));
    const rooms = element(imported("@/components/chat/chat-rooms", "ChatRooms"), { chat: chat.variable });
    return { modules: [chat.module], blocks: { rooms: { element: rooms } } };
  },
  checks: ({ project, feature: { id, rooms } }) => {
    const page = project.pages.find(({ page: { sections } }) =>
      sections.some((section) => section.kind === "feature" && section.feature === id),
    );
    return [check(page?.path ?? "/chat", rooms)];
  },
});

function check(path: string, rooms: readonly string[]): FeatureCheck {
  const messages = (room: string) =>
    ({ role: "list", name: "Messages", exact: true, within: { role: "region", name: `Chat in ${room}`, exact: true } }) as const;
  const [first = "", second = ""] = rooms;
  return {
    title: "People can chat in rooms under their name, an empty message is refused, what was said is kept, and a room can be opened",
    steps: [
      { do: "open", path },
      { do: "click", target: { role: "button", name: "Send", exact: true } },
      { do: "expectVisible", target: { text: "Write a message first." } },
      { do: "fill", target: { label: "Your name", exact: true }, value: "Robin" },
      { do: "fill", target: { label: `Message in ${first}`, exact: true }, value: "Good evening, everyone" },
      { do: "click", target: { role: "button", name: "Send", exact: true } },
      { do: "expectVisible", target: { role: "listitem", within: messages(first), text: "Good evening, everyone" } },
      { do: "expectVisible", target: { role: "listitem", within: messages(first), text: "Robin" } },
      { do: "click", target: { role: "button", name: second, exact: true } },
      { do: "expectVisible", target: { label: `Message in ${second}`, exact: true } },
      { do: "expectHidden", target: { role: "listitem", within: messages(second), text: "Good evening, everyone" } },
      { do: "fill", target: { label: "New room", exact: true }, value: "Tournaments" },
      { do: "click", target: { role: "button", name: "Create room", exact: true } },
      { do: "expectVisible", target: { role: "listitem", within: messages("Tournaments"), text: "Tournaments is open." } },
      { do: "reload" },
      { do: "expectVisible", target: { role: "listitem", within: messages(first), text: "Good evening, everyone" } },
    ],
  };
}
