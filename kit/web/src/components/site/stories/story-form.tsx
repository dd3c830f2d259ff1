import { useState } from "react";
import { FieldInput } from "@/components/fields/field-input";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { useFieldsForm } from "@/hooks/use-fields-form";
import { paragraph } from "@/lib/fields/paragraph";
import { text } from "@/lib/fields/text";
import { localDate } from "@/lib/format";
import type { Story } from "@/lib/site/stories";
import type { Collection } from "@/lib/store";

/** Takes a visitor's words, which are shown at once. */
export function StoryForm({ stories, called }: { stories: Collection<Story>; called: string }) {
  const [isSent, setIsSent] = useState(false);
  const fields = {
    author: text({ label: "Your name" }),
    text: paragraph({ label: "In your words", required: true, missing: `Write your ${called}.` }),
  };
  const { errors, handleSubmit } = useFieldsForm(fields, (values) => {
    stories.add({ ...values, at: localDate() });
    setIsSent(true);
  });
  return (
    <Card>
      <CardTitle>Your {called}</CardTitle>
      <form
        noValidate
        onSubmit={handleSubmit}
        onInput={() => setIsSent(false)}
        className="flex flex-col gap-4"
      >
        <FieldInput field={fields.author} name="author" />
        <FieldInput field={fields.text} name="text" error={errors["text"]} />
        <Button type="submit" className="self-start">
          Publish {called}
        </Button>
        <p role="status" className="font-semibold empty:-mt-4">
          {isSent && "Thank you! It is shown above, in this browser."}
        </p>
      </form>
    </Card>
  );
}
