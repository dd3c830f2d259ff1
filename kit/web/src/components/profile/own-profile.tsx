import { useRef, useState } from "react";
import { SectionTitle } from "@/components/layout/page";
import { ResourceForm } from "@/components/resource/resource-form";
import { ButtonLink } from "@/components/ui/button-link";
import type { FormPart } from "@/hooks/use-fields-form";
import { useRows } from "@/hooks/use-rows";
import { type Entity, type Fields, type ValuesOf, enteredValues, titleOf } from "@/lib/entity";
import { toast } from "@/lib/toast";
import * as words from "@/words/community";

/** The profile of the account that is logged in, a row of an entity: the form that makes it, then the one that changes it. Nothing for somebody who has none. */
export function OwnProfile<F extends Fields>({
  entity,
  title,
  isLink = false,
  parts = [],
}: {
  entity: Entity<F>;
  title: string;
  /** Whether the row has a page of its own. */
  isLink?: boolean;
  /** What is entered with the row and stored apart from it, such as `linesOf`. */
  parts?: readonly FormPart[];
}) {
  const rows = useRows(entity);
  const section = useRef<HTMLElement>(null);
  const [saved, setSaved] = useState(0);
  const own = entity.ownRow?.();
  const row = rows.find(({ id }) => id === own?.id);
  if (row === undefined && entity.mayAdd?.() === false) return null;

  function save(values: ValuesOf<F>, saveParts: (row: string) => void) {
    if (row !== undefined) entity.rows.update(row.id, enteredValues(entity, values));
    saveParts(row?.id ?? entity.rows.add(values).id);
    toast(words.yourProfileIsSaved);
    // The form begins anew with what was saved; who used its button stays beside it.
    setSaved(saved + 1);
    section.current?.focus();
  }

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={title}
      className="flex min-w-0 flex-col gap-4 outline-none"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <SectionTitle>{title}</SectionTitle>
        {row !== undefined && isLink && (
          <ButtonLink
            variant="outline"
            to={`${entity.rowPath}/${row.id}`}
            className="wrap-anywhere"
          >
            {titleOf(entity, row)}
          </ButtonLink>
        )}
      </div>
      <ResourceForm
        key={saved}
        entity={entity}
        {...(row && { row })}
        submitLabel={words.saveProfile}
        onSubmit={save}
        parts={parts}
      />
      <p className="text-sm text-muted-foreground">{words.yourProfileStaysInThis}</p>
    </section>
  );
}
