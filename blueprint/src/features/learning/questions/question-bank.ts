// The bank of questions by subject, and which subjects a prompt is about.
import { z } from "zod";
import { readData } from "../../../knowledge/data/data-files.ts";
import { type QuestionSubject, readSubject, SubjectEntry } from "./read-subject.ts";

/** Every subject; where two fit equally well, the earlier is taken, so narrow ones stand first. The last one is general knowledge. */
export const questionBank: readonly QuestionSubject[] = readData("questions/subjects.json", z.array(SubjectEntry)).map(readSubject);

/** The subject that is taken where the bank has none of what a prompt is about. */
export const GENERAL = "general";

const general = subjectCalled(GENERAL);

function subjectCalled(id: string): QuestionSubject {
  const found = questionBank.find((subject) => subject.id === id);
  if (found === undefined) throw new Error(`blueprint/data/questions/subjects.json has no subject ${id}.`);
  return found;
}

/** The subject of this id; general knowledge for one that the bank does not have. */
export function subjectOf(id: string): QuestionSubject {
  return questionBank.find((subject) => subject.id === id) ?? general;
}

/** The subjects that the words are about, the one that is named most often first; none for a subject that the bank does not have. */
export function subjectsIn(words: string): QuestionSubject[] {
  return questionBank
    .map((subject) => ({ subject, named: [...words.toLowerCase().matchAll(new RegExp(subject.words, "g"))].length }))
    .filter(({ named }) => named > 0)
    .sort((left, right) => right.named - left.named)
    .map(({ subject }) => subject);
}

/** The one subject that a wish is about: by its own words, else by the prompt's, else general knowledge. */
export function subjectFor({ words, prompt, title }: { words: string; prompt: string; title: string }): QuestionSubject {
  const called = questionBank.find(({ id }) =>
    new RegExp(`\\b${id} (?:quiz|flash ?cards?)\\b|(?:quiz|cards?) (?:about|on) ${id}\\b`, "i").test(prompt),
  );
  return called ?? subjectsIn(words)[0] ?? subjectsIn(title)[0] ?? subjectsIn(withoutColours(prompt))[0] ?? general;
}

/** A prompt's last wishes are about looks; what they name is no subject. */
function withoutColours(prompt: string): string {
  return prompt.replace(/[^.]*\b(?:colou?rs?|background|components?|theme)\b[^.]*\.?/g, " ");
}
