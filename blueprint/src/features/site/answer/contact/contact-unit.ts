// How visitors write to those behind the site. The form keeps what is sent in this browser and says so; the details
// beside it are marked as examples, with an address and a number that are reserved for examples (RFC 2606).
import { element, literal } from "../../../../project/code/expression.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { FeatureParts } from "../../../unit/feature-parts.ts";
import type { FeatureCheck, Unit, UnitCall } from "../../../unit/unit.ts";
import { siteComponent } from "../../frame/kit-parts.ts";
import { blockPath } from "../../frame/sections.ts";
import { composeForm } from "../fields/compose-form.ts";
import { sendSteps } from "../fields/send-steps.ts";
import { draftContact } from "./contact-draft.ts";

type Contact = FeatureOf<"contact">;

const LIST = "Your messages";

export const contactUnit: Unit<Contact> = {
  draft: draftContact,
  compose: (call) => composeContact(call),
  checks: (call) => checksOf(call),
};

function composeContact({ project, feature }: UnitCall<Contact>): FeatureParts {
  const { id, title, line, fields } = feature;
  const form = composeForm({
    ...{ id, name: "contactForm", fields, button: "Send message", sentTitle: LIST },
    confirmation: "Thank you, your message is received.",
    note: "This demonstration keeps your message in this browser only: no server reads it.",
  });
  const otherWays = element(siteComponent("forms/contact-details", "ContactDetails"), {
    email: literal(`hello@${project.blueprint.slug}.example`),
    phone: literal("+1 555 0100"),
    hours: literal("Monday to Friday, 9:00–17:00"),
    note: literal("Example details: replace them with your own."),
  });
  const section = element(siteComponent("forms/form-section", "FormSection"), {
    ...{ id: literal(id), title: literal(title), description: literal(line), form: form.value, aside: otherWays },
  });
  return { modules: [form.module], blocks: { form: { element: section } } };
}

function checksOf({ project, feature }: UnitCall<Contact>): FeatureCheck[] {
  const path = blockPath(project, feature.id, "form");
  if (path === null) return [];
  const { title, fields } = feature;
  return [
    {
      title: "A message can be sent through the contact page: it is refused while something is missing, confirmed, and kept",
      steps: [
        ...sendSteps({ path, title, fields, button: "Send message", confirmation: "your message is received", listTitle: LIST }),
        { do: "expectVisible", target: { role: "link", name: `hello@${project.blueprint.slug}.example` } },
        { do: "expectVisible", target: { text: "Monday to Friday" } },
      ],
    },
  ];
}
