// Kinds of fields that refer to rows.
import { useId, useState } from "react";
import { Link } from "react-router";
import type { FieldInputProps, FieldValueProps, FieldView } from "@/components/fields/field-view";
import { SelectInput } from "@/components/fields/select-views";
import { Badge } from "@/components/ui/badge";
import { Checkbox } from "@/components/ui/checkbox";
import { FieldHelp } from "@/components/ui/field";
import { SearchInput } from "@/components/ui/search-input";
import type { FilterOption } from "@/lib/fields/field-definition";
import type { TargetLink } from "@/lib/fields/target-rows";
import { hasWords } from "@/lib/rows";
import { readTexts } from "@/lib/saved";
import { cn } from "@/lib/utils";
import * as words from "@/words/general";

function RowLink({ title, path, className }: TargetLink & { className: string }) {
  if (path === null) return title;
  return (
    <Link data-slot="link" to={path} className={cn("relative z-10 underline", className)}>
      {title}
    </Link>
  );
}

function ReferenceValue({ field, value }: FieldValueProps) {
  return (field.linksOf?.(value) ?? []).map((link) => (
    <RowLink key={link.path ?? link.title} {...link} className="text-link" />
  ));
}

function ReferencesValue({ field, value }: FieldValueProps) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {(field.linksOf?.(value) ?? []).map((link, at) => (
        <Badge key={at} variant="secondary">
          {/* The color of links is for the ground of a page or a card. */}
          <RowLink {...link} className="text-inherit" />
        </Badge>
      ))}
    </span>
  );
}

/** From so many rows on, those to choose from are searched. */
const SEARCHED_MIN = 9;

/** The checkboxes; rows that are chosen and cannot be seen here stay chosen. */
function RowBoxes({
  name,
  options,
  chosen,
  search,
}: {
  name: string;
  options: readonly FilterOption[];
  chosen: readonly string[];
  search: string;
}) {
  return (
    <>
      <div className="flex max-h-72 flex-wrap gap-x-6 overflow-y-auto">
        {options.map((option) => (
          <label
            key={option.value}
            hidden={!hasWords([option.label], search)}
            className="flex min-h-11 min-w-0 cursor-pointer items-center gap-3"
          >
            <Checkbox
              name={name}
              value={option.value}
              defaultChecked={chosen.includes(option.value)}
            />
            <span className="min-w-0 break-words">{option.label}</span>
          </label>
        ))}
      </div>
      {chosen
        .filter((row) => !options.some((option) => option.value === row))
        .map((row) => (
          <input key={row} type="hidden" name={name} value={row} />
        ))}
    </>
  );
}

/** A checkbox for each row that can be chosen; many are narrowed by a search. */
function ReferencesInput({ field, name, value, description, error }: FieldInputProps) {
  const id = useId();
  const [search, setSearch] = useState("");
  const options = field.targets?.() ?? [];
  const noun = field.targetNoun?.() ?? { one: field.label, many: field.label };
  const chosen = readTexts(value);
  const help = error ?? (options.length === 0 ? words.noTargets(noun) : description);
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={help === undefined ? undefined : `${id}-help`}
      data-slot="field"
      data-invalid={error !== undefined}
      className="flex min-w-0 flex-col gap-1.5"
    >
      <span className="flex justify-between gap-2 text-sm font-semibold">
        <span id={`${id}-label`}>{field.label}</span>
        {!field.required && (
          <span aria-hidden="true" className="font-normal text-muted-foreground">
            {words.optional}
          </span>
        )}
      </span>
      {options.length >= SEARCHED_MIN && (
        <SearchInput
          label={words.search(noun)}
          value={search}
          onChange={setSearch}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.preventDefault();
          }}
          className="basis-auto"
        />
      )}
      <RowBoxes name={name} options={options} chosen={chosen} search={search} />
      <FieldHelp id={`${id}-help`} isError={error !== undefined}>
        {help}
      </FieldHelp>
    </div>
  );
}

export const referenceView: FieldView = { Input: SelectInput, Value: ReferenceValue };
export const anyReferenceView: FieldView = referenceView;
export const referencesView: FieldView = {
  Input: ReferencesInput,
  Value: ReferencesValue,
  isWide: true,
};
