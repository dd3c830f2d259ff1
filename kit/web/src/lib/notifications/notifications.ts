// The notifications of an app: its rules, and which of their notices are for whoever opens it.
import type { Audience } from "../audience";
import type { Entities } from "../entity";
import { person } from "../person";
import { folded } from "../rows";
import { session } from "../session";
import { type Stored } from "../store";
import { type Notice, notices } from "./notices";
import type { Rule } from "./rules";

export interface Notifications {
  rules: readonly Rule[];
  /** Everything that its rules look at. */
  entities: Entities;
  /** Whether whoever opens the app is one of these people; null in an app without accounts, where everything is for the one person there. */
  isPossible: ((people: Audience) => boolean) | null;
}

/** Brings the rules of an app together. `isPossible` of `lib/who.ts` is given in an app with accounts. */
export function defineNotifications(
  rules: readonly Rule[],
  isPossible: Notifications["isPossible"] = null,
): Notifications {
  return { rules, isPossible, entities: [...new Set(rules.flatMap((rule) => rule.entities()))] };
}

/** The notices for whoever opens the app, the latest first: none of what they did themselves, and none of rows that are gone or that they do not see. */
export function ownNotices(
  { rules, isPossible }: Notifications,
  all: readonly Stored<Notice>[] = notices.all(),
): Stored<Notice>[] {
  const account = session.get();
  const name = folded(person.get().name);
  const isFor = (notice: Notice, { audience, recipients }: Rule) => {
    if (isPossible === null) return true;
    if (account === "" || account === notice.by) return false;
    // Whoever follows a row later is notified of what still holds.
    const { accounts, names } = (notice.isOpen ? recipients(notice.row) : null) ?? notice;
    const isNamed = name !== "" && names.includes(name);
    return accounts.includes(account) || isNamed || (audience !== null && isPossible(audience));
  };
  return all
    .filter((notice) => {
      const rule = rules.find(({ id }) => id === notice.rule);
      return rule !== undefined && isFor(notice, rule) && rule.isSeen(notice.row);
    })
    .toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0));
}

/** Whether whoever opens the app has not read a notice. */
export const isUnread = ({ readBy }: Notice) => !readBy.includes(session.get());

/** Follows days and conditions from now on; returns a function that ends this. */
export function watchConditions({ rules, entities }: Notifications): () => void {
  const look = () => {
    for (const rule of rules) rule.look();
  };
  look();
  const ends = entities.map(({ rows, whole = rows }) => whole.subscribe(look));
  return () => {
    for (const end of ends) end();
  };
}
