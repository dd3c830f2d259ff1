// How a check sends a form: refused while empty, refused with an address that is none, then confirmed and kept.
import type { CheckStep } from "../../../../schema/check.ts";
import type { FormField } from "../form-field-schema.ts";
import { fillSteps, isNeeded, labelled, missingMessage, valueFor } from "./fill-steps.ts";
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
  const shown = fields.find((field) => field.required && ["text", "email", "paragraph", "choice", "phone"].includes(field.type));
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
    ...(shown ? [{ do: "expectText", target: entry, contains: valueFor(shown) } as const] : []),
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
