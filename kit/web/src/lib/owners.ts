// Which account added a row.
import { type Entity, type Fields, type RowOf, fieldOf } from "./entity";
import { textsOf } from "./saved";
import { session } from "./session";
import { createCollection } from "./store";

interface Ownership {
  /** The name of an entity and the id of its row: `recipe/recipe-1`. */
  row: string;
  account: string;
}

const owners = createCollection<Ownership>({
  name: "owners",
  read: (saved) => textsOf(saved, ["row", "account"]),
});

/** What is known of who added rows, and what says when it changes. */
export const ownerships = { current: owners.all, subscribe: owners.subscribe };

/** The ids of the accounts that added this row of an entity; none for a row that nobody added. */
export function ownersOf({ name }: { name: string }, id: string): string[] {
  return owners
    .all()
    .filter(({ row }) => row === `${name}/${id}`)
    .map(({ account }) => account);
}

/** Whether the account that is logged in added this row of an entity; nobody added one without an id. */
export function isOwn(entity: { name: string }, id: string | undefined): boolean {
  return id !== undefined && ownersOf(entity, id).includes(session.get());
}

/** Whether the account that is logged in added this row, or with a path of fields a row that it leads to: `product`, `transaction.product`. */
export function isOwnAlong<F extends Fields>(
  entity: Pick<Entity<F>, "name" | "fields">,
  row: RowOf<F>,
  path: string,
): boolean {
  const [first = "", ...further] = path.split(".");
  if (first === "") return isOwn(entity, row.id);
  const rows = fieldOf(entity, first).referred?.(row[first]) ?? [];
  return further
    .reduce((all, name) => all.flatMap((one) => one.by(name)), rows)
    .some((one) => isOwn({ name: one.entity }, one.id));
}

/** Notes that the account that is logged in added this row of an entity; a row of nobody has no owner. */
export function recordOwner(entity: { name: string }, id: string) {
  if (session.get() === "" || isOwn(entity, id)) return;
  owners.add({ row: `${entity.name}/${id}`, account: session.get() });
}
