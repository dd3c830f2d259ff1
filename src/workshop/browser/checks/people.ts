import type { AcceptanceCheck, CheckStep } from "@atelier/blueprint";
import type { PageSession } from "../session/open-page-session.ts";

/** Opens another window with stores of its own, which the caller of the check closes. */
export type OpenSecond = (viewport: AcceptanceCheck["viewport"]) => Promise<PageSession>;

type Person = Extract<CheckStep, { do: "switchPerson" }>["to"];

/** The people of one check, each with a window; a check begins as the first. */
export interface People {
  /** The window of the person that acts now. */
  session(): PageSession;
  /** The windows that are open. */
  sessions(): readonly PageSession[];
  /** Goes on as this person. True if it is their first visit, which has begun at the first page. */
  switchTo(person: Person): Promise<boolean>;
}

/** The people of a check that begins in this window. The second gets theirs when they are first switched to. */
export function peopleOf(first: PageSession, openSecond: OpenSecond): People {
  const windows = new Map<Person, PageSession>([["first", first]]);
  let current = first;
  return {
    session: () => current,
    sessions: () => [...windows.values()],
    async switchTo(person) {
      const known = windows.get(person);
      current = known ?? (await openSecond(first.viewport));
      windows.set(person, current);
      current.patience = first.patience;
      if (known === undefined) await current.visitFresh("/");
      return known === undefined;
    },
  };
}
