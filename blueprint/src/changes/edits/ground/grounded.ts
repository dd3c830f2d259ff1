// Which features stand on what the app keeps: on an entity, and on fields of it that their options name. A feature that
// lost its field does without it where it can, and goes where it cannot.
import type { AnyFeature } from "../../../schema/feature.ts";
import { definitionOf, Feature } from "../../../features/feature.ts";
import type { Entity } from "../../../schema/entity.ts";

/** The options that name an entity beside `entity`. */
export const entityOptions = ["rows", "main"] as const;

function optionOf(feature: AnyFeature, option: string): string | null {
  const value: unknown = Reflect.get(feature, option);
  return typeof value === "string" ? value : null;
}

function without(feature: AnyFeature, option: string): AnyFeature | null {
  const freed = Feature.safeParse({ ...feature, [option]: null });
  return freed.success ? freed.data : null;
}

/** The feature as it stands on these entities; null where it lost its ground. */
export function grounded(entities: readonly Entity[], feature: AnyFeature): AnyFeature | null {
  const isThere = (id: string): boolean => entities.some((entity) => entity.id === id);
  let kept: AnyFeature | null = feature;
  for (const option of ["entity", ...entityOptions]) {
    const id = kept === null ? null : optionOf(kept, option);
    // What was about one thing is not about anything else: without it, it goes.
    if (id !== null && !isThere(id)) kept = option === "entity" || kept === null ? null : without(kept, option);
  }
  if (kept === null) return null;
  const own = optionOf(kept, "entity") ?? optionOf(kept, "rows");
  const fields = entities.find(({ id }) => id === own)?.fields ?? [];
  for (const [option, types] of Object.entries(definitionOf(kept.kind).fieldOptions ?? {})) {
    const id: string | null = kept === null ? null : optionOf(kept, option);
    if (kept === null || id === null) continue;
    const field = fields.find((candidate) => candidate.id === id);
    if (field === undefined || !types.includes(field.type)) kept = without(kept, option);
  }
  return kept;
}
