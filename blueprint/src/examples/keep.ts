import type { Capability } from "../schema/capability.ts";

/** Browse, add, edit and delete: what nearly every entity can do. */
export function keep(entity: string): Capability[] {
  return (["browse", "add", "edit", "delete"] as const).map((kind) => ({ id: `${kind}-${entity}`, kind, entity, phrase: null }));
}
