import { Trash2Icon } from "lucide-react";
import { Link } from "react-router";
import { IconButton } from "@/components/ui/icon-button";
import { useRows } from "@/hooks/use-rows";
import { byDateDown } from "@/lib/compare";
import { formatDate } from "@/lib/format";
import { type Log, type LogEntry, subjectOf, totalOf } from "@/lib/log";
import type { Stored } from "@/lib/store";
import { removeWithUndo } from "@/lib/remove-with-undo";
import * as workWords from "@/words/work";

interface ListProps {
  log: Log;
  label: string;
  entries: readonly Stored<LogEntry>[];
  /** Whether each entry says which row it is about. */
  isNamed?: boolean;
}

/** The entries of a log, the latest day first. */
export function LogList({ log, label, entries, isNamed = false }: ListProps) {
  if (entries.length === 0)
    return <p className="text-muted-foreground">{workWords.noEntries(log.noun)}</p>;
  return (
    <ul role="list" aria-label={label} className="flex flex-col divide-y divide-border">
      {entries
        .toSorted((left, right) => byDateDown(left.day, right.day))
        .map((entry) => (
          <LogItem key={entry.id} log={log} entry={entry} isNamed={isNamed} />
        ))}
    </ul>
  );
}

function LogItem({ log, entry, isNamed }: { log: Log; entry: Stored<LogEntry>; isNamed: boolean }) {
  return (
    <li className="flex items-start gap-4 py-3">
      <div className="min-w-0 flex-1">
        <div data-slot="facts" className="flex flex-wrap items-center text-muted-foreground">
          <time dateTime={entry.day}>{formatDate(entry.day)}</time>
          {isNamed && <Subject log={log} entry={entry} />}
        </div>
        <p className="mt-0.5 max-w-prose break-words whitespace-pre-line">{entry.note}</p>
      </div>
      {log.amount !== undefined && (
        <span data-slot="amount" className="shrink-0 text-end whitespace-nowrap tabular-nums">
          {log.amount.format(entry.amount)}
        </span>
      )}
      <IconButton
        icon={<Trash2Icon />}
        label={workWords.deleteEntry({ entry: entry.note || formatDate(entry.day) })}
        onClick={() =>
          removeWithUndo(log.entries, { id: entry.id, said: workWords.entryDeleted(log.noun) })
        }
      />
    </li>
  );
}

function Subject({ log, entry }: { log: Log; entry: LogEntry }) {
  const isThere = useRows(log.entity).some(({ id }) => id === entry.about);
  if (log.isLink !== true || !isThere) return <span>{subjectOf(log, entry)}</span>;
  return (
    <Link
      data-slot="link"
      to={`${log.entity.rowPath}/${entry.about}`}
      className="text-link underline"
    >
      {subjectOf(log, entry)}
    </Link>
  );
}

/** What the entries amount to; nothing where they count nothing. */
export function LogTotal({ log, entries }: { log: Log; entries: readonly LogEntry[] }) {
  if (log.amount === undefined) return null;
  return (
    <p
      role="group"
      aria-label={workWords.totalOf(log.noun)}
      className="flex flex-wrap items-baseline gap-x-2"
    >
      <span className="text-sm text-muted-foreground">{workWords.total}</span>
      <strong className="font-heading text-2xl font-bold tabular-nums">
        {log.amount.format(totalOf(entries))}
      </strong>
    </p>
  );
}
