// The order of models from the plainest to the best, so far as a machine can know it: what writes code is better than what
// writes a blueprint, what costs more is better, and of models that cost the same the larger. Among those that the operator
// listed at one price, the later is better: the list is the operator's word.
import type { ModelEntry } from "../model-entry.ts";

/** A copy, the plainest first. `listed` holds the entries that the settings name, in their order. */
export function fromPlainest(entries: readonly ModelEntry[], listed: readonly ModelEntry[]): ModelEntry[] {
  const ranked = entries.map((entry) => {
    const place = listed.indexOf(entry);
    const size = place === -1 ? billionsIn(entry.model) : 0;
    return { entry, ranks: [entry.category === "paid" ? 1 : 0, entry.price.output, place, size] };
  });
  return ranked.toSorted((one, other) => compare(one.ranks, other.ranks) || byId(one.entry, other.entry)).map(({ entry }) => entry);
}

/** The parameters that a name tells, in billions: 8 of `qwen3:8b`, 56 of `mixtral:8x7b`, 0 where it tells none. */
function billionsIn(name: string): number {
  const found = /(?:(\d+)x)?(\d+(?:\.\d+)?)b(?![a-z0-9])/i.exec(name);
  return found === null ? 0 : Number(found[1] ?? 1) * Number(found[2]);
}

function compare(ranks: readonly number[], others: readonly number[]): number {
  return ranks.map((rank, index) => rank - (others[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

function byId(one: ModelEntry, other: ModelEntry): number {
  return one.id < other.id ? -1 : 1;
}
