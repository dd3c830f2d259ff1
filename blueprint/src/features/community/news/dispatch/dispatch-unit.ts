// Sending messages to people: over SMS, WhatsApp or e-mail, from a template, with records and figures. Nothing leaves the
// browser, and both the form and the records say so.
import type { CheckStep } from "../../../../schema/check.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { FeatureCheck, Unit, UnitCall } from "../../../unit/unit.ts";
import { channelsOf, goesToPhone } from "./dispatch-channels.ts";

type Dispatch = FeatureOf<"dispatch">;

export const dispatchUnit: Unit<Dispatch> = {
  draft: ({ id, phrase, words, prompt }) => ({
    feature: {
      kind: "dispatch",
      id,
      phrase,
      channels: channelsOf(`${words} ${prompt}`),
      policy: /\bpolic(?:y|ies)\b/.test(`${words} ${prompt}`),
    },
    places: [{ block: "outbox", on: "page", page: { id: "outbox", title: "Send messages", icon: "Send" } }],
  }),
  checks: (call) => checksOf(call),
};

const form = { role: "form", name: "Send a message", exact: true } as const;
const send: CheckStep = { do: "click", target: { role: "button", name: "Send message", exact: true, within: form } };

function checksOf({ project, feature }: UnitCall<Dispatch>): FeatureCheck[] {
  const page = project.pages.find(({ page: { sections } }) =>
    sections.some((section) => section.kind === "feature" && section.feature === feature.id),
  );
  const open: CheckStep = { do: "open", path: page?.path ?? "/outbox" };
  const channel = feature.channels[0] ?? "E-mail";
  const recipient = goesToPhone(channel) ? "+1 555 0100 142" : "robin@example.com";
  const record = { role: "listitem", within: { role: "list", name: "Sent messages", exact: true }, text: recipient } as const;
  const to: CheckStep = { do: "fill", target: { label: "Recipients", exact: true, within: form }, value: recipient };
  const limit = { label: "Messages a day at most", exact: true } as const;
  const sending: FeatureCheck = {
    title: `Messages can be sent by ${feature.channels.join(", ")} (simulated) from a template, wrong recipients are refused, and records and figures are kept`,
    steps: [
      open,
      send,
      { do: "expectVisible", target: { text: "Enter at least one recipient." } },
      { do: "expectVisible", target: { text: "Write the message." } },
      { do: "fill", target: { label: "Recipients", exact: true, within: form }, value: "nobody" },
      send,
      { do: "expectVisible", target: { text: goesToPhone(channel) ? "nobody is no phone number." : "nobody is no e-mail address." } },
      to,
      { do: "click", target: { role: "button", name: "Reminder", exact: true } },
      send,
      { do: "expectVisible", target: { role: "status", text: "Sent to 1 recipient (simulated)." } },
      { do: "expectVisible", target: record },
      { do: "reload" },
      { do: "expectVisible", target: record },
      { do: "expectText", target: { role: "group", name: "Sent in all", exact: true }, contains: "1" },
      { do: "fill", target: { label: "Search sent messages" }, value: "zzz" },
      { do: "expectVisible", target: { text: "No message matches." } },
      { do: "fill", target: { label: "Search sent messages" }, value: "" },
      { do: "click", target: { role: "button", name: `Delete the message to ${recipient}`, exact: true } },
      { do: "expectHidden", target: record },
    ],
  };
  const policy: FeatureCheck = {
    title: "The sending policy limits how many messages are sent in a day",
    steps: [
      open,
      { do: "fill", target: limit, value: "0" },
      { do: "click", target: { role: "button", name: "Save policy", exact: true } },
      { do: "expectVisible", target: { role: "status", text: "The policy is saved." } },
      { do: "reload" },
      { do: "expectValue", target: limit, equals: "0" },
      to,
      { do: "fill", target: { label: "Message", exact: true, within: form }, value: "Is anybody there?" },
      send,
      { do: "expectVisible", target: { text: "The sending policy allows 0 messages a day." } },
    ],
  };
  return feature.policy ? [sending, policy] : [sending];
}
