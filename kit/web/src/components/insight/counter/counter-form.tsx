import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import * as words from "@/words/general";
import * as insightWords from "@/words/insight";

/** Asks for the name of what is counted. */
export function CounterForm({
  title,
  label = "",
  onSave,
  onCancel,
}: {
  title: string;
  label?: string;
  onSave: (label: string) => void;
  onCancel?: (() => void) | undefined;
}) {
  const [text, setText] = useState(label);
  const [isTried, setTried] = useState(false);
  const name = text.trim();

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (name !== "") onSave(name);
  }

  return (
    <form aria-label={title} noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <Field
        label={insightWords.whatIsCounted}
        required
        error={
          isTried && name === "" ? words.missing({ label: insightWords.whatIsCounted }) : undefined
        }
      >
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{insightWords.saveCounter}</Button>
        {onCancel && (
          <Button type="button" variant="outline" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
