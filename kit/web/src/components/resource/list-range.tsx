import { Input } from "@/components/ui/input";
import type { ListState } from "@/hooks/use-list-settings";
import * as words from "@/words/general";

/** Narrows a list to the rows whose number is between two others, either of which may be left open. */
export function ListRange({
  label,
  name,
  list,
}: {
  label: string;
  /** The field's name, under which the range is kept as `20..40`. */
  name: string;
  list: ListState;
}) {
  const range = list.settings.get(name) ?? "";
  const [least = "", most = ""] = range.split("..");
  const set = (from: string, to: string) =>
    list.set(name, from === "" && to === "" ? "" : `${from}..${to}`);
  return (
    <div
      role="group"
      aria-label={words.filter({ label })}
      data-active={range !== "" || undefined}
      className="flex flex-wrap items-center gap-2 text-sm data-active:font-semibold"
    >
      <span aria-hidden="true">{label}</span>
      <div className="flex items-center gap-2">
        <Input
          type="number"
          step="any"
          aria-label={words.rangeFrom({ label })}
          className="w-[calc(8ch+4rem)]"
          value={least}
          onChange={(event) => set(event.target.value, most)}
        />
        <span aria-hidden="true">–</span>
        <Input
          type="number"
          step="any"
          aria-label={words.rangeTo({ label })}
          className="w-[calc(8ch+4rem)]"
          value={most}
          onChange={(event) => set(least, event.target.value)}
        />
      </div>
    </div>
  );
}
