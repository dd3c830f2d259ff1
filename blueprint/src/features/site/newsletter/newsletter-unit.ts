// A newsletter form at the foot of the home page. There is no server that could send letters, and the form says so: it
// keeps the address in this browser, lets go of it again, and refuses what is no address.
import { code, Reference } from "../../../writer/code/code.ts";
import type { ModuleSource } from "../../../writer/code/module.ts";
import { jsxText } from "../../../writer/code/text.ts";
import { element, literal } from "../../../project/code/expression.ts";
import type { FeatureOf } from "../../feature.ts";
import type { Unit } from "../../unit/unit.ts";
import { siteComponent } from "../frame/kit-parts.ts";

type Newsletter = FeatureOf<"newsletter">;

const PATH = "src/features/newsletter/NewsletterForm.tsx";
const form = new Reference("NewsletterForm", PATH);

export const newsletterUnit: Unit<Newsletter> = {
  draft: ({ id, phrase, title }) => ({
    feature: {
      ...{ kind: "newsletter", id, phrase },
      title: "Get the newsletter",
      promise: `News from ${title}, about once a month.`,
    },
    places: [{ block: "form", on: "home", at: "bottom" }],
  }),
  write: ({ project, feature }) => ({
    modules: [newsletterModule(project.blueprint.slug, feature)],
    blocks: { form: { component: form } },
  }),
  compose: ({ feature: { title, promise } }) => {
    const props = { title: literal(title), description: literal(promise) };
    return { blocks: { form: { element: element(siteComponent("forms/newsletter", "Newsletter"), props) } } };
  },
  checks: () => [
    {
      title: "Visitors can subscribe to the newsletter, and an address that is none is refused",
      steps: [
        { do: "open", path: "/" },
        { do: "click", target: { role: "button", name: "Subscribe", exact: true } },
        { do: "expectVisible", target: { text: "Enter your e-mail address." } },
        { do: "fill", target: { label: "E-mail address" }, value: "reader@" },
        { do: "click", target: { role: "button", name: "Subscribe", exact: true } },
        { do: "expectVisible", target: { text: "Write a whole e-mail address" } },
        { do: "fill", target: { label: "E-mail address" }, value: "reader@example.com" },
        { do: "click", target: { role: "button", name: "Subscribe", exact: true } },
        { do: "expectVisible", target: { role: "status", text: "reader@example.com is subscribed" } },
        { do: "reload" },
        { do: "expectVisible", target: { role: "status", text: "reader@example.com is subscribed" } },
      ],
    },
  ],
};

function newsletterModule(slug: string, { title, promise }: Newsletter): ModuleSource {
  return {
    path: PATH,
    library: true,
    parts: [
      { name: "NEWSLETTER_KEY", code: code`const NEWSLETTER_KEY = ${`${slug}/newsletter`};` },
      {
        name: "NewsletterForm",
        comment: "Keeps the address in this browser: connect it to a mailing service where it says so below.",
        code: code`
          function NewsletterForm() {
            const [subscriber, setSubscriber] = @useState(() => @readItem(@NEWSLETTER_KEY) ?? "");
            const [errors, setErrors] = @useState<@FieldErrors>({});

            function subscribe(event: @FormEvent<HTMLFormElement>) {
              event.preventDefault();
              const form = { data: new FormData(event.currentTarget), errors: {} };
              const email = @formEmail(form, "email") || @requiredText(form, "email", "Enter your e-mail address.");
              setErrors(form.errors);
              if (Object.keys(form.errors).length > 0) return;
              // A mailing service would be told here.
              @writeItem(@NEWSLETTER_KEY, email);
              setSubscriber(email);
            }

            function leave() {
              @writeItem(@NEWSLETTER_KEY, "");
              setSubscriber("");
            }

            return (
              <section aria-labelledby="newsletter" className="card flex flex-col gap-5 p-6 sm:p-8">
                <div>
                  <h2 id="newsletter" className="section-title">${jsxText(title)}</h2>
                  <p className="mt-1 text-muted">
                    ${jsxText(`${promise} This demonstration keeps your address in this browser only.`)}
                  </p>
                </div>
                {subscriber === "" ? (
                  <form noValidate onSubmit={subscribe} className="flex flex-wrap items-end gap-3">
                    <div className="min-w-0 flex-1 basis-64">
                      <@TextField label="E-mail address" name="email" type="email" required error={errors.email} />
                    </div>
                    <button type="submit" className="button button-primary">
                      Subscribe
                    </button>
                  </form>
                ) : (
                  <div className="flex flex-wrap items-center gap-4">
                    <p role="status" className="font-semibold">
                      {subscriber} is subscribed. Thank you!
                    </p>
                    <button type="button" className="text-button" onClick={leave}>
                      Unsubscribe
                    </button>
                  </div>
                )}
              </section>
            );
          }`,
      },
    ],
  };
}
