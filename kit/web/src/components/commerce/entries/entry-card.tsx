import type { ReactNode } from "react";
import { EntryDetails } from "@/components/commerce/entries/entry-details";
import { EntryStatus } from "@/components/commerce/entries/entry-status";
import { Card, CardFooter, CardHeader, CardTitle } from "@/components/ui/card";
import { type Entry, formatEntryTime } from "@/lib/commerce/entries";
import * as commerceWords from "@/words/commerce";

/** One entry of a list. `children` are the buttons for what can be done with it. */
export function EntryCard({ entry, children }: { entry: Entry; children?: ReactNode }) {
  return (
    <li>
      <Card>
        <CardHeader>
          <div className="min-w-0">
            <CardTitle>{entry.title}</CardTitle>
            <p data-slot="facts" className="mt-1 flex flex-wrap items-center text-muted-foreground">
              <span role="group" aria-label={commerceWords.number} className="tabular-nums">
                {entry.number}
              </span>
              <time dateTime={entry.at}>{formatEntryTime(entry.at)}</time>
            </p>
          </div>
          <EntryStatus status={entry.status} />
        </CardHeader>
        <EntryDetails lines={entry.details} />
        {children !== undefined && (
          <CardFooter className="justify-start empty:hidden">{children}</CardFooter>
        )}
      </Card>
    </li>
  );
}
