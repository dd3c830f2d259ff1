import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import * as words from "@/words/general";

/** Asks for a name, and for what stands below it; saves nothing before all of it is there. */
export function NameForm({
  title,
  nameLabel,
  saveLabel,
  initial = "",
  isComplete = true,
  onSave,
  onCancel,
  children,
}: {
  title: string;
  nameLabel: string;
  saveLabel: string;
  initial?: string | undefined;
  /** Whether what stands below the name is filled in. */
  isComplete?: boolean;
  onSave: (name: string) => void;
  onCancel?: (() => void) | undefined;
  /** Stands below the name; `isTried` says whether somebody has tried to save. */
  children?: (isTried: boolean) => ReactNode;
}) {
  const [text, setText] = useState(initial);
  const [isTried, setTried] = useState(false);
  const name = text.trim();

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (name !== "" && isComplete) onSave(name);
  }

  return (
    <form aria-label={title} noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <Field
        label={nameLabel}
        required
        error={isTried && name === "" ? words.missing({ label: nameLabel }) : undefined}
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
      {children?.(isTried)}
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{saveLabel}</Button>
        {onCancel && (
          <Button type="button" variant="outline" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
