import { FileTextIcon } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { FieldInput } from "@/components/fields/field-input";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { Label } from "@/components/ui/label";
import { NativeSelect } from "@/components/ui/native-select";
import { type FormErrors, useFieldsForm } from "@/hooks/use-fields-form";
import * as field from "@/lib/fields";
import { type ReportSettings, reportedRows } from "@/lib/reports/report";
import { REPORT_FORMATS, formatNamed } from "@/lib/reports/report-files";
import type { Reports } from "@/lib/reports/reports";
import type { ReportSource } from "@/lib/reports/source";
import { upperFirst } from "@/lib/words";

const FIELDS = {
  search: field.text({ label: "Only what matches" }),
  from: field.date({ label: "From" }),
  to: field.date({ label: "To" }),
  parts: field.lines({
    label: "Content",
    noun: { one: "part", many: "parts" },
    required: true,
    missing: "Choose at least one part.",
  }),
  format: field.choice({
    label: "Format",
    options: REPORT_FORMATS.map(({ label }) => label),
    required: true,
    missing: "Choose a format.",
  }),
};

/** Chooses what a report is about. `onMake` gets null when something else is chosen. */
export function ReportForm({
  reports: { sources, called },
  onMake,
}: {
  reports: Reports;
  onMake: (settings: ReportSettings | null) => void;
}) {
  const id = useId();
  const [chosen, setChosen] = useState(sources[0]?.id ?? "");
  const source = sources.find((candidate) => candidate.id === chosen);
  if (source === undefined) return null;
  return (
    <Card>
      <SourceForm key={source.id} source={source} called={called} onMake={onMake}>
        {sources.length > 1 && (
          <div className="flex min-w-0 flex-col gap-1.5">
            <Label htmlFor={id}>{upperFirst(called)} about</Label>
            <NativeSelect
              id={id}
              value={source.id}
              onChange={(event) => {
                setChosen(event.target.value);
                onMake(null);
              }}
            >
              {sources.map((option) => (
                <option key={option.id} value={option.id}>
                  {option.title}
                </option>
              ))}
            </NativeSelect>
          </div>
        )}
      </SourceForm>
    </Card>
  );
}

interface FormProps {
  source: ReportSource;
  called: string;
  onMake: (settings: ReportSettings) => void;
  children: ReactNode;
}

function SourceForm({ source, called, onMake, children }: FormProps) {
  const { errors, handleSubmit } = useFieldsForm(
    FIELDS,
    ({ format, ...values }) =>
      onMake({
        ...values,
        source: source.id,
        format: REPORT_FORMATS.find(({ label }) => label === format)?.value ?? "",
      }),
    { validate: (values) => errorsOf(source, values), keepsValues: true },
  );
  return (
    <form
      noValidate
      onSubmit={handleSubmit}
      aria-label={`New ${called}`}
      className="grid gap-6 sm:grid-cols-2"
    >
      {children}
      <FieldInput
        field={FIELDS.search}
        name="search"
        description={`A name or code; empty for all ${source.noun.many}`}
        error={errors["search"]}
      />
      {source.dateLabel !== "" && (
        <>
          <FieldInput
            field={FIELDS.from}
            name="from"
            description={`By ${source.dateLabel}`}
            error={errors["from"]}
          />
          <FieldInput field={FIELDS.to} name="to" error={errors["to"]} />
        </>
      )}
      <PartChoice parts={source.parts.map(({ label }) => label)} error={errors["parts"]} />
      <FieldInput
        field={FIELDS.format}
        name="format"
        value={formatNamed("pdf").label}
        error={errors["format"]}
      />
      <div className="sm:col-span-2">
        <Button type="submit">
          <FileTextIcon />
          Generate {called}
        </Button>
      </div>
    </form>
  );
}

/** Why no report can be made of these values. */
function errorsOf(
  source: ReportSource,
  { search, from, to }: Pick<ReportSettings, "search" | "from" | "to">,
): FormErrors {
  if (to !== "" && to < from) return { to: "The last day must not be before the first." };
  if (search === "" || reportedRows(source, { search, from: "", to: "" }).length > 0) return {};
  return {
    search: `No ${source.noun.one} matches “${search}”. Check the spelling, or leave it empty.`,
  };
}

function PartChoice({ parts, error }: { parts: readonly string[]; error: string | undefined }) {
  const id = useId();
  return (
    <fieldset
      className="flex flex-col gap-1.5"
      aria-describedby={error === undefined ? undefined : id}
    >
      <legend className="mb-1.5 text-sm font-semibold">{FIELDS.parts.label}</legend>
      {parts.map((part) => (
        <label key={part} className="flex min-h-8 items-center gap-3 text-sm">
          <Checkbox name="parts" value={part} defaultChecked />
          {part}
        </label>
      ))}
      {error !== undefined && (
        <p id={id} className="text-sm font-medium text-destructive">
          {error}
        </p>
      )}
    </fieldset>
  );
}
