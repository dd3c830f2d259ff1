// How visitors write to those behind the site. The form keeps what is sent in this browser and says so; beside it stand the
// number and the address that the prompt states, or examples that are marked as such and reserved for that (RFC 2606).
import { pageOf } from "../../../definition/page-of.ts";
import { data, element } from "../../../../project/code/expression.ts";
import { defineFeature, type FeatureCheck, type FeatureContext } from "../../../definition/define-feature.ts";
import type { ProjectModel } from "../../../../model/project-model.ts";
import type { FeatureParts } from "../../../definition/feature-parts.ts";
import { siteComponent } from "../../frame/kit-parts.ts";
import { composeForm } from "../fields/compose-form.ts";
import { sendSteps } from "../fields/send-steps.ts";
import { draftContact, isUsual, OFFICE_HOURS } from "./contact-draft.ts";
import { ContactFeature } from "./contact-schema.ts";
import { say } from "../../../../project/words/say.ts";

const LIST = say.app.yourMessages();
const PART_NOUNS = "opening hour,business hour,opening time,visiting hour,working hour,hours of operation";

export const contactFeature = defineFeature<typeof ContactFeature>({
  schema: ContactFeature,
  example: "a contact page",
  isForm: true,
  isSelfContained: true,
  describe: ({ hours }) => ({
    called: "a contact form",
    can: `send a message through the contact form${hours === undefined ? "" : ", beside the opening hours"}`,
    ...(hours !== undefined && isUsual(hours) && { examples: "the opening hours" }),
  }),
  draft: draftContact,
  compose: composeContact,
  checks: checksOf,
});

function composeContact({ project, feature }: FeatureContext<ContactFeature>): FeatureParts {
  const { id, title, line, fields } = feature;
  const { email, phone, hours, isExample } = detailsOf(project, feature);
  const form = composeForm({
    id,
    name: "contactForm",
    fields,
    button: say.community.sendMessage(),
    sentTitle: LIST,
    confirmation: say.app.messageReceived(),
    note: say.app.messageIsLocal(),
  });
  const otherWays = element(siteComponent("forms/contact-details", "ContactDetails"), {
    email,
    phone,
    hours: hours && data(hours),
    note: isExample ? say.app.exampleDetails() : undefined,
  });
  const section = element(siteComponent("forms/form-section", "FormSection"), {
    id,
    title,
    description: line,
    form: form.value,
    aside: otherWays,
  });
  const opening = element(siteComponent("forms/opening-hours", "OpeningHours"), { hours: data(hours ?? []) });
  return {
    modules: [form.module],
    blocks: { form: { element: section } },
    ...(feature.hours !== undefined && { footer: [opening] }),
  };
}

/** What stands beside the form: what the prompt states, else examples. */
function detailsOf(
  project: ProjectModel,
  { phone, email, hours }: ContactFeature,
): Pick<ContactFeature, "phone" | "email" | "hours"> & { isExample: boolean } {
  if (phone !== undefined || email !== undefined) return { phone, email, hours, isExample: false };
  return { email: `hello@${project.blueprint.slug}.example`, phone: "+1 555 0100", hours: hours ?? OFFICE_HOURS, isExample: true };
}

function checksOf({ project, feature }: FeatureContext<ContactFeature>): FeatureCheck[] {
  const path = pageOf(project, feature, "form");
  if (path === null) return [];
  const { title, fields } = feature;
  const { email, phone, hours = [], isExample } = detailsOf(project, feature);
  const shownHours = hours.map(([days]) => ({ do: "expectVisible", target: { text: days } }) as const);
  return [
    {
      title: "A message can be sent through the contact page: it is refused while something is missing, confirmed, and kept",
      shows: "in touch,contact,contact us,reach",
      steps: sendSteps({
        path,
        title,
        fields,
        button: say.community.sendMessage(),
        confirmation: say.app.messageReceived(),
        listTitle: LIST,
      }),
    },
    {
      title:
        phone === undefined || email !== undefined
          ? "The contact page shows the e-mail address and when somebody is there"
          : `The contact page shows the number ${phone}`,
      shows: hours.length === 0 ? "contact information" : `contact information,${PART_NOUNS}`,
      steps: [
        { do: "open", path },
        { do: "expectVisible", target: { role: "heading", name: title, exact: true } },
        ...(email === undefined ? [] : [{ do: "expectVisible", target: { role: "link", name: email } } as const]),
        ...(phone === undefined ? [] : [{ do: "expectVisible", target: { role: "link", name: phone, exact: true } } as const]),
        { do: "expectVisible", target: { text: say.site.otherWays() } },
        ...(isExample ? [{ do: "expectVisible", target: { text: say.app.exampleDetails() } } as const] : []),
        { do: "expectVisible", target: { text: say.app.messageIsLocal() } },
        ...shownHours,
        ...(feature.hours === undefined
          ? []
          : ([
              { do: "open", path: "/" },
              {
                do: "expectVisible",
                target: { role: "region", name: say.site.openingHours(), exact: true, text: say.site.openingHours() },
              },
              ...shownHours,
            ] as const)),
      ],
    },
  ];
}
