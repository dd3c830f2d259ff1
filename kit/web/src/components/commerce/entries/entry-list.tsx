import { Children, type ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty";

import * as commerceWords from "@/words/commerce";

/** Entries, newest first, each an `EntryCard`; where there are none it says what will stand here. */
export function EntryList({
  label,
  empty,
  children,
}: {
  label: string;
  empty: string;
  children: ReactNode;
}) {
  if (Children.count(children) === 0) {
    return <EmptyState title={commerceWords.noneYet({ label })} description={empty} />;
  }
  return (
    <ul role="list" aria-label={label} className="flex flex-col gap-4">
      {children}
    </ul>
  );
}
