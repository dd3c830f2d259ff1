// `src/lib/private-messages.ts` of the generated app: what was written to whom, and the automatic answers.
import { code } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";

const OPENING = `
Private messages of this browser. There is no server that could deliver them: whoever is written to answers
automatically, and the app says so.`;

/** The store of the messages. `team` is who wrote the first one. */
export function messageDataModule({ slug, title, team }: { slug: string; title: string; team: string }): ModuleSource {
  const welcome = `Welcome to ${title}. Write here whenever you like: your messages stay in this browser, and the answers are automatic.`;
  return {
    path: "src/lib/private-messages.ts",
    opening: OPENING,
    library: true,
    parts: [
      {
        name: "PrivateMessage",
        isType: true,
        code: code`
          interface PrivateMessage {
            /** The name of the other one. */
            partner: string;
            isOwn: boolean;
            text: string;
            /** As an ISO 8601 time. */
            at: string;
          }`,
      },
      {
        name: "readPrivateMessage",
        code: code`
          function readPrivateMessage(saved: @SavedObject): @PrivateMessage | null {
            const message = { partner: @readText(saved.partner), isOwn: saved.isOwn === true, text: @readText(saved.text), at: @readText(saved.at) };
            return message.partner === "" || message.text === "" ? null : message;
          }`,
      },
      {
        name: "privateMessages",
        code: code`
          const privateMessages = @createCollection<@PrivateMessage>({
            key: ${`${slug}/messages`},
            read: @readPrivateMessage,
            samples: () => [{ id: "welcome", partner: ${team}, isOwn: false, text: ${welcome}, at: new Date().toISOString() }],
          });`,
      },
      {
        name: "AUTOMATIC_REPLIES",
        code: code`
          const AUTOMATIC_REPLIES = [
            "Thank you for your message. I will come back to you soon.",
            "Got it, thanks for letting me know.",
            "That sounds good. Let me have a look at it.",
          ];`,
      },
      {
        name: "sendPrivateMessage",
        comment: "Sends a message; the other one answers automatically after a moment.",
        code: code`
          function sendPrivateMessage(partner: string, text: string) {
            const earlier = @privateMessages.all().filter((message) => message.partner === partner && message.isOwn).length;
            @privateMessages.add({ partner, isOwn: true, text, at: new Date().toISOString() });
            const reply = @AUTOMATIC_REPLIES[earlier % @AUTOMATIC_REPLIES.length] ?? "";
            setTimeout(() => @privateMessages.add({ partner, isOwn: false, text: reply, at: new Date().toISOString() }), 900);
          }`,
      },
    ],
  };
}
