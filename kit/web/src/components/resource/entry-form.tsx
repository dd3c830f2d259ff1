import { useState } from "react";
import { LogInLink } from "@/components/account/log-in-link";
import { SectionTitle } from "@/components/layout/page";
import { ResourceForm } from "@/components/resource/resource-form";
import { RowLink } from "@/components/resource/row-link";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty";
import type { FormPart } from "@/hooks/use-fields-form";
import { useRows } from "@/hooks/use-rows";
import type { Entity, Fields } from "@/lib/entity";
import { logIn, logInToAdd } from "@/words/community";
import * as words from "@/words/general";

/** The form of a new row, where it stands in a page. */
export function EntryForm<F extends Fields>({
  entity,
  title,
  isTitled = false,
  isHandedIn = false,
  isLink = false,
  parts = [],
}: {
  entity: Entity<F>;
  title: string;
  /** Whether the title is shown; it always names the section. */
  isTitled?: boolean;
  /** Whether others read what is entered: it is sent, and not added to a list. */
  isHandedIn?: boolean;
  /** Whether the row has a page of its own. */
  isLink?: boolean;
  /** What is entered with the row and stored apart from it, such as `linesOf`. */
  parts?: readonly FormPart[];
}) {
  const rows = useRows(entity);
  const [kept, setKept] = useState<string | null>(null);
  const label = isHandedIn ? words.handIn : words.add(entity.noun);
  const row = rows.find(({ id }) => id === kept);
  const mayAdd = entity.mayAdd?.() !== false;
  const own = entity.ownRow?.();
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-4">
      {isTitled && <SectionTitle>{title}</SectionTitle>}
      {kept === null && own !== undefined ? (
        <RowLink entity={entity} row={own} isLink={isLink} />
      ) : kept === null && !mayAdd ? (
        <EmptyState title={logInToAdd({ many: entity.noun.many })}>
          <LogInLink label={logIn} reason={logInToAdd({ many: entity.noun.many })} />
        </EmptyState>
      ) : kept === null ? (
        <ResourceForm
          entity={entity}
          submitLabel={label}
          parts={parts}
          onSubmit={(values, saveParts) => {
            const added = entity.rows.add(values);
            saveParts(added.id);
            setKept(added.id);
          }}
        />
      ) : (
        <Card className="flex max-w-3xl flex-col items-start gap-4">
          <p role="status" className="text-lg">
            {isHandedIn ? words.thankYouReceived : words.thankYouKept}
          </p>
          {row !== undefined && <RowLink entity={entity} row={row} isLink={isLink} />}
          {mayAdd && (
            <Button variant="outline" onClick={() => setKept(null)}>
              {words.addAnother}
            </Button>
          )}
        </Card>
      )}
    </section>
  );
}
