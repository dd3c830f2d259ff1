// With which words one asks for a row: a job is applied for, a course enrolled in, a contest registered for.
import { z } from "zod";
import { say } from "../../../project/words/say.ts";

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
      verb: say.app.applyVerb(),
      heading: say.app.applyHeading(),
      done: say.app.applyDone(),
      status: say.app.applyStatus(),
      undo: say.app.applyUndo(),
    };
  const list = "enrolments";
  if (/enrol/.test(words)) {
    const [verb, heading] = /enroll(?!ed|ing)/.test(words)
      ? [say.app.enrollVerb(), say.app.enrollHeading()]
      : [say.app.enrolVerb(), say.app.enrolHeading()];
    return { list, verb, heading, done: say.app.enrolDone(), status: say.app.enrolStatus(), undo: say.app.leave() };
  }
  if (/join/.test(words))
    return {
      list,
      verb: say.app.joinVerb(),
      heading: say.app.joinHeading(),
      done: say.app.joinDone(),
      status: say.app.joinStatus(),
      undo: say.app.leave(),
    };
  if (/sign/.test(words))
    return {
      list,
      verb: say.app.signUpVerb(),
      heading: say.app.signUpHeading(),
      done: say.app.signUpDone(),
      status: say.app.signUpStatus(),
      undo: say.app.cancelSignUp(),
    };
  if (/participat|part\b|enter/.test(words))
    return {
      list,
      verb: say.app.takePartVerb(),
      heading: say.app.takePartHeading(),
      done: say.app.takePartDone(),
      status: say.app.registered(),
      undo: say.app.leave(),
    };
  return {
    list,
    verb: say.app.registerVerb(),
    heading: say.app.registerHeading(),
    done: say.app.registerDone(),
    status: say.app.registered(),
    undo: say.app.cancelRegistration(),
  };
}
