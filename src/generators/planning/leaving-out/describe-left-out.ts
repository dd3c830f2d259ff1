import { type Blueprint, type DescribedPart, describePart, languageOfApp, replyWords } from "@atelier/blueprint";

/** A part that is left out, and why: what follows "because"; null if nobody asked for it, so that nothing is said. */
export interface LeftOut {
  id: string;
  because: string | null;
}

/** What is said of parts that are left out of an app. */
export interface DescribedLeftOut {
  /** Sentences for the reply. */
  reply: string;
  /** Lines of what is not built. */
  notBuilt: string[];
  /** The phrases that asked for them. */
  phrases: string[];
  /** What a reply would call them. */
  parts: DescribedPart[];
}

/** Describes parts that are left out of an app. */
export function describeLeftOut(blueprint: Blueprint, left: readonly LeftOut[]): DescribedLeftOut {
  const stated = left.map(({ id, because }) => ({ ...describePart(blueprint, id), because }));
  const isEnglish = languageOfApp(blueprint) === "en";
  const words = replyWords(blueprint.language);
  const missed = stated.filter(({ because }) => because !== null);
  const told = missed.map(({ called, phrase, because }) =>
    isEnglish ? `Left out: ${called}, because ${because}.` : words.leftOutPart({ part: phrase ?? called }),
  );
  return {
    reply: told.map((sentence) => `\n\n${sentence}`).join(""),
    parts: stated,
    phrases: stated.flatMap(({ phrase }) => phrase ?? []),
    notBuilt: missed.map(({ called, phrase, because }) => `${phrase ?? called}: left out because ${because}`),
  };
}
