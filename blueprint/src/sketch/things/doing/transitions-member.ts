// The steps by which a state changes, with what they change elsewhere in short statements.
import { z } from "zod";
import { asItems, asList, asValues, asWords, asWordsUpTo, pick } from "../../form/lenient.ts";
import type { SketchMember } from "../../form/member.ts";
import { readAudience, SketchAudience } from "../../roles/audience.ts";

const TRANSITIONS_MAX = 12;
const STATE_CHARACTERS_MAX = 60;

/** A step: what its button says, the states in which it is possible (all others where none are given), the new state, and changes such as `tool.state = Free`. */
export const SketchTransition = z.strictObject({
  verb: z.string().trim().min(1).max(40),
  from: z.array(z.string().trim().min(1).max(STATE_CHARACTERS_MAX)).max(20).default([]),
  to: z.string().trim().min(1).max(STATE_CHARACTERS_MAX),
  /** Who makes it; null for whoever may change the row. */
  by: SketchAudience.nullable().default(null),
  effects: z.array(z.string().trim().min(1).max(300)).max(6).default([]),
});
export type SketchTransition = z.infer<typeof SketchTransition>;

/** The steps of a field that is a state; none for any other. */
export const SketchTransitions = z.array(SketchTransition).max(TRANSITIONS_MAX).default([]);

/** "Return: Out -> Back", "Out -> Back". */
function inWords(said: string): unknown {
  const [, verb, from = "", to = ""] = /^(?:([^:]+):)?\s*(.+?)\s*(?:->|→|=>)\s*(.+)$/.exec(said) ?? [];
  return { verb: verb ?? to, from: statesOf(from), to };
}

const statesOf = (said: unknown): string[] =>
  asList(said)
    .map(asWords)
    .filter((state) => state !== "" && !/^(?:any|all|\*)$/i.test(state));

function readTransition(said: unknown): unknown {
  const values = asValues(said);
  if (values === null) return inWords(asWords(said));
  const effects = pick(values, "effects", "then", "sets", "changes");
  return {
    verb: asWordsUpTo(pick(values, "verb", "label", "button", "action", "name") ?? values["to"], 40),
    from: statesOf(pick(values, "from", "source")),
    to: asWords(pick(values, "to", "target", "state")),
    by: readAudience(pick(values, "by", "who", "role", "roles", "allowed")),
    effects: (typeof effects === "string" ? [effects] : asItems(effects)).map(asWords).filter((one) => one !== ""),
  };
}

/** The member `transitions` of a field. */
export const transitionsMember: SketchMember = {
  key: "transitions",
  otherNames: ["steps", "workflow"],
  guide: {
    text: '"transitions" of a choice: it begins with the first option, and only these buttons change it (any time without "from"). "effects" change the row itself ("paid = price"), one that it refers to or its lines; no quotes. "by": who presses it. A choice that people simply set has none.',
    isShort: false,
  },
  read: (said) =>
    asItems(said)
      .slice(0, TRANSITIONS_MAX)
      .map(readTransition)
      .filter((one) => SketchTransition.safeParse(one).success),
};
