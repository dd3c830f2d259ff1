// Which names a library offers, through everything that it exports.
import { type Combinators, type DartFile, type Declaration, isSeen } from "../api/dart-api.ts";

/** A name that exists; what is behind it is null where that is not known. */
export interface Known {
  declaration: Declaration | null;
  /** The library through which it was found. */
  library: string;
}

/** The names of a library. It is incomplete where it exports what is not known. */
export interface Offered {
  names: ReadonlyMap<string, Known>;
  isComplete: boolean;
}

/** Finds libraries by address. */
export interface Libraries {
  /** The file at an address; undefined if it is not known. */
  fileAt: (address: string) => DartFile | undefined;
  offered: (address: string) => Offered;
}

const NOTHING: Offered = { names: new Map(), isComplete: false };

/** How many exports are followed from one library: those of the largest package are a third of it. */
const EXPORTS_MAX = 3_000;

/** Libraries of files with resolved addresses, beside those of `base`. */
export function createLibraries(files: ReadonlyMap<string, DartFile>, base?: Libraries): Libraries {
  const found = new Map<string, Offered>();
  const fileAt = (address: string): DartFile | undefined => files.get(address) ?? base?.fileAt(address);
  const offered = (address: string): Offered => {
    if (base !== undefined && !files.has(address)) return base.offered(address);
    const known = found.get(address) ?? collect(address, fileAt);
    found.set(address, known);
    return known;
  };
  return { fileAt, offered };
}

interface Waiting extends Combinators {
  address: string;
}

/** Follows exports, those of whole libraries first: what is shown of one of them again is no news. */
function collect(address: string, fileAt: (address: string) => DartFile | undefined): Offered {
  if (fileAt(address) === undefined) return NOTHING;
  const names = new Map<string, Known>();
  const seen = new Set<string>();
  let isComplete = true;
  const whole: Waiting[] = [{ address, shown: null, hidden: [] }];
  const limited: Waiting[] = [];
  for (let next = whole.pop() ?? limited.pop(); next !== undefined; next = whole.pop() ?? limited.pop()) {
    const key = isWhole(next) ? next.address : JSON.stringify(next);
    if (seen.has(key) || seen.has(next.address)) continue;
    seen.add(key);
    if (seen.size > EXPORTS_MAX) return { names, isComplete: false };
    const file = fileAt(next.address);
    // Of a file that is not known, the names that are shown exist.
    if (file === undefined && next.shown === null) isComplete = false;
    const declared = file?.declarations ?? new Map((next.shown ?? []).map((name): [string, null] => [name, null]));
    for (const [name, declaration] of declared) {
      const isOffered = !name.startsWith("_") && isSeen(name, next) && (names.get(name)?.declaration ?? null) === null;
      if (isOffered) names.set(name, { declaration, library: address });
    }
    for (const { address: target, ...own } of file?.exports ?? []) {
      const beyond = { address: target, ...both(next, own) };
      if (beyond.shown?.length !== 0) (isWhole(beyond) ? whole : limited).push(beyond);
    }
  }
  return { names, isComplete };
}

const isWhole = ({ shown, hidden }: Combinators): boolean => shown === null && hidden.length === 0;

/** What is seen through two combinators. */
function both(one: Combinators, other: Combinators): Combinators {
  const hidden = [...new Set([...one.hidden, ...other.hidden])].toSorted();
  if (one.shown === null && other.shown === null) return { shown: null, hidden };
  const shown = (one.shown ?? other.shown ?? []).filter((name) => isSeen(name, one) && isSeen(name, other));
  return { shown: shown.toSorted(), hidden: [] };
}
