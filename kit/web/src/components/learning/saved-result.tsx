import { useEffect, useRef, useState } from "react";
import { FieldInput } from "@/components/fields/field-input";
import { FieldValue } from "@/components/fields/field-value";
import { RowLink } from "@/components/resource/row-link";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { useFieldsForm } from "@/hooks/use-fields-form";
import { usePerson } from "@/hooks/use-person";
import { useRows } from "@/hooks/use-rows";
import type { Changes } from "@/lib/changes";
import { type Entity, type Fields, seenFields } from "@/lib/entity";
import { text } from "@/lib/fields/text";
import { person } from "@/lib/person";
import { allOrNothing } from "@/lib/store";
import * as communityWords from "@/words/community";
import * as words from "@/words/general";

const nameFields = {
  name: text({
    label: communityWords.yourName,
    required: true,
    missing: communityWords.enterYourName,
  }),
};

/** Saves a result once, under the name of the person where it needs one, and shows the row that it became. */
export function SavedResult<F extends Fields>({
  entity,
  effects,
  isNamed = false,
}: {
  entity: Entity<F>;
  effects: () => Changes;
  isNamed?: boolean;
}) {
  const { name } = usePerson();
  const isBegun = useRef(false);
  const [saved, setSaved] = useState<string | null>(null);
  const row = useRows(entity).find(({ id }) => id === saved);
  const isKnown = !isNamed || name !== "";

  useEffect(() => {
    if (!isKnown || isBegun.current) return;
    isBegun.current = true;
    allOrNothing(() => {
      for (const change of effects().flat()) change();
    });
    // The newest row stands first.
    setSaved(entity.rows.all()[0]?.id ?? null);
  }, [effects, entity, isKnown]);

  const { errors, handleSubmit } = useFieldsForm(nameFields, (values) => person.update(values));
  if (!isKnown)
    return (
      <form noValidate onSubmit={handleSubmit} className="flex flex-wrap items-start gap-4">
        <div className="min-w-0 flex-[1_1_14rem]">
          <FieldInput field={nameFields.name} name="name" value="" error={errors["name"]} />
        </div>
        <Button type="submit" className="mt-6.5">
          {words.add(entity.noun)}
        </Button>
      </form>
    );
  if (row === undefined) return null;
  return (
    <Card className="gap-4 bg-accent text-accent-foreground">
      <p className="font-heading text-xl font-semibold">
        <RowLink entity={entity} row={row} isLink={false} />
      </p>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {seenFields(entity)
          .filter(([field, { isEmpty }]) => field !== entity.title && !isEmpty(row[field]))
          .map(([field, definition]) => (
            <div key={field}>
              <dt className="text-sm">{definition.label}</dt>
              <dd className="font-heading text-2xl font-bold">
                <FieldValue field={definition} value={row[field]} />
              </dd>
            </div>
          ))}
      </dl>
      <ButtonLink variant="outline" className="self-start" to={entity.home.path}>
        {words.all(entity.noun)}
      </ButtonLink>
    </Card>
  );
}
