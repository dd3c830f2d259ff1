// The small words that join the parts of a sentence. Each begins a new chunk and says how to take it.

import { z } from "zod";
import { readData } from "../../knowledge/data/data-files.ts";
import { WordList } from "../../knowledge/data/word-list.ts";
import { indexPhrases, leadingPhrase } from "./leading-phrase.ts";

/** How a chunk hangs together with what is before it. */
export const Lead = z.enum(["start", "list", "with", "has", "can", "which", "without", "to", "for", "colon", "belongs"]);
export type Lead = z.infer<typeof Lead>;

const leads = readData("words/leads.json", z.array(z.strictObject({ lead: Lead, phrases: WordList })));

interface LeadPhrase {
  words: string[];
  lead: Lead;
}

const index = indexPhrases(leads.flatMap(({ lead, phrases }) => phrases.map((phrase): LeadPhrase => ({ words: phrase.split(" "), lead }))));

/** The joining phrase, longest first, with which these lower-case words begin. */
export function leadingLead(words: readonly string[]): LeadPhrase | null {
  return leadingPhrase(index, words);
}
