// Who sees the rows of an entity and who changes them, among the accounts of this browser. It keeps people apart who use the
// app on one device; it does not protect against someone who holds the device.
import { accounts, session } from "./accounts";
import type { Entity, Fields, RowOf } from "./entity";
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

/** New accounts are kept before the others. */
const isAdmin = () => isMember() && accounts.all().at(-1)?.id === session.get();

/** Lets only some people see the rows of an entity, and only some change them. */
export function restrict<F extends Fields>(
  entity: Entity<F>,
  { see, change }: { see: Who; change: Who },
) {
  const whole = entity.rows;
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

  let from: readonly unknown[] = [];
  let seen: readonly RowOf<F>[] = [];
  entity.whole = whole;
  entity.mayAdd = () => isPossible(change);
  entity.mayChange = (row) => isAllowed(change, row);
  entity.locked = () => {
    if (isPossible(see)) return null;
    const { many } = entity.noun;
    return isMember()
      ? { title: words.onlyTheAdministratorSees({ many }) }
      : { title: words.logInToSee({ many }), action: { label: words.logIn, path: "/account" } };
  };
  entity.rows = {
    ...whole,
    all: () => {
      // Also rows that stay the same are read again where somebody else looks at them.
      const now = [whole.all(), session.get(), accounts.all(), owners.all()];
      if (now.some((part, at) => part !== from[at])) {
        from = now;
        seen = whole.all().filter((row) => isAllowed(see, row));
      }
      return seen;
    },
    subscribe: (listener) => {
      const ends = [whole, session, accounts, owners].map((one) => one.subscribe(listener));
      return () => {
        for (const end of ends) end();
      };
    },
    add: (values, place) => {
      const row = whole.add(values, place);
      owners.add({ row: nameOf(row.id), account: session.get() });
      return row;
    },
  };
}
