import { PlusIcon, XIcon } from "lucide-react";
import { useId, useState } from "react";
import { FieldInput } from "@/components/fields/field-input";
import { FieldValue } from "@/components/fields/field-value";
import { lineWidth } from "@/components/fields/line-width";
import { totalOf } from "@/components/resource/line-table";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import type { FormPart } from "@/hooks/use-fields-form";
import type { FormErrors } from "@/hooks/use-form";
import { type Fields, type NamesOf, type RowOf, changeOf, fieldOf } from "@/lib/entity";
import { type Lines, lineFields, lineName, linesIn, readLines, saveLines } from "@/lib/row-lines";
import { cn } from "@/lib/utils";
import * as words from "@/words/general";

/** The lines of a row, as a part of its form. `totals` are shown below them. */
export function linesOf<F extends Fields>(
  lines: Lines<F> & { totals?: readonly NamesOf<F, number | null>[] },
): FormPart {
  return {
    input: (props) => <LinesInput {...lines} {...props} />,
    read: (form) => {
      const entered = readLines(lines, form);
      const errors: FormErrors = Object.assign({}, ...entered.map((line) => line.errors));
      return { errors, save: (parent) => saveLines(lines, parent, entered) };
    },
  };
}

/** The lines of a form: which there are, those that are stored, and what is entered now. */
function useEnteredLines<F extends Fields>({ entity, by }: Lines<F>, parent: string) {
  const [stored] = useState(() => linesIn({ entity, by }, parent));
  const [shown, setShown] = useState<readonly RowOf<F>[]>(stored);
  const [added, setAdded] = useState(stored.length === 0 ? ["new"] : []);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  return {
    ids: [...stored.map(({ id }) => id), ...added].filter((id) => !removed.includes(id)),
    stored,
    shown: shown.filter(({ id }) => !removed.includes(id)),
    add: () => setAdded([...added, `new-${added.length}`]),
    remove: (id: string) => setRemoved([...removed, id]),
    follow: (form: HTMLFormElement) => {
      const rows = readLines({ entity, by }, new FormData(form)).map(({ id, values }) => {
        const row = { ...values, ...changeOf<F>(by, parent), id };
        return entity.preview?.(row) ?? row;
      });
      setShown(rows);
    },
  };
}

/** The controls of all lines. What is worked out from them follows what is typed. */
function LinesInput<F extends Fields>({
  entity,
  by,
  totals = [],
  row = "",
  errors,
}: Lines<F> & {
  totals?: readonly NamesOf<F, number | null>[] | undefined;
  row: string | undefined;
  errors: FormErrors;
}) {
  const title = useId();
  const { ids, stored, shown, add, remove, follow } = useEnteredLines({ entity, by }, row);
  return (
    <fieldset
      aria-labelledby={title}
      className="flex min-w-0 flex-col gap-4"
      onInput={({ currentTarget: { form } }) => form !== null && follow(form)}
    >
      <span id={title} className="font-heading text-lg font-semibold">
        {words.list(entity.noun)}
      </span>
      {ids.map((id, at) => (
        <LineInput
          key={id}
          entity={entity}
          by={by}
          id={id}
          place={at + 1}
          stored={stored.find((line) => line.id === id)}
          shown={shown.find((line) => line.id === id)}
          errors={errors}
          onRemove={() => remove(id)}
        />
      ))}
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Button variant="outline" onClick={add}>
          <PlusIcon />
          {words.add(entity.noun)}
        </Button>
        {totals.map((name) => (
          <output key={name} className="font-semibold tabular-nums">
            {fieldOf(entity, name).label}: {fieldOf(entity, name).format(totalOf(shown, name))}
          </output>
        ))}
      </div>
    </fieldset>
  );
}

interface LineProps<F extends Fields> extends Lines<F> {
  id: string;
  /** Its place among the lines, from 1. */
  place: number;
  /** The row with the values that its controls begin with. */
  stored: RowOf<F> | undefined;
  /** The row with what is entered now. */
  shown: RowOf<F> | undefined;
  errors: FormErrors;
  onRemove: () => void;
}

/** The controls of one line, beside each other where there is room. */
function LineInput<F extends Fields>({
  entity,
  by,
  id,
  place,
  stored,
  shown,
  errors,
  onRemove,
}: LineProps<F>) {
  const lines = { entity, by };
  const computed = Object.entries(entity.fields).filter(([, field]) => field.isComputed === true);
  return (
    <div
      role="group"
      aria-label={words.part({ one: entity.noun.one, place })}
      className="flex flex-wrap items-start gap-3 border-b border-border pb-4 [&_label>span]:hidden"
    >
      <input type="hidden" name={lineName(lines)} value={id} />
      {lineFields(lines).map(([name, field]) => (
        <div key={name} className={cn("min-w-0", lineWidth(field.kind))}>
          <FieldInput
            field={field}
            name={lineName(lines, id, name)}
            value={stored?.[name]}
            error={errors[lineName(lines, id, name)]}
          />
        </div>
      ))}
      {computed.map(([name, field]) => (
        <output key={name} aria-label={field.label} className="mt-6.5 min-h-11 py-2.5 tabular-nums">
          {shown !== undefined && <FieldValue field={field} value={shown[name]} isShort />}
        </output>
      ))}
      <IconButton
        icon={<XIcon />}
        label={words.removePart({ one: entity.noun.one, place })}
        className="mt-6.5"
        onClick={onRemove}
      />
    </div>
  );
}
