// Who sees the rows of an entity and who changes them, among the accounts of this browser. `guard-rows.ts` keeps to it.
import { app } from "../app";
import { accounts, isSample, openSampleAccount } from "./accounts";
import type { Audience } from "./audience";
import type { Entity, Fields, Locked, RowOf } from "./entity";
import { type FieldAccess, guardRows } from "./guard-rows";
import { isOwn, ownerships, recordOwner } from "./owners";
import { isMember, isOneOf, isPossible, people, rolesIn } from "./who";
import { listInSentence } from "./words";
import * as words from "../words/community";

/** What decides who somebody is, for a row. */
const sources = [...people, ownerships];

/** The sample accounts that are among an audience: those of its roles, or of all roles where it is everybody who is logged in, then the one of no role. Roles are only for a first visitor. */
function visitsOf(audience: Audience): NonNullable<Locked["visits"]> {
  const isNew = accounts.all().every(isSample);
  const isAnybody = [audience].flat().some((who) => who === "members" || who === "owner");
  const roles = isAnybody ? (app.roles ?? []) : rolesIn(audience);
  const inRole = roles.map(({ id, name }) => ({
    label: words.lookAroundAs({ role: name }),
    run: () => openSampleAccount(name, id),
  }));
  const inNone = {
    label:
      isNew && inRole.length > 0
        ? words.lookAroundAs({ role: words.administrator })
        : words.lookAround,
    run: () => openSampleAccount(words.samplePerson),
  };
  return [...(isNew ? inRole : []), inNone];
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

/** Lets only some people see the rows of an entity, and only some change them; `fields` are those that still fewer see or fill in. */
export function restrict<F extends Fields>(
  entity: Entity<F>,
  { see, change, fields }: { see: Audience; change: Audience; fields?: FieldAccess<F> },
) {
  const isAmong = (audience: Audience, { id }: RowOf<F>) =>
    isOneOf(audience, () => isOwn(entity, id));
  guardRows(entity, {
    sees: (row) => isAmong(see, row),
    changes: (row) => isAmong(change, row),
    adds: () => isPossible(change),
    ...(fields && { fields }),
    isPossible,
    isOneOf: isAmong,
    locked: ({ many } = entity.noun) => (isPossible(see) ? null : lockedFor(see, many)),
    beforeAdding: () =>
      isMember() || change === "admin"
        ? null
        : { label: words.logInToAdd({ many: entity.noun.many }), path: "/account" },
    beforeDoing: () => (isMember() ? null : { label: words.logIn, path: "/account" }),
    sources: () => sources,
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
      return above !== undefined && parent().isOneOf?.(audience, above) !== false;
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
