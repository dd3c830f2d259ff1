import { useSyncExternalStore } from "react";
import { LogInLink } from "@/components/account/log-in-link";
import { SectionTitle } from "@/components/layout/page";
import { NoneYet } from "@/components/resource/none-yet";
import type { CardLayout } from "@/components/resource/resource-card";
import type { RowLayout } from "@/components/resource/row-list";
import { ShownRows } from "@/components/resource/shown-rows";
import { AddLink } from "@/components/resource/row-controls";
import { EmptyState } from "@/components/ui/empty";
import { useAccount } from "@/hooks/use-account";
import { usePerson } from "@/hooks/use-person";
import { useRows } from "@/hooks/use-rows";
import type { Entity, Fields } from "@/lib/entity";
import { isOwnAlong, ownerships } from "@/lib/owners";
import * as words from "@/words/community";
import * as general from "@/words/general";

interface OwnRowsProps<F extends Fields> {
  entity: Entity<F>;
  title: string;
  /** Whether the title is shown; it always names the section. */
  isTitled?: boolean;
  /** Whose rows are meant: those that the person added, and those that lead by these references to one that they added. */
  of?: readonly string[];
  /** Whether the way to add a row stands beside it, where the heading of the page does not have it. */
  hasAddLink?: boolean;
  /** Whether there is a form that adds one, which is offered where there is none yet. */
  hasForm?: boolean;
  /** Shows cards; without it lines. */
  card?: CardLayout<F>;
  row?: RowLayout<F>;
  /** The fields of which one is the heading of a row that is called after the person. */
  headings?: readonly (keyof F & string)[];
}

/** No reference: the rows themselves. */
const OWN = [""];

/** The rows that the account that is logged in added, or that concern what it added; the way to log in for a stranger. */
export function OwnRows<F extends Fields>({
  entity,
  title,
  isTitled = false,
  of = OWN,
  hasAddLink = false,
  hasForm = false,
  card,
  row = {},
  headings,
}: OwnRowsProps<F>) {
  const account = useAccount();
  const { name } = usePerson();
  useSyncExternalStore(ownerships.subscribe, ownerships.current);
  const rows = useRows(entity).filter((one) => of.some((path) => isOwnAlong(entity, one, path)));
  return (
    <section aria-label={title} className="flex flex-col gap-4">
      {(isTitled || hasAddLink) && (
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          {isTitled && <SectionTitle>{title}</SectionTitle>}
          {hasAddLink && account !== null && (
            <div className="ms-auto">
              <AddLink entity={entity} />
            </div>
          )}
        </div>
      )}
      {account === null ? (
        <EmptyState title={words.logInToSee({ many: entity.noun.many })}>
          <LogInLink label={words.logIn} reason={words.logInToSee({ many: entity.noun.many })} />
        </EmptyState>
      ) : rows.length === 0 ? (
        hasForm && entity.mayAdd?.() !== false ? (
          <EmptyState title={general.empty(entity.noun)}>
            <AddLink entity={entity} />
          </EmptyState>
        ) : (
          <NoneYet entity={entity} />
        )
      ) : (
        <ShownRows
          entity={entity}
          rows={rows}
          card={card}
          row={row}
          said={name}
          headings={headings}
          isShort
        />
      )}
    </section>
  );
}
