import { EntryCard } from "@/components/commerce/entries/entry-card";
import { EntryList } from "@/components/commerce/entries/entry-list";
import { Button } from "@/components/ui/button";
import { useCollection } from "@/hooks/use-collection";
import type { Requests } from "@/lib/commerce/requests/requests";
import * as commerceWords from "@/words/commerce";

/** What the person asked for, with the way to take it back. */
export function RequestList({ requests: { label, entries, undo, over } }: { requests: Requests }) {
  return (
    <EntryList label={label} empty={commerceWords.whatYouSendIsListed}>
      {useCollection(entries).map((entry) => (
        <EntryCard key={entry.id} entry={entry}>
          {entry.status !== over && (
            <Button
              variant="destructive"
              onClick={() => entries.update(entry.id, { status: over })}
            >
              {undo}
            </Button>
          )}
        </EntryCard>
      ))}
    </EntryList>
  );
}
