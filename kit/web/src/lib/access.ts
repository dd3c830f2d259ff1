// Who sees the rows of an entity and who changes them, among the accounts of this browser. `guard-rows.ts` keeps to it.
import { app } from "../app";
import {
  accounts,
  hasSampleAdministrator,
  isSample,
  openAdministrator,
  openSampleAccount,
} from "./accounts";
import type { Audience, Who } from "./audience";
import {
  type Entity,
  type Fields,
  type Locked,
  type RowOf,
  emptyValues,
  fieldOf,
  wholeOf,
} from "./entity";
import type { RowSource } from "./fields/field-definition";
import { type FieldAccess, guardRows } from "./guard-rows";
import { isOwn, isOwnAlong, ownerships, recordOwner } from "./owners";
import { type ProfileFields, beginProfile } from "./begin-profile";
import { lendProfile } from "./lend-profile";
import { isMember, isOneOf, isPossible, ownedPath, people, rolesIn } from "./who";
import { listInSentence } from "./words";
import * as words from "../words/community";

/** What decides who somebody is, for a row. */
const sources = [...people, ownerships];

/** The sample accounts that are among an audience: those of its roles, or of all roles where it is everybody who is logged in, the one of no role, and on a public site the administrator's. In an app for its owner roles are only for a first visitor. */
function visitsOf(audience: Audience): NonNullable<Locked["visits"]> {
  const isNew = accounts.all().every(isSample);
  const isAnybody = [audience].flat().some((who) => who === "members" || ownedPath(who) !== null);
  const roles = isAnybody ? (app.roles ?? []) : rolesIn(audience);
  const inRole = (isNew || hasSampleAdministrator ? roles : []).map(({ id, name }) => ({
    label: words.lookAroundAs({ role: name }),
    run: () => openSampleAccount(name, id),
  }));
  const asAdministrator = words.lookAroundAs({ role: words.administrator });
  const inNone = {
    label: inRole.length > 0 && !hasSampleAdministrator ? asAdministrator : words.lookAround,
    run: () => openSampleAccount(words.samplePerson),
  };
  if (!hasSampleAdministrator) return [...inRole, inNone];
  return [
    ...inRole,
    ...(isAnybody ? [inNone] : []),
    { label: asAdministrator, run: () => openAdministrator(words.administrator) },
  ];
}

/** Why somebody who is none of an audience sees nothing of what is called so, and where that changes. */
export function lockedFor(audience: Audience, many: string): Locked {
  if (!isMember())
    return {
      title: words.logInToSee({ many }),
      action: { label: words.logIn, path: "/account" },
      visits: visitsOf(audience),
    };
  const roles = rolesIn(audience).map(({ name }) => name);
  return {
    title:
      roles.length === 0
        ? words.onlyTheAdministratorSees({ many })
        : words.onlyRolesSee({ roles: listInSentence(roles), many }),
  };
}

/** The rows on the way to those whose owners are meant: who somebody is depends on them. */
function rowsBetween<F extends Fields>(
  { name, fields }: Entity<F>,
  audiences: readonly Audience[],
): readonly RowSource[] {
  const between = audiences.flat().flatMap((who) => {
    const [first = "", ...further] = (ownedPath(who) ?? "").split(".");
    return further.length === 0 ? [] : [first];
  });
  return [...new Set(between)].flatMap(
    (field) => fieldOf({ name, fields }, field).targetRows?.() ?? [],
  );
}

/** Whether an account that anybody can open may be one of an audience: not where only the administrator, or a role that they give, may. */
const isForMembers = (audience: Audience): boolean =>
  [audience].flat().some((who) => who === "members" || ownedPath(who) !== null) ||
  rolesIn(audience).some(({ isOpen }) => isOpen);

/** Of whose accounts rows are the profiles, and the fields that begin with what an account knows. */
type ProfileOptions<F extends Fields> = ProfileFields<F> & { of: Audience };

