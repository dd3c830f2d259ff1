// Profiles that accounts can have: one entity holds them, its rows are kept apart, and the app has accounts.
import type { Entity } from "../../schema/entity.ts";

/** The entities, of which at most one is a profile; none in an app without accounts. */
export function soundProfiles(entities: readonly Entity[], features: readonly { kind: string }[]): Entity[] {
  const hasAccounts = features.some(({ kind }) => kind === "account");
  const profile = hasAccounts ? entities.find(({ profileOf }) => profileOf !== undefined) : undefined;
  return entities.map((entity) => {
    const { profileOf, access, ...plain } = entity;
    if (profileOf === undefined) return entity;
    if (entity !== profile) return { ...plain, ...(access && { access }) };
    return { ...entity, access: access ?? { see: "everybody", change: "owner" } };
  });
}
