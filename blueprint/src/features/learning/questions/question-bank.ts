// The bank of questions by subject, and which subjects a prompt is about.
import { films } from "./leisure/films.ts";
import { music } from "./leisure/music.ts";
import { sport } from "./leisure/sport.ts";
import { business } from "./life/business.ts";
import { driving } from "./life/driving.ts";
import { food } from "./life/food.ts";
import { health } from "./life/health.ts";
import { nature } from "./life/nature.ts";
import { nutrition } from "./life/nutrition.ts";
import type { QuestionSubject } from "./read-subject.ts";
import { dataScience } from "./science/data-science.ts";
import { maths } from "./science/maths.ts";
import { python } from "./science/python.ts";
import { science } from "./science/science.ts";
import { security } from "./science/security.ts";
import { space } from "./science/space.ts";
import { art } from "./world/art.ts";
import { english } from "./world/english.ts";
import { general } from "./world/general.ts";
import { geography } from "./world/geography.ts";
import { history } from "./world/history.ts";

/** Every subject; where two fit equally well, the earlier is taken, so narrow ones stand first. */
export const questionBank: readonly QuestionSubject[] = [
  ...[driving, dataScience, python, security, space, nutrition, maths, music, films, sport, art, history, geography],
  ...[english, health, food, nature, science, business, general],
];

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
  return subjectsIn(words)[0] ?? subjectsIn(title)[0] ?? subjectsIn(withoutColours(prompt))[0] ?? general;
}

/** A prompt's last wishes are about looks; what they name is no subject. */
function withoutColours(prompt: string): string {
  return prompt.replace(/[^.]*\b(?:colou?rs?|background|components?|theme)\b[^.]*\.?/g, " ");
}
