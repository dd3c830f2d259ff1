// What is said where a list has nothing to show.
import type { ListOptions } from "@/components/resource/resource-list";
import { AddLink } from "@/components/resource/row-controls";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty";
import { type Fields, askedFields } from "@/lib/entity";
import { type Noun, listInSentence } from "@/lib/words";
import * as words from "@/words/general";

/** What an empty list advises, by where rows are added. */
const ADVICE = { page: words.firstRow, line: words.firstLine, none: words.noneYet };

/** Says that there are no rows yet, and how one is added, or why none are seen. */
export function NoRows<F extends Fields>({
  entity,
  add,
}: Required<Pick<ListOptions<F>, "entity" | "add">>) {
  const { noun } = entity;
  const locked = entity.locked?.() ?? null;
  if (locked !== null)
    return (
      <EmptyState title={locked.title}>
        {locked.visits?.map(({ label, run }) => (
          <Button key={label} onClick={run}>
            {label}
          </Button>
        ))}
        {locked.action !== undefined && (
          <ButtonLink variant="outline" to={locked.action.path}>
            {locked.action.label}
          </ButtonLink>
        )}
      </EmptyState>
    );
  // Whoever fills the list sees what goes into it.
  const labels = askedFields(entity).map(([, { label }]) => label);
  const holds =
    add === "none" ? "" : ` ${words.holds({ one: noun.one, labels: listInSentence(labels) })}`;
  return (
    <EmptyState title={words.empty(noun)} description={`${ADVICE[add](noun)}${holds}`}>
      {add === "page" && <AddLink entity={entity} isWide />}
    </EmptyState>
  );
}

/** Says that no row matches a search or the filters. */
export function NoMatch({ noun, onClear }: { noun: Noun; onClear: () => void }) {
  return (
    <EmptyState title={words.noMatch(noun)} description={words.tryOtherWordsOrShow}>
      <Button variant="outline" onClick={onClear}>
        {words.showAll(noun)}
      </Button>
    </EmptyState>
  );
}
