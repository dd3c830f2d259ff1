// The members of a section that hold its contents. To add one: a file in `sections` with its schema, its reading, its line and what
// becomes of it, here and in `sketch-section.ts` and `draft-section.ts`.
import type { SketchMember } from "../form/member.ts";
import { calculatorMember } from "./sections/calculator/calculator.ts";
import { cardsMember } from "./sections/learning/cards.ts";
import { factsMember } from "./sections/facts.ts";
import { formMember } from "./sections/form.ts";
import { linksMember } from "./sections/links.ts";
import { offersMember } from "./sections/offers.ts";
import { picturesMember } from "./sections/pictures.ts";
import { pollMember } from "./sections/poll.ts";
import { questionsMember } from "./sections/questions.ts";
import { quotesMember } from "./sections/quotes.ts";
import { mineMember } from "./sections/shown/mine.ts";
import { onlyMember } from "./sections/shown/only.ts";
import { mostMember, whereMember } from "./sections/shown/some.ts";
import { savesMember } from "./sections/learning/saves.ts";
import { quizMember } from "./sections/learning/quiz.ts";

/** All members, in the order in which they are offered. */
export const sectionMembers: readonly SketchMember[] = [
  linksMember,
  factsMember,
  questionsMember,
  offersMember,
  quotesMember,
  formMember,
  calculatorMember,
  picturesMember,
  quizMember,
  savesMember,
  whereMember,
  mostMember,
  mineMember,
  onlyMember,
  cardsMember,
  pollMember,
];
