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
        <Bound
          label={words.rangeFrom({ label })}
          value={least}
          onChange={(from) => set(from, most)}
        />
        <span aria-hidden="true">–</span>
        <Bound label={words.rangeTo({ label })} value={most} onChange={(to) => set(least, to)} />
      </div>
    </div>
  );
}

/** One end of a range, with room for eight digits. */
function Bound({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <Input
      type="number"
      step="any"
      aria-label={label}
      className="w-[calc(8ch+4rem)]"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
