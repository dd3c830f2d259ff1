// A chat with rooms. It reaches as far as this browser does: all its tabs.
import { readText } from "./saved";
import { type Collection, createCollection } from "./store";

export interface ChatMessage {
  room: string;
  author: string;
  text: string;
  /** As an ISO 8601 time. */
  at: string;
  isOwn: boolean;
}

export interface Chat {
  /** The rooms that are there from the beginning. */
  rooms: readonly string[];
  /** What was said, the latest first. */
  lines: Collection<ChatMessage>;
}

/** Opens the chat of this app with these rooms. */
export function createChat(rooms: readonly string[]): Chat {
  const welcome = {
    room: rooms[0] ?? "General",
    author: "Chat",
    text: "Welcome! Say hello, or choose another room.",
    isOwn: false,
  };
  const lines = createCollection<ChatMessage>({
    name: "chat",
    read: (saved) => {
      const line = {
        room: readText(saved["room"]),
        author: readText(saved["author"]),
        text: readText(saved["text"]),
      };
      return line.room === ""
        ? null
        : { ...line, at: readText(saved["at"]), isOwn: saved["isOwn"] === true };
    },
    samples: () => [{ ...welcome, id: "welcome", at: new Date().toISOString() }],
  });
  return { rooms, lines };
}

/** The rooms of a chat, and those that were opened later, in the order in which they came. */
export function roomsOf({ rooms }: Chat, lines: readonly ChatMessage[]): string[] {
  return [...new Set([...rooms, ...lines.map(({ room }) => room).toReversed()])];
}
