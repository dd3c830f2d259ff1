import { InlineForm } from "@/components/fields/inline-form";
import { useRows } from "@/hooks/use-rows";
import { localDate } from "@/lib/format";
import { type Log, logFields } from "@/lib/log";
import { toast } from "@/lib/toast";
import { words } from "@/lib/words";

/** A form for an entry: on the page of a row the row is known (`about`), elsewhere it is chosen. */
export function LogForm({ log, about }: { log: Log; about?: string }) {
  useRows(log.entity);
  return (
    <InlineForm
      label={words.add(log.noun)}
      fields={logFields(log)}
      values={{ day: localDate() }}
      known={{
        ...(about !== undefined && { about }),
        ...(log.amount === undefined && { amount: "0" }),
      }}
      submitLabel={words.add(log.noun)}
      onSubmit={(values) => {
        log.entries.add({ ...values, amount: values.amount ?? 0 });
        toast(words.saved(log.noun));
      }}
    />
  );
}
