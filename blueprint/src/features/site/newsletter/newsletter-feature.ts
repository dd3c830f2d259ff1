// A newsletter form at the foot of the home page. There is no server that could send letters, and the form says so: it
// keeps the address in this browser, lets go of it again, and refuses what is no address.
import { z } from "zod";
import { element } from "../../../project/code/expression.ts";
import { defineFeature } from "../../definition/define-feature.ts";
import { siteComponent } from "../frame/kit-parts.ts";
import { featureSchema } from "../../../schema/feature.ts";
import { say } from "../../../project/words/say.ts";

/** A form that takes an e-mail address for news, and keeps it in this browser. */
const NewsletterFeature = featureSchema("newsletter", {
  title: z.string().max(80),
  promise: z.string().max(160),
});
type NewsletterFeature = z.infer<typeof NewsletterFeature>;

export const newsletterFeature = defineFeature<typeof NewsletterFeature>({
  schema: NewsletterFeature,
  example: "a newsletter form",
  isForm: true,
  isSelfContained: true,
  describe: () => ({ called: "a newsletter form", can: "sign up for the newsletter" }),
  draft: ({ title }) => ({
    feature: { title: say.app.getNewsletter(), promise: say.app.newsMonthly({ title }) },
    places: [{ block: "form", on: "home", at: "bottom" }],
  }),
  compose: ({ feature: { title, promise } }) => {
    const props = { title, description: promise };
    return { blocks: { form: { element: element(siteComponent("forms/newsletter", "Newsletter"), props) } } };
  },
  checks: ({ feature: { title, promise } }) => ({
    title: "Visitors can subscribe to the newsletter, and an address that is none is refused",
    steps: [
      { do: "open", path: "/" },
      {
        do: "expectText",
        target: { role: "region", name: title, exact: true },
        contains: say.site.addressIsLocal({ description: promise }),
      },
      { do: "click", target: { role: "button", name: say.site.subscribe(), exact: true } },
      { do: "expectVisible", target: { text: say.site.enterYourEMailAddress() } },
      { do: "fill", target: { label: say.site.emailAddress() }, value: "reader@" },
      { do: "click", target: { role: "button", name: say.site.subscribe(), exact: true } },
      { do: "expectVisible", target: { text: say.site.writeAWholeEMail() } },
      { do: "fill", target: { label: say.site.emailAddress() }, value: "reader@example.com" },
      { do: "click", target: { role: "button", name: say.site.subscribe(), exact: true } },
      { do: "expectVisible", target: { role: "status", text: say.site.subscribed({ address: "reader@example.com" }) } },
      { do: "expectHidden", target: { role: "button", name: say.site.subscribe(), exact: true } },
      { do: "reload" },
      { do: "expectVisible", target: { role: "status", text: say.site.subscribed({ address: "reader@example.com" }) } },
      { do: "click", target: { role: "button", name: say.site.unsubscribe(), exact: true } },
      { do: "expectVisible", target: { role: "button", name: say.site.subscribe(), exact: true } },
    ],
  }),
});
