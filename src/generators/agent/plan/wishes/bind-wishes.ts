// Binds the wishes of a request to the checks that prove them, as the model's plan says. Each wish ends as proven by the
// checks that name it, as built without a check, or as not built.
import type { AcceptanceCheck } from "@atelier/blueprint";
import type { Plan } from "../../../../domain/models/generation/generator.ts";
import type { Wish } from "./wishes-in.ts";

/** What a plan says about wishes, by their ids. */
export interface Account {
  /** The wishes that each planned check proves, and those present ones that prove any. */
  proves: readonly { check: string; wishes: readonly string[] }[];
  /** The wishes that are built, and that no check shows. */
  unchecked: readonly string[];
  /** The wishes that are not built, and why. */
  notBuilt: readonly { wish: string; why: string }[];
}

/** The account of every wish, in the terms of a plan. */
export type Bound = Pick<Plan, "understood" | "notUnderstood">;

const WORDS = /[\p{L}\p{N}]+/gu;
const ARTICLE = /^(?:a|an|the)$/;

const wordsOf = (text: string): string => (text.toLowerCase().match(WORDS) ?? []).filter((word) => !ARTICLE.test(word)).join(" ");

/** Whether two texts speak of the same, but for articles, case and punctuation: one is a part of the other. */
function isAbout(one: string, other: string): boolean {
  const [first, second] = [` ${wordsOf(one)} `, ` ${wordsOf(other)} `];
  return first.trim() !== "" && second.trim() !== "" && (first.includes(second) || second.includes(first));
}

/** The ids of the checks that prove a wish. A planned check that names no wish proves the one that its phrase is taken from. */
function checksFor(wish: Wish, { proves }: Account, checks: readonly AcceptanceCheck[]): string[] {
  const named = new Map(proves.map(({ check, wishes }) => [check, wishes]));
  return checks
    .filter(({ id, phrase }) => {
      const wishes = named.get(id);
      if (wishes === undefined) return false;
      return wishes.length > 0 ? wishes.includes(wish.id) : phrase !== null && isAbout(phrase, wish.phrase);
    })
    .map(({ id }) => id);
}

/** The wishes of which a plan says nothing; `checks` are its own and the present ones. */
export function unaccounted(wishes: readonly Wish[], account: Account, checks: readonly AcceptanceCheck[]): Wish[] {
  const said = new Set([...account.unchecked, ...account.notBuilt.map(({ wish }) => wish)]);
  return wishes.filter((wish) => !said.has(wish.id) && checksFor(wish, account, checks).length === 0);
}

/** What becomes of every wish. One of which the plan says nothing counts as built without a check. */
export function bindWishes(wishes: readonly Wish[], account: Account, checks: readonly AcceptanceCheck[]): Bound {
  const found = wishes.map((wish) => ({
    phrase: wish.phrase,
    checks: checksFor(wish, account, checks),
    why: account.notBuilt.find((one) => one.wish === wish.id)?.why,
  }));
  return {
    understood: found.flatMap(({ phrase, checks: ids, why }) => (ids.length === 0 && why !== undefined ? [] : [{ phrase, checks: ids }])),
    notUnderstood: found.flatMap(({ phrase, checks: ids, why }) =>
      ids.length > 0 || why === undefined ? [] : [why === "" ? phrase : `${phrase}: ${why}`],
    ),
  };
}

/** The plan's account without these checks, which do not pass: a wish that had no other is not built, one that keeps others is no longer proven. */
export function withoutChecks({ understood, notUnderstood, checks }: Plan, broken: ReadonlySet<string>): Bound {
  const isBroken = (id: string): boolean => broken.has(id);
  const bound = new Set(understood.flatMap((one) => one.checks));
  const lost = understood.filter((one) => one.checks.length > 0 && one.checks.every(isBroken));
  return {
    understood: understood
      .filter((one) => !lost.includes(one))
      .map((one) => ({ ...one, checks: one.checks.some(isBroken) ? [] : one.checks })),
    notUnderstood: [
      ...notUnderstood,
      ...lost.map(({ phrase }) => phrase),
      ...checks.filter(({ id }) => isBroken(id) && !bound.has(id)).map(({ phrase, title }) => phrase ?? title),
    ],
  };
}
