/// <reference lib="dom" />
type Stored = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Stored => typeof value === "object" && value !== null && !Array.isArray(value);
const isRows = (value: unknown): value is readonly Stored[] => Array.isArray(value) && value.length > 0 && value.every(isObject);

/** Every so many rows the texts are twice as long, and every so many a word is as long as words get. */
const LONG_EVERY = 7;
const LONG_WORD_EVERY = 11;
const WORD_CHARACTERS = 34;

/** A text of several words, made longer: one word alone may be a choice, a code or a date, which the app would not know. */
function grownText(text: string, at: number): string {
  if (!text.trim().includes(" ")) return text;
  if (at % LONG_WORD_EVERY === 0) return `${text.replace(/[^\p{L}]/gu, "").slice(0, WORD_CHARACTERS)} ${text}`;
  return at % LONG_EVERY === 0 ? `${text} ${text}` : text;
}

function copyOf(row: Stored, at: number): Stored {
  const texts = Object.entries(row).map(([name, value]) => [name, typeof value === "string" ? grownText(value, at) : value]);
  const { id } = row;
  const own = typeof id === "string" ? { id: `${id}-${at}` } : typeof id === "number" ? { id: id + at * 1_000_000 } : {};
  return { ...Object.fromEntries(texts), ...own };
}

function grownRows(rows: readonly Stored[], least: number): Stored[] {
  const more = Math.max(0, least - rows.length);
  return [...rows, ...Array.from({ length: more }, (_, at) => copyOf(rows[at % rows.length] ?? {}, at + 1))];
}

/** A stored value with the lists of rows in it grown: the value itself, or members of it. */
function grown(value: unknown, least: number): unknown {
  if (isRows(value)) return grownRows(value, least);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, isRows(member) ? grownRows(member, least) : member]));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Makes every list of rows that the app has in its local storage at least so long, by copies of its rows, some of them with long
 * texts and words. The app reads them when it is loaded next. Returns how many lists there are.
 */
export function growStores(least: number): number {
  let lists = 0;
  for (const key of Object.keys(localStorage)) {
    const text = localStorage.getItem(key) ?? "";
    const value = parsed(text);
    const next = JSON.stringify(grown(value, least));
    if (next === JSON.stringify(value)) continue;
    lists += 1;
    try {
      localStorage.setItem(key, next);
    } catch {
      // There is no room for so many: the list stays as it is.
      lists -= 1;
    }
  }
  return lists;
}
