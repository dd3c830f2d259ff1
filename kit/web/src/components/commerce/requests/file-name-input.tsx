import { useId, useState } from "react";
import { Field as FieldFrame } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { Field } from "@/lib/fields/field-definition";

/** Chooses a file, of which the form has the name only. */
export function FileNameInput({
  field,
  name,
  error,
}: {
  field: Field<unknown>;
  name: string;
  error: string | undefined;
}) {
  const [fileName, setFileName] = useState("");
  return (
    <FieldFrame
      id={useId()}
      label={field.label}
      required={field.required}
      description="This demonstration keeps the file's name, not the file."
      error={error}
    >
      {(control) => (
        <>
          <Input
            {...control}
            type="file"
            className="file:mr-3 file:font-semibold file:text-accent-foreground"
            onChange={(event) => setFileName(event.target.files?.[0]?.name ?? "")}
          />
          <input type="hidden" name={name} value={fileName} />
        </>
      )}
    </FieldFrame>
  );
}
