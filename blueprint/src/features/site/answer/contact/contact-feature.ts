// How visitors write to those behind the site. The form keeps what is sent in this browser and says so; the details
// beside it are marked as examples, with an address and a number that are reserved for examples (RFC 2606).
import { pageOf } from "../../../definition/page-of.ts";
import { data, element } from "../../../../project/code/expression.ts";
import { defineFeature, type FeatureCheck, type FeatureContext } from "../../../definition/define-feature.ts";
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
  const { id, title, line, fields, hours = OFFICE_HOURS } = feature;
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
    email: `hello@${project.blueprint.slug}.example`,
    phone: "+1 555 0100",
    hours: data(hours),
    note: say.app.exampleDetails(),
  });
  const section = element(siteComponent("forms/form-section", "FormSection"), {
    id,
    title,
    description: line,
    form: form.value,
    aside: otherWays,
  });
  const opening = element(siteComponent("forms/opening-hours", "OpeningHours"), { hours: data(hours) });
  return {
    modules: [form.module],
    blocks: { form: { element: section } },
    ...(feature.hours !== undefined && { footer: [opening] }),
  };
}

function checksOf({ project, feature }: FeatureContext<ContactFeature>): FeatureCheck[] {
  const path = pageOf(project, feature, "form");
  if (path === null) return [];
  const { title, fields, hours = OFFICE_HOURS } = feature;
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
      title: "The contact page shows the e-mail address and when somebody is there",
      shows: `contact information,${PART_NOUNS}`,
      steps: [
        { do: "open", path },
        { do: "expectVisible", target: { role: "heading", name: title, exact: true } },
        { do: "expectVisible", target: { role: "link", name: `hello@${project.blueprint.slug}.example` } },
        { do: "expectVisible", target: { role: "link", name: "+1 555 0100", exact: true } },
        { do: "expectVisible", target: { text: say.site.otherWays() } },
        { do: "expectVisible", target: { text: say.app.exampleDetails() } },
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
