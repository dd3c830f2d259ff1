// Who opens the app: nobody who is logged in, a member, who may have a role, or the administrator.
import { app } from "../app";
import { accounts, administrator } from "./accounts";
import { session } from "./session";
import type { Audience, Who } from "./audience";
import type { AppRole } from "./define-app";

/** What decides who somebody is, and what says when it changes. */
export const people = [
  { current: session.get, subscribe: session.subscribe },
  { current: accounts.all, subscribe: accounts.subscribe },
];

/** The account that is logged in; undefined for none. */
export const presentAccount = () => accounts.all().find(({ id }) => id === session.get());

export const isMember = () => presentAccount() !== undefined;

export const isAdmin = () => isMember() && administrator()?.id === session.get();

/** The path of references to the row whose owners are meant: an empty text for the row itself. Null for other people. */
export function ownedPath(who: Who): string | null {
  if (who === "owner") return "";
  return who.startsWith("owner:") ? who.slice("owner:".length) : null;
}

/** Whether the person is one of an audience; `isOwner` says whether the row in question is theirs, or one that it leads to by a path of references. */
export function isOneOf(audience: Audience, isOwner: (path: string) => boolean): boolean {
  const isWho = (who: Who): boolean => {
    if (who === "everybody" || isAdmin()) return true;
    const path = ownedPath(who);
    if (path !== null) return isMember() && isOwner(path);
    return who === "members" ? isMember() : who === `role:${presentAccount()?.role ?? ""}`;
  };
  return [audience].flat().some(isWho);
}

/** Whether the person can be one of an audience, of some row or other. */
export const isPossible = (audience: Audience) => isOneOf(audience, () => true);

/** The roles of the app that an audience names. */
export function rolesIn(audience: Audience): readonly AppRole[] {
  const named: readonly string[] = [audience].flat();
  return (app.roles ?? []).filter(({ id }) => named.includes(`role:${id}`));
}
