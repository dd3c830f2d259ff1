// `src/lib/outbox.ts` of the generated app: what was sent to whom, and the rules for sending.
import { code } from "../../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../../writer/code/module.ts";
import type { DispatchChannel } from "./dispatch-channels.ts";

const OPENING = `
Messages that were sent from this app. Sending is simulated: connect a service for SMS, WhatsApp or e-mail in sendOut.`;

/** The store of the messages, the templates and the sending policy. */
export function dispatchDataModule(
  slug: string,
  { channels, title }: { channels: readonly DispatchChannel[]; title: string },
): ModuleSource {
  return {
    path: "src/lib/outbox.ts",
    opening: OPENING,
    library: true,
    parts: [
      { name: "OUTBOX_CHANNELS", code: code`const OUTBOX_CHANNELS: readonly string[] = ${{ literal: channels }};` },
      { name: "OUTBOX_TEMPLATES", comment: "Texts to begin with.", code: templates(title) },
      ...messageParts(slug),
      ...policyParts(slug),
    ],
  };
}

const templates = (title: string) => code`
  const OUTBOX_TEMPLATES = [
    { name: "Reminder", text: ${`A reminder from ${title}: we are expecting you tomorrow.`} },
    { name: "Confirmation", text: ${`${title}: your request is confirmed. Thank you!`} },
    { name: "News", text: ${`News from ${title}: have a look at what is new.`} },
  ];`;

const messageParts = (slug: string): Part[] => [
  {
    name: "OutboxMessage",
    isType: true,
    code: code`
      interface OutboxMessage {
        channel: string;
        recipient: string;
        text: string;
        /** As an ISO 8601 time. */
        at: string;
      }`,
  },
  {
    name: "readOutboxMessage",
    code: code`
      function readOutboxMessage(saved: @SavedObject): @OutboxMessage | null {
        const message = { channel: @readText(saved.channel), recipient: @readText(saved.recipient), text: @readText(saved.text), at: @readText(saved.at) };
        return Object.values(message).includes("") ? null : message;
      }`,
  },
  {
    name: "outboxMessages",
    code: code`
      const outboxMessages = @createCollection<@OutboxMessage>({ key: ${`${slug}/outbox`}, read: @readOutboxMessage, samples: () => [] });`,
  },
  {
    name: "sendOut",
    comment: "Sends a message to each recipient. This is where a service would be called.",
    code: code`
      function sendOut({ channel, recipients, text }: { channel: string; recipients: readonly string[]; text: string }) {
        for (const recipient of recipients) @outboxMessages.add({ channel, recipient, text, at: new Date().toISOString() });
      }`,
  },
  {
    name: "whyNoRecipient",
    comment: "What is wrong with this recipient; null where it can be reached over the channel.",
    code: code`
      function whyNoRecipient(recipient: string, channel: string): string | null {
        if (channel === "E-mail") return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(recipient) ? null : \`\${recipient} is no e-mail address.\`;
        return /^\+?[\d\s()/.-]{6,20}$/.test(recipient) ? null : \`\${recipient} is no phone number.\`;
      }`,
  },
];

const policyParts = (slug: string): Part[] => [
  {
    name: "DAILY_LIMIT",
    comment: "How many messages may be sent in a day until the policy says something else.",
    code: code`const DAILY_LIMIT = 100;`,
  },
  {
    name: "readDailyLimit",
    code: code`
      function readDailyLimit(): number {
        return @readNumber(@readItem(${`${slug}/daily-limit`})) ?? @DAILY_LIMIT;
      }`,
  },
  {
    name: "writeDailyLimit",
    code: code`
      function writeDailyLimit(limit: number) {
        @writeItem(${`${slug}/daily-limit`}, String(limit));
      }`,
  },
  {
    name: "sentToday",
    code: code`
      function sentToday(messages: readonly @OutboxMessage[]): number {
        const today = new Date().toDateString();
        return messages.filter((message) => new Date(message.at).toDateString() === today).length;
      }`,
  },
];
