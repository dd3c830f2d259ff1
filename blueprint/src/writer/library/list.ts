// Searching, ordering and the address's query in the generated app.
import { code } from "../code/code.ts";
import type { ModuleSource, Part } from "../code/module.ts";

const OPENING = `
What a list shows. Search, filters and order live in the address's query, so that a link or the back button brings
back the same list.`;

/** `src/lib/list.ts`. */
export function listModule(): ModuleSource {
  return {
    path: "src/lib/list.ts",
    opening: OPENING,
    library: true,
    parts: [...queryParts, ...matchParts, ...orderParts],
  };
}

const listQueryType = code`
  interface ListQuery {
    get: (name: string) => string;
    set: (name: string, value: string) => void;
    /** True when something narrows the list. */
    isNarrowed: boolean;
    clear: () => void;
  }`;

const useListQuery = code`
  function useListQuery(names: readonly string[]): @ListQuery {
    const [params, setParams] = @useSearchParams();

    function change(values: Readonly<Record<string, string>>) {
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          for (const [name, value] of Object.entries(values)) {
            if (value === "") next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    }

    return {
      get: (name) => params.get(name) ?? "",
      set: (name, value) => change({ [name]: value }),
      isNarrowed: names.some((name) => params.has(name)),
      clear: () => change(Object.fromEntries(names.map((name) => [name, ""]))),
    };
  }`;

/** The list's settings in the address. */
const queryParts: Part[] = [
  { name: "ListQuery", isType: true, code: listQueryType },
  { name: "useListQuery", comment: "The settings of a list, kept in the address's query.", code: useListQuery },
];

/** What a search or filter lets pass. */
const matchParts: Part[] = [
  {
    name: "folded",
    code: code`
          function folded(text: string): string {
            return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
          }`,
  },
  {
    name: "matchesSearch",
    comment: "Whether every word of the search occurs in the texts, without regard to case or accents.",
    code: code`
          function matchesSearch(search: string, texts: readonly string[]): boolean {
            const text = @folded(texts.join(" "));
            return @folded(search).split(/\s+/).every((word) => text.includes(word));
          }`,
  },
  {
    name: "isInPeriod",
    comment: "Whether a day lies in the period that a filter names.",
    code: code`
          function isInPeriod(date: string, period: string): boolean {
            const today = @localDate();
            const inAWeek = @localDate(7);
            if (date === "") return false;
            if (period === "past") return date < today;
            if (period === "today") return date === today;
            return period === "week" ? date >= today && date <= inAWeek : date > inAWeek;
          }`,
  },
  {
    name: "passes",
    comment: "Whether a row passes a filter; one that is not set lets everything pass.",
    code: code`
          function passes(wanted: string, test: (wanted: string) => boolean): boolean {
            return wanted === "" || test(wanted);
          }`,
  },
  {
    name: "distinct",
    comment: "Every text once, in alphabetical order, without the empty one.",
    code: code`
          function distinct(texts: readonly string[]): string[] {
            return [...new Set(texts)].filter((text) => text !== "").sort(@byText);
          }`,
  },
];

/** Comparisons that put empty values last. */
const orderParts: Part[] = [
  {
    name: "ListOrder",
    isType: true,
    code: code`
          interface ListOrder<Row> {
            value: string;
            label: string;
            compare: (a: Row, b: Row) => number;
          }`,
  },
  {
    name: "byText",
    code: code`
          function byText(left: string, right: string): number {
            return left.localeCompare(right, undefined, { numeric: true, sensitivity: "base" });
          }`,
  },
  {
    name: "byNumber",
    comment: "Smallest first; rows without a number come last.",
    code: code`
          function byNumber(left: number | null, right: number | null): number {
            return (left ?? Infinity) === (right ?? Infinity) ? 0 : (left ?? Infinity) - (right ?? Infinity);
          }`,
  },
  {
    name: "byNumberDown",
    comment: "Largest first; rows without a number come last.",
    code: code`
          function byNumberDown(left: number | null, right: number | null): number {
            return (left ?? -Infinity) === (right ?? -Infinity) ? 0 : (right ?? -Infinity) - (left ?? -Infinity);
          }`,
  },
  {
    name: "byDate",
    comment: "Earliest first; rows without a date come last.",
    code: code`
          function byDate(left: string, right: string): number {
            if (left === "" || right === "") return left === right ? 0 : left === "" ? 1 : -1;
            return left < right ? -1 : left > right ? 1 : 0;
          }`,
  },
  {
    name: "byDateDown",
    comment: "Latest first; rows without a date come last.",
    code: code`
          function byDateDown(left: string, right: string): number {
            return left < right ? 1 : left > right ? -1 : 0;
          }`,
  },
];
