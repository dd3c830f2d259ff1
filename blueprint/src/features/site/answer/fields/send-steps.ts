// How a check sends a form: refused while empty, refused with an address that is none, then confirmed and kept.
import type { CheckStep, Target } from "../../../../schema/check.ts";
import type { FormField } from "../form-field-schema.ts";
import { filledIn, fillSteps, isNeeded, labelled, missingMessage, valueFor } from "./fill-steps.ts";
import { ANYTHING, say } from "../../../../project/words/say.ts";

/** A form as a visitor finds it. `confirmation` is part of what is said when it was sent. */
export interface SentForm {
  path: string;
  title: string;
  fields: readonly FormField[];
  button: string;
  confirmation: string;
  listTitle: string;
}

/** The steps. What was sent is seen in the list, also after a reload, and can be withdrawn. */
export function sendSteps({ path, title, fields, button, confirmation, listTitle }: SentForm): CheckStep[] {
  const region = { role: "region", name: title, exact: true } as const;
  const send: CheckStep = { do: "click", target: { role: "button", name: button, exact: true, within: region } };
  const needed = fields.find(isNeeded);
  const refusal = needed === undefined ? say.site.fillInOneField() : missingMessage(needed);
  const email = fields.find(({ type, required }) => type === "email" && required);
  const entry = { role: "listitem", within: { role: "list", name: listTitle, exact: true }, nth: 0 } as const;
  const shown = fields.find((field) => field.required && PLAIN.has(field.type));
  return [
    { do: "open", path },
    send,
    { do: "expectVisible", target: { text: refusal, within: region } },
    ...fillSteps(fields, region),
    ...(email
      ? [
          { do: "fill", target: labelled(fields, email, region), value: "visitor@" } as const,
          send,
          { do: "expectVisible", target: { text: say.site.writeAWholeEMail(), within: region } } as const,
          { do: "fill", target: labelled(fields, email, region), value: valueFor(email) } as const,
        ]
      : []),
    send,
    { do: "expectVisible", target: { role: "status", text: confirmation, within: region } },
    { do: "expectVisible", target: { role: "heading", name: listTitle, exact: true } },
    { do: "expectVisible", target: { ...entry, text: say.site.received() } },
    ...(shown ? [{ do: "expectText", target: entry, contains: valueFor(shown) } as const] : []),
    { do: "reload" },
    ...answerSteps(fields, entry),
    {
      do: "expectText",
      target: { role: "button", name: say.site.withdrawNumber({ number: ANYTHING }), within: entry },
      contains: say.site.withdraw(),
    },
    { do: "click", target: { role: "button", name: say.site.withdrawNumber({ number: ANYTHING }), within: entry } },
    { do: "expectHidden", target: { role: "list", name: listTitle, exact: true } },
    { do: "expectVisible", target: { role: "status", text: say.site.withdrew({ number: ANYTHING }) } },
  ];
}

/** The kinds of fields whose answers are shown as they were entered. */
const PLAIN = new Set<FormField["type"]>(["text", "email", "paragraph", "choice", "phone"]);

/** What was sent says every answer, and nothing of a field that was left empty, where its name can stand for nothing else. */
function answerSteps(fields: readonly FormField[], entry: Target): CheckStep[] {
  const filled = filledIn(fields);
  const stated = filled.map((field) => `${field.label} ${valueFor(field)}`);
  const said = stated.join("\n").toLowerCase();
  const left = fields.filter(({ label }) => isLong(label) && !said.includes(label.toLowerCase()));
  return [
    ...filled
      .filter(({ type }) => PLAIN.has(type))
      .map((field): CheckStep => ({ do: "expectText", target: entry, contains: `${field.label} ${valueFor(field)}` })),
    ...left.map(({ label }): CheckStep => ({ do: "expectNotText", target: entry, contains: label })),
  ];
}

/** A name of one word may be a part of a number, of a day or of what else is written there. */
const isLong = (label: string): boolean => label.length > 7 && /\S\s\S/.test(label);
