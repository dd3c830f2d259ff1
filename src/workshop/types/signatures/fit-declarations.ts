// Declarations as text within a limit. What does not fit as a whole loses the docstrings of members first and then its
// least important exports, and the text says which.
import type { Declared } from "./read-declarations.ts";

/** The declarations of a module as an app imports them. */
export interface DeclaredModule {
  /** `@/components/ui/button`. */
  name: string;
  /** Modules of a lower rank are more important. */
  rank: number;
  declared: readonly Declared[];
}

/** The characters kept for the sentence about what is left out. */
const LEFT_OUT_CHARACTERS = 300;
const KINDS: readonly Declared["kind"][] = ["function", "value", "type"];

/** How much there may be of the declarations; a line says what is left out, unless it is an excerpt. */
export interface Room {
  characters: number;
  isExcerpt?: boolean;
}

/** The declarations of these modules in at most this many characters; the most important ones where that is too few. */
export function fitDeclarations(modules: readonly DeclaredModule[], { characters, isExcerpt = false }: Room): string {
  const all = new Set(modules.flatMap(({ declared }) => declared.flatMap(withNeeds)));
  const long = print(modules, all, ({ textWithNotes }) => textWithNotes);
  if (long.length <= characters) return long;
  const short = print(modules, all, ({ text }) => text);
  if (short.length <= characters) return short;
  if (isExcerpt) return print(modules, choose(modules, characters), ({ text }) => text);
  const chosen = choose(modules, characters - LEFT_OUT_CHARACTERS);
  const moduleOf = new Map(modules.flatMap(({ name, declared }) => declared.map((one) => [one, name] as const)));
  const left = byImportance(modules)
    .filter(({ declared }) => !chosen.has(declared))
    .map(({ declared }) => ({ name: declared.name, module: moduleOf.get(declared) ?? "" }));
  return `${print(modules, chosen, ({ text }) => text)}\n${describeLeft(left)}`.trim();
}

function withNeeds(declared: Declared): Declared[] {
  return declared.isExported ? [...declared.needs, declared] : [];
}

/** In the order of importance every declaration that still fits, with the types that it needs; none of a lower rank than one that does not. */
function choose(modules: readonly DeclaredModule[], characters: number): Set<Declared> {
  const chosen = new Set<Declared>();
  const opened = new Set<string>();
  const moduleOf = new Map(modules.flatMap(({ name, declared }) => declared.map((one) => [one, name] as const)));
  let left = characters;
  let lowest = Number.POSITIVE_INFINITY;
  for (const { declared, rank } of byImportance(modules)) {
    if (rank > lowest) break;
    const more = withNeeds(declared).filter((one) => !chosen.has(one));
    const fresh = new Set(more.flatMap((one) => moduleOf.get(one) ?? []).filter((module) => !opened.has(module)));
    const around = [...fresh].reduce((sum, module) => sum + opening(module).length + CLOSING.length + 2, 0);
    const needed = more.reduce((sum, { text }) => sum + text.length + 1, around);
    if (needed > left) {
      lowest = rank;
      continue;
    }
    left -= needed;
    for (const module of fresh) opened.add(module);
    for (const one of more) chosen.add(one);
  }
  return chosen;
}

interface Ranked {
  declared: Declared;
  rank: number;
}

/** What the modules export: by rank, and of a rank functions and components before values and types. */
function byImportance(modules: readonly DeclaredModule[]): Ranked[] {
  const exported = modules.flatMap(({ rank, declared }) =>
    declared.filter(({ isExported }) => isExported).map((one) => ({ declared: one, rank })),
  );
  const order = ({ rank, declared }: Ranked): number => rank * KINDS.length + KINDS.indexOf(declared.kind);
  return exported.toSorted((one, other) => order(one) - order(other));
}

const opening = (module: string): string => `declare module "${module}" {`;
const CLOSING = "}";

function print(modules: readonly DeclaredModule[], chosen: ReadonlySet<Declared>, textOf: (declared: Declared) => string): string {
  return modules
    .flatMap(({ name, declared }) => {
      const shown = declared.filter((one) => chosen.has(one)).map(textOf);
      return shown.length === 0 ? [] : [[opening(name), ...shown, CLOSING].join("\n")];
    })
    .join("\n");
}

/** Names what is left out, and the files of what there is no room to name. */
function describeLeft(left: readonly { name: string; module: string }[]): string {
  const begin = "// Left out, since there is no room for it: ";
  const names = fitList(
    left.map(({ name }) => name),
    LEFT_OUT_CHARACTERS / 2 - begin.length,
  );
  const others = left.slice(names.length);
  const list = `${begin}${names.join(", ")}`;
  if (others.length === 0) return `${list}; read its files.`;
  const files = [...new Set(others.map(({ module }) => module.replace(/^@\//, "src/")))];
  const named = fitList(files, LEFT_OUT_CHARACTERS / 2 - 60);
  const further = files.length > named.length ? ` and ${files.length - named.length} further files` : "";
  return `${list} and ${others.length} more, in ${named.join(", ")}${further}; read them.`;
}

/** As many of the texts, from the first on, as a list of so many characters has room for; at least one. */
function fitList(texts: readonly string[], characters: number): readonly string[] {
  let size = 0;
  let end = 0;
  while (end < texts.length && (end === 0 || size + (texts[end] ?? "").length + 2 <= characters)) {
    size += (texts[end] ?? "").length + 2;
    end += 1;
  }
  return texts.slice(0, end);
}
