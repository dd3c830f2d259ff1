import { EntryCard } from "@/components/commerce/entries/entry-card";
import { EntryList } from "@/components/commerce/entries/entry-list";
import { Button } from "@/components/ui/button";
import { useCollection } from "@/hooks/use-collection";
import type { Requests } from "@/lib/commerce/requests/requests";

/** What the person asked for, with the way to take it back. */
export function RequestList({
  requests: { entries, over },
  label,
  empty,
  undoLabel,
}: {
  requests: Requests;
  label: string;
  /** What is said where there is nothing. */
  empty: string;
  undoLabel: string;
}) {
  return (
    <EntryList label={label} empty={empty}>
      {useCollection(entries).map((entry) => (
        <EntryCard key={entry.id} entry={entry}>
          {entry.status !== over && (
            <Button
              variant="destructive"
              onClick={() => entries.update(entry.id, { status: over })}
            >
              {undoLabel}
            </Button>
          )}
        </EntryCard>
      ))}
    </EntryList>
  );
}
