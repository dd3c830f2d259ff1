// Messages between the accounts of this browser, and what is said in rooms. Only the two whose conversation it is see a message,
// and nobody replies but whoever is written to.
import { accounts } from "./accounts";
import { findProfile, profiles } from "./profiles";
import { folded } from "./rows";
import { readTexts, textsOf } from "./saved";
import { session } from "./session";
import { type Stored, createCollection } from "./store";

export interface Letter {
  /** The id of the account that wrote it. */
  from: string;
  /** The key of whom it is for: see `Party`. */
  to: string;
  text: string;
  /** As an ISO 8601 time. */
  at: string;
  /** The ids of the accounts that read it, and of those that deleted it for themselves. */
  readBy: readonly string[];
  deletedBy: readonly string[];
}

/** All letters, the latest first. */
export const letters = createCollection<Letter>({
  name: "letters",
  read: (saved) => {
    const letter = textsOf(saved, ["from", "to", "text", "at"] as const);
    if (letter.from === "" || letter.to === "" || letter.text === "") return null;
    return {
      ...letter,
      readBy: readTexts(saved["readBy"]),
      deletedBy: readTexts(saved["deletedBy"]),
    };
  },
});

/** Whom one writes to: an account, somebody who has none yet by their name, or a room. */
export interface Party {
  /** The id of an account, `name:Kim Holm` or `room:General`. */
  key: string;
  name: string;
  isRoom: boolean;
}

const NAME = "name:";
const ROOM = "room:";

/** A room. */
export const roomParty = (name: string): Party => ({ key: ROOM + name, name, isRoom: true });

/** What an account is called: the name of its profile. */
export function nameOfAccount(id: string): string {
  const email = accounts.all().find((account) => account.id === id)?.email ?? "";
  return findProfile(profiles.all(), id)?.name || email;
}

/** Whom a key is of. What is written to somebody by name is for the account that has this name. */
export function partyOf(key: string): Party {
  if (key.startsWith(ROOM)) return roomParty(key.slice(ROOM.length));
  if (!key.startsWith(NAME)) return { key, name: nameOfAccount(key), isRoom: false };
  return namedParty(key.slice(NAME.length));
}

/** Whoever has this name: the account that is called so, else somebody who has none yet. */
export function namedParty(name: string): Party {
  const account = accounts.all().find(({ id }) => folded(nameOfAccount(id)) === folded(name));
  return account === undefined
    ? { key: NAME + name, name, isRoom: false }
    : { key: account.id, name: nameOfAccount(account.id), isRoom: false };
}

/** The names of the other accounts. */
export function otherNames(): string[] {
  return accounts
    .all()
    .filter(({ id }) => id !== session.get())
    .map(({ id }) => nameOfAccount(id));
}

/** A conversation of the account that is logged in: its letters, the latest first, and how many of them are unread. */
export interface OwnConversation {
  party: Party;
  letters: readonly Stored<Letter>[];
  unread: number;
}

/** The conversations of the account that is logged in, the latest first; none for somebody who is not. */
export function ownConversations(): OwnConversation[] {
  const me = session.get();
  if (me === "") return [];
  const own = letters.all().flatMap((letter) => {
    const party = partyOf(letter.to);
    const isMine = letter.from === me || party.key === me || party.isRoom;
    if (!isMine || letter.deletedBy.includes(me)) return [];
    return [{ letter, party: party.isRoom || letter.from === me ? party : partyOf(letter.from) }];
  });
  const parties = new Map(own.map(({ party }) => [party.key, party]));
  return [...parties.values()].map((party) => {
    const all = own.filter((one) => one.party.key === party.key).map(({ letter }) => letter);
    return { party, letters: all, unread: all.filter(isUnreadLetter).length };
  });
}

/** Whether somebody else wrote a letter that the account that is logged in has not read. */
export function isUnreadLetter({ from, readBy }: Letter): boolean {
  return from !== session.get() && !readBy.includes(session.get());
}

/** How many letters the account that is logged in has not read, those in rooms apart. */
export function countUnread(): number {
  return ownConversations()
    .filter(({ party }) => !party.isRoom)
    .reduce((sum, { unread }) => sum + unread, 0);
}

/** Writes to somebody, as the account that is logged in; nothing for somebody who is not. */
export function writeLetter(to: string, text: string) {
  const from = session.get();
  if (from === "") return;
  letters.add({ from, to, text, at: new Date().toISOString(), readBy: [], deletedBy: [] });
}

/** Marks letters as read by the account that is logged in. */
export function markLettersRead(all: readonly Stored<Letter>[]) {
  for (const letter of all.filter(isUnreadLetter))
    letters.update(letter.id, { readBy: [...letter.readBy, session.get()] });
}

/** Deletes letters for the account that is logged in; the other one keeps them. */
export function deleteLetters(all: readonly Stored<Letter>[]) {
  for (const { id, deletedBy } of all)
    letters.update(id, { deletedBy: [...deletedBy, session.get()] });
}
