// The accessible names of controls. Components show them and tests find controls by them, so both import this file. It
// does not depend on React.

/** What rows are called inside a sentence: `{ one: "shopping item", many: "shopping items" }`. */
export interface Noun {
  one: string;
  many: string;
}

const inWords = new Intl.ListFormat("en");

export const words = {
  add: ({ one }: Noun) => `Add ${one}`,
  addHeading: ({ one }: Noun) => `Add ${withArticle(one)}`,
  editRow: (title: string) => `Edit ${title}`,
  deleteRow: (title: string) => `Delete ${title}`,
  rowActions: (title: string) => `Actions for ${title}`,
  save: "Save changes",
  search: ({ many }: Noun) => `Search ${many}`,
  filter: (label: string) => `Filter by ${lowerFirst(label)}`,
  sort: ({ many }: Noun) => `Sort ${many}`,
  list: ({ many }: Noun) => upperFirst(many),
  all: ({ many }: Noun) => `All ${many}`,
  empty: ({ many }: Noun) => `No ${many} yet`,
  noMatch: ({ many }: Noun) => `No ${many} match`,
  showAll: ({ many }: Noun) => `Show all ${many}`,
  rating: (label: string, title: string) => `${label} of ${title}`,
  flag: (state: string, title: string) => `${state}: ${title}`,
  added: (title: string) => `Added “${title}”.`,
  deleted: (title: string) => `Deleted “${title}”.`,
  saved: ({ one }: Noun) => `Saved the ${one}.`,
  missing: (label: string) => `Enter the ${lowerFirst(label)}.`,
  missingChoice: (label: string) => `Choose ${withArticle(lowerFirst(label))}.`,
  back: (page: string) => `Back to ${page}`,
  firstRow: ({ one }: Noun) =>
    `Add the first ${one}. It is kept in this browser, and you can change it at any time.`,
  holds: ({ one }: Noun, labels: readonly string[]) =>
    `Each ${one} has ${inWords.format(labels.map(lowerFirst))}.`,
  firstLine: ({ one }: Noun) => `Write the first ${one} into the line above.`,
  noneYet: ({ many }: Noun) => `${upperFirst(many)} are shown here as soon as there are any.`,
  noTargets: ({ many }: Noun) => `No ${many} yet. Once there are some, one can be chosen here.`,
  part: ({ one }: Noun, place: number) => `${upperFirst(one)} ${place}`,
  removePart: ({ one }: Noun, place: number) => `Remove ${one} ${place}`,
  total: "Total",
  clearField: (label: string) => `Clear ${lowerFirst(label)}`,
  onePerLine: "One per line",
  star: (count: number) => (count === 1 ? "1 star" : `${count} stars`),
  notStored:
    "This browser cannot store the change: its storage is full or blocked. It lasts until you close the page.",
  scheme: (scheme: "light" | "dark") => `Switch to ${scheme} colours`,
} as const;

/** Whether a label continues in its value: `Available from Nov 3` reads well, `from in 3 days` does not. */
export function leadsOn(label: string): boolean {
  return /\b(?:from|to|on|until|by|since|at|before|after)$/i.test(label);
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** As inside a sentence: `Due date` → `due date`; `ISBN` and `Best of Norway` keep their capitals. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}(?:\p{Ll}|\s)\P{Lu}*$/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

/** `a plant`, `an offer`, `an hour`, `a unit`. */
export function withArticle(noun: string): string {
  return `${/^(?:[aeio]|u(?!n[io]|s[ae])|hour|honest|heir)/i.test(noun) ? "an" : "a"} ${noun}`;
}
