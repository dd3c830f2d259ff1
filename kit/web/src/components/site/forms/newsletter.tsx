import { useSyncExternalStore } from "react";
import { FieldInput } from "@/components/fields/field-input";
import { SectionTitle } from "@/components/layout/page";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useFieldsForm } from "@/hooks/use-fields-form";
import { email } from "@/lib/fields/email";
import { subscription } from "@/lib/site/subscription";
import * as siteWords from "@/words/site";

const fields = {
  email: email({
    label: siteWords.emailAddress,
    required: true,
    missing: siteWords.enterYourEMailAddress,
    invalid: siteWords.writeAWholeEMail,
  }),
};

/** Takes an address for news, and lets go of it again. */
export function Newsletter({ title, description }: { title: string; description: string }) {
  const address = useSyncExternalStore(subscription.subscribe, subscription.get);
  const { errors, handleSubmit } = useFieldsForm(fields, (values) =>
    subscription.set(values.email),
  );
  return (
    <section aria-labelledby="newsletter-title">
      <Card>
        <SectionTitle id="newsletter-title" className="w-fit">
          {title}
        </SectionTitle>
        <p className="text-muted-foreground">{siteWords.addressIsLocal({ description })}</p>
        {address === "" ? (
          <form noValidate onSubmit={handleSubmit} className="flex flex-wrap items-start gap-3">
            <div className="min-w-0 flex-1 basis-64">
              <FieldInput field={fields.email} name="email" error={errors["email"]} />
            </div>
            <Button type="submit" className="mt-6.5 max-sm:mt-0">
              {siteWords.subscribe}
            </Button>
          </form>
        ) : (
          <div className="flex flex-wrap items-center gap-4">
            <p role="status" className="font-semibold">
              {siteWords.subscribed({ address })}
            </p>
            <Button variant="link" size="sm" onClick={() => subscription.set("")}>
              {siteWords.unsubscribe}
            </Button>
          </div>
        )}
      </Card>
    </section>
  );
}
