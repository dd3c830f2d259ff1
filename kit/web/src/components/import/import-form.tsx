import { type FormEvent, useId, useState } from "react";
import { SectionTitle } from "@/components/layout/page";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Textarea } from "@/components/ui/textarea";
import { parseCsv } from "@/lib/csv";
import { readText } from "@/lib/saved";
import { upperFirst } from "@/lib/words";

interface FormProps {
  /** What is imported, in the plural. */
  many: string;
  /** The names that columns may have. */
  labels: readonly string[];
  /** Called with all lines, or with none where there is nothing to import. */
  onRead: (lines: string[][]) => void;
}

/** Reads lines of CSV out of a file or a text. */
export function ImportForm({ many, labels, onRead }: FormProps) {
  const id = useId();
  const [error, setError] = useState("");

  async function read(form: HTMLFormElement) {
    const data = new FormData(form);
    const file = data.get("file");
    const text =
      file instanceof File && file.size > 0 ? await file.text() : readText(data.get("lines"));
    const lines = parseCsv(text);
    setError(whyUnreadable(text, lines));
    onRead(lines.length < 2 ? [] : lines);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void read(event.currentTarget);
  }

  return (
    <Card>
      <form
        noValidate
        onSubmit={submit}
        aria-label={`Import ${many}`}
        className="flex flex-col gap-5"
      >
        <SectionTitle>{upperFirst(many)}</SectionTitle>
        <div className="flex flex-col gap-1.5">
          <Label htmlFor={`${id}-file`}>CSV file</Label>
          <Input
            id={`${id}-file`}
            type="file"
            name="file"
            accept=".csv,.txt,text/csv"
            className="text-sm"
          />
        </div>
        <Field
          id={`${id}-lines`}
          label="Lines"
          description={`First the names of the columns: ${labels.join(", ")}`}
          error={error === "" ? undefined : error}
        >
          {(control) => <Textarea {...control} name="lines" />}
        </Field>
        <Button type="submit" className="self-start">
          Preview
        </Button>
      </form>
    </Card>
  );
}

function whyUnreadable(text: string, lines: readonly string[][]): string {
  if (text.trim() === "") return "Paste lines or choose a file.";
  return lines.length < 2 ? "Below the names of the columns there has to be a line." : "";
}
