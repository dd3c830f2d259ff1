// Which features stand on what the app keeps: on an entity, and on fields of it that their options name. A feature that
// lost its field does without it where it can, and goes where it cannot.
import { Feature, type FeatureKind } from "../../../features/feature.ts";
import type { Entity, FieldType } from "../../../schema/entity.ts";

const amounts: readonly FieldType[] = ["money", "number"];
const measures: readonly FieldType[] = ["number", "money", "percent", "duration", "rating"];

/** The options that name a field, by kind, with the types that the field may have. */
export const fieldOptions: Readonly<Partial<Record<FeatureKind, Readonly<Record<string, readonly FieldType[]>>>>> = {
  buy: { price: amounts },
  book: { price: amounts, day: ["date"] },
  apply: { capacity: ["number"] },
  bid: { price: amounts },
  pay: { price: amounts },
  leaderboard: { field: measures },
  board: { field: ["choice"] },
  calendar: { field: ["date"], end: ["date"] },
};

/** The options that name an entity beside `entity`. */
export const entityOptions = ["rows", "main"] as const;

function optionOf(feature: Feature, option: string): string | null {
  const value: unknown = Reflect.get(feature, option);
  return typeof value === "string" ? value : null;
}

function without(feature: Feature, option: string): Feature | null {
  const freed = Feature.safeParse({ ...feature, [option]: null });
  return freed.success ? freed.data : null;
}

/** The feature as it stands on these entities; null where it lost its ground. */
export function grounded(entities: readonly Entity[], feature: Feature): Feature | null {
  const isThere = (id: string): boolean => entities.some((entity) => entity.id === id);
  let kept: Feature | null = feature;
  for (const option of ["entity", ...entityOptions]) {
    const id = kept === null ? null : optionOf(kept, option);
    // What was about one thing is not about anything else: without it, it goes.
    if (id !== null && !isThere(id)) kept = option === "entity" || kept === null ? null : without(kept, option);
  }
  if (kept === null) return null;
  const own = optionOf(kept, "entity") ?? optionOf(kept, "rows");
  const fields = entities.find(({ id }) => id === own)?.fields ?? [];
  for (const [option, types] of Object.entries(fieldOptions[kept.kind] ?? {})) {
    const id: string | null = kept === null ? null : optionOf(kept, option);
    if (kept === null || id === null) continue;
    const field = fields.find((candidate) => candidate.id === id);
    if (field === undefined || !types.includes(field.type)) kept = without(kept, option);
  }
  return kept === null ? null : decided(kept, fields);
}

/** Approval that tells its state by a choice goes on without one when the choice is another. */
function decided(feature: Feature, fields: Entity["fields"]): Feature {
  if (feature.kind !== "approve" || feature.state === null) return feature;
  const { field: id, pending, approved, rejected } = feature.state;
  const field = fields.find((candidate) => candidate.id === id);
  const offered = [pending, approved, rejected].every((option) => field?.options?.includes(option));
  return field?.type === "choice" && offered ? feature : { ...feature, state: null };
}
