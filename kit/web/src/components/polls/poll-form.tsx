import { useState } from "react";
import { FieldInput } from "@/components/fields/field-input";
import { SectionTitle } from "@/components/layout/page";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useFieldsForm } from "@/hooks/use-fields-form";
import { type Poll, pollFields } from "@/lib/polls";
import type { Collection } from "@/lib/store";

/** Creates a poll. */
export function PollForm({ polls }: { polls: Collection<Poll> }) {
  const [isAdded, setIsAdded] = useState(false);
  const { errors, handleSubmit } = useFieldsForm(pollFields, ({ question, options }) => {
    polls.add({ question, options, votes: options.map(() => 0), mine: -1 });
    setIsAdded(true);
  });
  return (
    <Card>
      <form
        noValidate
        aria-label="New poll"
        onSubmit={handleSubmit}
        className="flex flex-col gap-5"
      >
        <SectionTitle>Create a poll</SectionTitle>
        <FieldInput field={pollFields.question} name="question" error={errors["question"]} />
        <FieldInput
          field={pollFields.options}
          name="options"
          description="One on each line"
          error={errors["options"]}
        />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit">Create poll</Button>
          <p role="status" className="font-semibold">
            {isAdded && Object.keys(errors).length === 0 && "Your poll is open for votes."}
          </p>
        </div>
      </form>
    </Card>
  );
}
