import { XIcon } from "lucide-react";
import { type FormEvent, useState } from "react";
import { SectionCard } from "@/components/layout/section-card";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { withTyped } from "@/lib/insight/picker/picker-state";
import { cn } from "@/lib/utils";
import * as insightWords from "@/words/insight";

interface EntryListProps {
  entries: readonly string[];
  past?: readonly string[];
  onChange: (entries: string[]) => void;
}

/** What is drawn from, with a form for more; those of `past` had their turn. */
export function EntryList({ entries, past = [], onChange }: EntryListProps) {
  const [typed, setTyped] = useState("");

  function add(event: FormEvent) {
    event.preventDefault();
    onChange(withTyped(entries, typed));
    setTyped("");
  }

  return (
    <SectionCard
      title={insightWords.entriesToDraw}
      aside={<span className="text-muted-foreground tabular-nums">{entries.length}</span>}
    >
      <form noValidate onSubmit={add} className="flex flex-wrap items-start gap-3">
        <Field
          label={insightWords.addToDraw}
          description={insightWords.severalWithCommas}
          required
          className="min-w-0 flex-1 basis-44"
        >
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="outline" className="mt-6.5">
          {insightWords.addEntry}
        </Button>
      </form>
      <Entries entries={entries} past={past} onChange={onChange} />
      {entries.length > 1 && (
        <Button variant="ghost" size="sm" className="self-start" onClick={() => onChange([])}>
          {insightWords.removeAllEntries}
        </Button>
      )}
    </SectionCard>
  );
}

/** Each entry with a button that takes it off the list. */
function Entries({ entries, past = [], onChange }: EntryListProps) {
  return (
    <ul
      role="list"
      aria-label={insightWords.entriesToDraw}
      className="flex flex-wrap gap-2 empty:hidden"
    >
      {entries.map((entry) => (
        <li
          key={entry}
          className="inline-flex max-w-full items-center gap-1 rounded-full border border-border bg-card ps-3.5"
        >
          <span
            className={cn(
              "min-w-0 break-words",
              past.includes(entry) && "text-muted-foreground line-through",
            )}
          >
            {entry}
          </span>
          <IconButton
            icon={<XIcon />}
            label={insightWords.removeEntry({ entry })}
            className="rounded-full"
            onClick={() => onChange(entries.filter((other) => other !== entry))}
          />
        </li>
      ))}
    </ul>
  );
}
