// One row is found by a code that only it has.
import { useState } from "react";
import { Link } from "react-router";
import { FieldValue } from "@/components/fields/field-value";
import { viewOf } from "@/components/fields/view-of";
import { SectionTitle } from "@/components/layout/page";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useRows } from "@/hooks/use-rows";
import {
  type Entity,
  type Fields,
  type RowProps,
  fieldOf,
  seenFields,
  titleOf,
} from "@/lib/entity";
import { findByCode } from "@/lib/find-by-code";
import { readText } from "@/lib/saved";
import * as words from "@/words/general";

interface LookupProps<F extends Fields> {
  /** The anchor that links lead to. */
  id: string;
  title: string;
  entity: Entity<F>;
  /** The text that tells rows apart. */
  field: keyof F & string;
  /** Whether a row has a page of its own. */
  isLink?: boolean;
}

/** A field for a code, and the row that has it; or that there is none. */
export function Lookup<F extends Fields>({
  id,
  title,
  entity,
  field,
  isLink = true,
}: LookupProps<F>) {
  const rows = useRows(entity);
  const [asked, setAsked] = useState<string | null>(null);
  const { label } = fieldOf(entity, field);
  const found = asked === null ? undefined : findByCode(rows, { field, code: asked });
  return (
    <section id={id} aria-label={title} className="min-w-0 scroll-mt-24">
      <Card className="gap-5">
        <SectionTitle>{title}</SectionTitle>
        <form
          noValidate
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            setAsked(readText(new FormData(event.currentTarget).get("code")).trim());
          }}
        >
          <div className="min-w-0 flex-auto basis-56 sm:max-w-sm">
            <Field
              label={label}
              required
              error={asked === "" ? words.enterWhatToLookUp : undefined}
            >
              {(control) => <Input {...control} name="code" autoComplete="off" />}
            </Field>
          </div>
          <Button type="submit">{words.lookUp}</Button>
        </form>
        <div role="status">
          {found !== undefined && <Found entity={entity} row={found} isLink={isLink} />}
          {found === undefined && asked !== null && asked !== "" && (
            <p className="max-w-prose font-semibold">{words.nothingHas({ label, value: asked })}</p>
          )}
        </div>
      </Card>
    </section>
  );
}

function Found<F extends Fields>({ entity, row, isLink }: RowProps<F> & { isLink: boolean }) {
  const title = titleOf(entity, row);
  const facts = seenFields(entity).filter(
    ([name, { kind, isEmpty }]) =>
      name !== entity.title && viewOf(kind).isLong !== true && !isEmpty(row[name]),
  );
  return (
    <div className="flex flex-col gap-4 border-t border-border pt-5">
      <h3 className="font-heading text-xl font-semibold">
        {isLink ? (
          <Link to={`${entity.rowPath}/${row.id}`} data-slot="link" className="text-link underline">
            {title}
          </Link>
        ) : (
          title
        )}
      </h3>
      <dl data-slot="description-list" className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {facts.map(([name, field]) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-muted-foreground">{field.label}</dt>
            <dd className="mt-1 font-medium">
              <FieldValue field={field} value={row[name]} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
