// Orders models from the least to the most capable, as far as this can be computed: a model that writes code is better
// than one that writes a blueprint, a more expensive one is better, and at the same price the larger one. Among models
// that the operator listed at the same price, the later one is better: the operator's order decides.
import type { ModelEntry } from "../model-entry.ts";

/** A sorted copy, the least capable first. `listed` holds the entries named in the settings, in their order. */
export function fromPlainest(entries: readonly ModelEntry[], listed: readonly ModelEntry[]): ModelEntry[] {
  const ranked = entries.map((entry) => {
    const place = listed.indexOf(entry);
    const size = place === -1 ? billionsIn(entry.model) : 0;
    return { entry, ranks: [entry.category === "paid" ? 1 : 0, entry.price.output, place, size] };
  });
  return ranked.toSorted((one, other) => compare(one.ranks, other.ranks) || byId(one.entry, other.entry)).map(({ entry }) => entry);
}

/** The parameter count in a model name, in billions: 8 for `qwen3:8b`, 56 for `mixtral:8x7b`, 0 if it has none. */
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
