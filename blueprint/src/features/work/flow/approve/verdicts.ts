import { lexicon } from "../../../../knowledge/words/lexicon.ts";

/** The options that say that something waits, is approved, or is rejected. */
export interface Verdicts {
  pending: string;
  approved: string;
  rejected: string;
}

/** The verdicts among the options of a choice; null where one of them is lacking. */
export function verdictsAmong(options: readonly string[]): Verdicts | null {
  const approved = options.find((option) => /^(?:approved|accepted|granted|confirmed)$/i.test(option));
  const rejected = options.find((option) => /^(?:rejected|denied|declined|refused)$/i.test(option));
  const pending = options.find((option) => lexicon.holds(option, "awaiting-approval"));
  return approved === undefined || rejected === undefined || pending === undefined ? null : { pending, approved, rejected };
}
