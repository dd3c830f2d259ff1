// What is drawn from, what was drawn, and how: kept in this browser.
import { type StoredValue, createValue } from "../../value";
import { readTexts } from "../../saved";

const DRAWN_MAX = 50;
const ENTRIES_MAX = 200;
/** Between entries that are typed at once. */
const BETWEEN = /[,;\n]+/;

/** What is kept of a picker; the entries are null as long as nobody has changed those that it began with. */
export interface PickerState {
  entries: readonly string[] | null;
  /** The latest first. */
  drawn: readonly string[];
  /** Who has had a turn since all had theirs. */
  turn: readonly string[];
}

/** What is drawn from in this app. */
export const picker: StoredValue<PickerState> = createValue<PickerState>({
  name: "picker",
  read: ({ entries, drawn, turn }) => ({
    entries: Array.isArray(entries) ? readTexts(entries).slice(0, ENTRIES_MAX) : null,
    drawn: Array.isArray(drawn) ? readTexts(drawn).slice(0, DRAWN_MAX) : [],
    turn: Array.isArray(turn) ? readTexts(turn) : [],
  }),
});

/** The entries with those of a typed text, several with commas or lines between them; none is there twice. */
export function withTyped(entries: readonly string[], typed: string): string[] {
  const added = typed
    .split(BETWEEN)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
  return [...new Set([...entries, ...added])].slice(0, ENTRIES_MAX);
}

/** What was drawn so far with what was drawn now. */
export function withDrawn(drawn: readonly string[], now: readonly string[]): string[] {
  return [...now.toReversed(), ...drawn].slice(0, DRAWN_MAX);
}