/** Lets only some people see the rows of an entity, and only some change them; `fields` are those that still fewer see or fill in. Where rows are profiles, each account of `profile.of` adds one. */
export function restrict<F extends Fields>(
  entity: Entity<F>,
  {
    see,
    change,
    fields,
    profile,
  }: { see: Audience; change: Audience; fields?: FieldAccess<F>; profile?: ProfileOptions<F> },
) {
  const adders = profile?.of ?? change;
  const ownRow = () =>
    wholeOf(entity)
      .all()
      .find(({ id }) => isOwn(entity, id));
  const isComplete = () => profile !== undefined && ownRow() !== undefined;
  if (profile !== undefined) {
    entity.ownRow = ownRow;
    entity.beginning = () => beginProfile(profile);
    lendProfile(entity, () => isPossible(adders));
  }
  const isAmong = (audience: Audience, row: RowOf<F>) =>
    isOneOf(audience, (path) => isOwnAlong(entity, row, path));
  guardRows(entity, {
    sees: (row) => isAmong(see, row),
    changes: (row) => isAmong(change, row),
    // Whoever adds a row owns it, but not what it refers to.
    adds: (values) => {
      if (isComplete()) return false;
      if (values === undefined) return isPossible(adders);
      return isOneOf(adders, (path) => {
        const [first = ""] = path.split(".");
        if (!(first in values)) return true;
        return isOwnAlong(entity, { ...emptyValues(entity.fields), ...values, id: "" }, path);
      });
    },
    ...(fields && { fields }),
    isPossible,
    isOneOf: isAmong,
    locked: ({ many } = entity.noun) => (isPossible(see) ? null : lockedFor(see, many)),
    beforeAdding: () =>
      isMember() || !isForMembers(adders)
        ? null
        : { label: words.logInToAdd({ many: entity.noun.many }), path: "/account" },
    beforeDoing: (by) =>
      isMember() || !isForMembers(by) ? null : { label: words.logIn, path: "/account" },
    sources: () => [...sources, ...rowsBetween(entity, [see])],
    added: (id) => recordOwner(entity, id),
  });
}

/** Lets those see and change the lines of rows who may do so with the rows that these are lines of. */
export function restrictLines<F extends Fields>(
  entity: Entity<F>,
  { by, parent, fields }: { by: keyof F & string; parent: () => Entity; fields?: FieldAccess<F> },
) {
  const parentOf = (id: unknown) =>
    parent()
      .rows.all()
      .find((row) => row.id === id);
  const isChanged = (id: unknown) => {
    const row = parentOf(id);
    return row !== undefined && parent().mayChange?.(row) !== false;
  };
  guardRows(entity, {
    sees: (row) => parentOf(row[by]) !== undefined,
    changes: (row) => isChanged(row[by]),
    adds: (values) =>
      values === undefined ? parent().mayAdd?.() !== false : isChanged(values[by]),
    ...(fields && { fields }),
    isPossible,
    isOneOf: (audience, row) => {
      const above = parentOf(row[by]);
      if (above === undefined) return false;
      // Lines belong to whom the row above belongs to, and refer to rows of their own.
      const isAlong = (who: Who) => who.startsWith("owner:");
      const all = [audience].flat();
      const [along, others] = [all.filter(isAlong), all.filter((who) => !isAlong(who))];
      return (
        isOneOf(along, (path) => isOwnAlong(entity, row, path)) ||
        (others.length > 0 && parent().isOneOf?.(others, above) !== false)
      );
    },
    locked: (noun = entity.noun) => parent().locked?.(noun) ?? null,
    sources: () => [
      ...sources,
      {
        current: () => parent().rows.all(),
        subscribe: (listener) => parent().rows.subscribe(listener),
      },
    ],
  });
}

/** Leads whoever may not open the page that lists the rows of an entity to another one: the page of their own rows. */
export function leadElsewhere(entity: Entity, audience: Audience, other: Entity["home"]) {
  const { home } = entity;
  Object.defineProperty(entity, "home", { get: () => (isPossible(audience) ? home : other) });
}
