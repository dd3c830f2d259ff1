// Who sees the rows of an entity and who changes them, among the accounts of this browser. `guard-rows.ts` keeps to it.
import { accounts, administrator, openSampleAccount, session } from "./accounts";
import type { Entity, Fields, RowOf } from "./entity";
import { guardRows } from "./guard-rows";
import { textsOf } from "./saved";
import { createCollection } from "./store";
import * as words from "../words/community";

/** Everybody, who is logged in, who added the row, or who opened the first account: the administrator, who may all that others may. */
export type Who = "everybody" | "members" | "owner" | "admin";

/** Which account added a row. */
const owners = createCollection({
  name: "owners",
  read: (saved) => textsOf(saved, ["row", "account"]),
});

const isMember = () => accounts.all().some(({ id }) => id === session.get());

const isAdmin = () => isMember() && administrator()?.id === session.get();

/** What decides who somebody is. */
const people = [
  { current: session.get, subscribe: session.subscribe },
  { current: accounts.all, subscribe: accounts.subscribe },
  { current: owners.all, subscribe: owners.subscribe },
];

/** Lets only some people see the rows of an entity, and only some change them. */
export function restrict<F extends Fields>(
  entity: Entity<F>,
  { see, change }: { see: Who; change: Who },
) {
  const nameOf = (id: string) => `${entity.name}/${id}`;
  const isOwner = ({ id }: RowOf<F>) =>
    owners.all().some(({ row, account }) => row === nameOf(id) && account === session.get());
  const isAllowed = (who: Who, row: RowOf<F>) => {
    if (who === "everybody" || isAdmin()) return true;
    return isMember() && (who === "members" || (who === "owner" && isOwner(row)));
  };
  /** Whether there may be rows for which it is allowed. */
  const isPossible = (who: Who) =>
    who === "everybody" || (who === "admin" ? isAdmin() : isMember());

  guardRows(entity, {
    sees: (row) => isAllowed(see, row),
    changes: (row) => isAllowed(change, row),
    adds: () => isPossible(change),
    locked: ({ many } = entity.noun) => {
      if (isPossible(see)) return null;
      return isMember()
        ? { title: words.onlyTheAdministratorSees({ many }) }
        : {
            title: words.logInToSee({ many }),
            action: { label: words.logIn, path: "/account" },
            visit: { label: words.lookAround, run: () => openSampleAccount(words.samplePerson) },
          };
    },
    beforeAdding: () =>
      isMember() || change === "admin"
        ? null
        : { label: words.logInToAdd({ many: entity.noun.many }), path: "/account" },
    sources: () => people,
    added: (id) => owners.add({ row: nameOf(id), account: session.get() }),
  });
}

/** Lets those see and change the lines of rows who may do so with the rows that these are lines of. */
export function restrictLines<F extends Fields>(
  entity: Entity<F>,
  { by, parent }: { by: keyof F & string; parent: () => Entity },
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
    locked: (noun = entity.noun) => parent().locked?.(noun) ?? null,
    sources: () => [
      ...people,
      {
        current: () => parent().rows.all(),
        subscribe: (listener) => parent().rows.subscribe(listener),
      },
    ],
  });
}
