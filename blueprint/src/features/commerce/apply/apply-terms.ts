// With which words one asks for a row: a job is applied for, a course enrolled in, a contest registered for.
import { z } from "zod";

const word = z.string().min(1).max(40);

/** The words for asking, as they stand before the name of the row ("Enrol in Pottery", "You are enrolled in Pottery"), and the list in which it is found again. */
export const ApplyTerms = z.strictObject({
  list: z.enum(["applications", "enrolments"]),
  verb: word,
  heading: word,
  done: word,
  status: word,
  undo: word,
});
export type ApplyTerms = z.infer<typeof ApplyTerms>;

/** Whether words ask to take part in something, not to apply for it. */
export function isEnrolment(words: string): boolean {
  return /enrol|\bjoin|\bsign|regist|participat|\btak(?:e|es|ing) part|\benter|contest/.test(words) && !/\bappl/.test(words);
}

/** The words that the prompt uses, in its spelling. */
export function applyTerms(words: string): ApplyTerms {
  if (!isEnrolment(words))
    return {
      list: "applications",
      verb: "Apply",
      heading: "Apply for",
      done: "You have applied for",
      status: "Submitted",
      undo: "Withdraw application",
    };
  const list = "enrolments";
  if (/enrol/.test(words)) {
    const verb = /enroll(?!ed|ing)/.test(words) ? "Enroll" : "Enrol";
    return { list, verb, heading: `${verb} in`, done: "You are enrolled in", status: "Enrolled", undo: "Leave" };
  }
  if (/join/.test(words)) return { list, verb: "Join", heading: "Join", done: "You have joined", status: "Joined", undo: "Leave" };
  if (/sign/.test(words))
    return { list, verb: "Sign up", heading: "Sign up for", done: "You are signed up for", status: "Signed up", undo: "Cancel sign-up" };
  if (/participat|part\b|enter/.test(words))
    return { list, verb: "Take part", heading: "Take part in", done: "You take part in", status: "Registered", undo: "Leave" };
  return {
    list,
    verb: "Register",
    heading: "Register for",
    done: "You are registered for",
    status: "Registered",
    undo: "Cancel registration",
  };
}
