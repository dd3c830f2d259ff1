// The thing that is the profile of accounts: whose it is, and who changes its rows.
import type { Audience, Entity, Who } from "../../schema/entity.ts";
import type { Drafting } from "../drafting.ts";
import { wordsIn } from "../../project/words/words-in.ts";
import type { DraftEntity } from "../../reader/draft/plan.ts";
import { plainName } from "../form/lenient.ts";
import type { DraftedThing } from "../things/draft-things.ts";
import { isLine } from "../things/records/is-line.ts";

type Access = NonNullable<Entity["access"]>;

/** Marks the first thing that the sketch calls a profile, whose ever it will be; the others are said to be none. */
export function markProfile(things: readonly DraftedThing[], problems: string[]): void {
  const called = things.filter(({ thing }) => thing.profile === true);
  const first = called.find((one) => !isLine(one.entity));
  const others = called.filter((one) => one !== first);
  const why = first === undefined ? "its rows are lines of others" : `the profile of an account is its “${first.thing.one}”`;
  problems.push(...others.map(({ thing }) => `“profile” of “${thing.one}” is left out: ${why}.`));
  if (first !== undefined) first.profileOf = "members";
}

/** Whose profile an entity is, and who sees and changes its rows: each account its own, and who is named beside the owners. */
export function draftProfile(
  { roles, plan }: Drafting,
  { mention }: DraftEntity,
  told: Access | undefined,
): { profileOf: Audience; access: Access } {
  const named = [told?.change ?? "owner"].flat();
  // The profile of a worker is called "worker" or "worker profile".
  const one = mention.one.toLowerCase().replace(wordsIn(plan.language ?? "en").app.profile(), "");
  const called = roles.find(({ name }) => plainName(name) === plainName(one));
  const inRoles = named.filter((who) => who.startsWith("role:"));
  const isByRoles = named.every((who) => inRoles.includes(who) || who === "admin") && inRoles.length > 0;
  const of: readonly Who[] = called === undefined ? (isByRoles ? inRoles : ["members"]) : [`role:${called.id}`];
  const others = named.filter((who) => !["everybody", "members", "owner", "admin"].includes(who) && !of.includes(who));
  const see = [told?.see ?? "everybody"].flat();
  const isOpen = see.some((who) => who === "everybody" || who === "members" || who === "owner");
  return {
    profileOf: asAudience(of),
    access: { see: asAudience(isOpen ? see : ["owner", ...see]), change: asAudience(["owner", ...others]) },
  };
}

function asAudience([only = "members", ...more]: readonly Who[]): Audience {
  return more.length === 0 ? only : [only, ...more];
}
