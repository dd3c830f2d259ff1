import { type Blueprint, describePart } from "@atelier/blueprint";

/** A part that is left out, and why: what follows "because". */
export interface LeftOut {
  id: string;
  because: string;
}

/** What is said of parts that are left out of an app: sentences for the reply, lines of what is not built, and the phrases that asked for them. */
export function tellLeftOut(blueprint: Blueprint, left: readonly LeftOut[]): { reply: string; notBuilt: string[]; phrases: string[] } {
  const told = left.map(({ id, because }) => ({ ...describePart(blueprint, id), because }));
  return {
    reply: told.map(({ called, because }) => `\n\nLeft out: ${called}, because ${because}.`).join(""),
    phrases: told.flatMap(({ phrase }) => phrase ?? []),
    notBuilt: told.map(({ called, phrase, because }) => `${phrase ?? called}: left out because ${because}`),
  };
}
