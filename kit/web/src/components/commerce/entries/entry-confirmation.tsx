import { CircleCheckIcon } from "lucide-react";
import type { ReactNode } from "react";
import { EntryDetails } from "@/components/commerce/entries/entry-details";
import type { EntryLine } from "@/lib/commerce/entries";

/** Says that something was done, and what. `children` are the buttons for what can be done next. */
export function EntryConfirmation({
  title,
  note,
  lines,
  children,
}: {
  title: string;
  note: string;
  lines: readonly EntryLine[];
  children: ReactNode;
}) {
  return (
    <div className="flex flex-col gap-6">
      <div
        role="status"
        className="flex items-start gap-4 rounded-lg bg-accent p-5 text-accent-foreground"
      >
        <CircleCheckIcon aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
        <div className="min-w-0">
          <p className="font-heading text-xl font-bold break-words">{title}</p>
          <p className="mt-1 break-words">{note}</p>
        </div>
      </div>
      <EntryDetails lines={lines} />
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
