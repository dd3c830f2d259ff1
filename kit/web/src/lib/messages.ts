// Messages of this browser, to people and in rooms. There is no server that could deliver them: whoever is written to
// replies automatically, in a room nobody does, and the app says so.
import { app } from "../app";
import { textsOf } from "./saved";
import { createCollection } from "./store";
import * as communityWords from "../words/community";

export interface PrivateMessage {
  /** The name of the other one, or of the room. */
  partner: string;
  isOwn: boolean;
  text: string;
  /** As an ISO 8601 time. */
  at: string;
}

/** How long an automatic reply takes, in milliseconds. */
const REPLY_DELAY = 900;

const REPLIES = [
  communityWords.thankYouForYourMessage,
  communityWords.gotItThanksForLetting,
  communityWords.thatSoundsGoodLetMe,
];

/** All messages, the latest first. */
export const privateMessages = createCollection<PrivateMessage>({
  name: "messages",
  read: (saved) => {
    const message = textsOf(saved, ["partner", "text", "at"]);
    return message.partner === "" || message.text === ""
      ? null
      : { ...message, isOwn: saved["isOwn"] === true };
  },
  samples: () => [
    {
      id: "welcome",
      partner: communityWords.team({ title: app.title }),
      isOwn: false,
      text: communityWords.greeting({ title: app.title }),
      at: new Date().toISOString(),
    },
  ],
});

/** The names of everyone with whom there are messages, the latest conversation first. */
export function partnersOf(messages: readonly PrivateMessage[]): string[] {
  return [...new Set(messages.map(({ partner }) => partner))];
}

/** What is replied to the message after this number of earlier ones. */
export function replyTo(earlier: number): string {
  return REPLIES[earlier % REPLIES.length] ?? "";
}

/** Sends a message; the other one replies automatically after a moment, unless it is a room. */
export function sendMessage(partner: string, text: string, isRoom = false) {
  const earlier = privateMessages
    .all()
    .filter((message) => message.partner === partner && message.isOwn).length;
  const add = (isOwn: boolean, content: string) =>
    privateMessages.add({ partner, isOwn, text: content, at: new Date().toISOString() });
  add(true, text);
  if (!isRoom) setTimeout(() => add(false, replyTo(earlier)), REPLY_DELAY);
}

/** Deletes all messages with someone. */
export function deleteConversation(partner: string) {
  for (const message of privateMessages.all())
    if (message.partner === partner) privateMessages.remove(message.id);
}
