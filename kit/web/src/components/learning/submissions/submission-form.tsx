import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { readText } from "@/lib/saved";

/** Hands in a text, or the name of a file. */
export function SubmissionForm({
  title,
  onSubmit,
  onCancel,
}: {
  title: string;
  onSubmit: (work: { text: string; file: string }) => void;
  onCancel: () => void;
}) {
  const [error, setError] = useState<string>();
  const textId = useId();
  const fileId = useId();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = readText(form.get("text")).trim();
    const attached = form.get("file");
    const file = attached instanceof File ? attached.name : "";
    if (text === "" && file === "") setError("Write your work, or attach a file.");
    else onSubmit({ text, file });
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-4 rounded-lg bg-muted p-4 sm:p-5"
      aria-label={`Hand in ${title}`}
    >
      <Field id={textId} label="Your work" required error={error}>
        {(control) => <Textarea {...control} name="text" />}
      </Field>
      <Field
        id={fileId}
        label="Or a file"
        required
        description="Only its name is kept: there is no server that could take the file."
      >
        {(control) => <Input {...control} type="file" name="file" />}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">Submit assignment</Button>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
