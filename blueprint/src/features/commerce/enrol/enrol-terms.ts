// With which words one takes part: a course is enrolled in, a contest registered for, a club joined.

/** The words for taking part, as they stand before the name of the row ("Enrol in Pottery", "You are enrolled in Pottery"). */
export interface EnrolTerms {
  verb: string;
  heading: string;
  done: string;
  status: string;
  undo: string;
}

/** The words that the prompt uses, in its spelling. */
export function enrolTerms(words: string): EnrolTerms {
  if (/enrol/.test(words)) {
    const verb = /enroll(?!ed|ing)/.test(words) ? "Enroll" : "Enrol";
    return { verb, heading: `${verb} in`, done: "You are enrolled in", status: "Enrolled", undo: "Leave" };
  }
  if (/join/.test(words)) return { verb: "Join", heading: "Join", done: "You have joined", status: "Joined", undo: "Leave" };
  if (/sign/.test(words))
    return { verb: "Sign up", heading: "Sign up for", done: "You are signed up for", status: "Signed up", undo: "Cancel sign-up" };
  if (/participat|take part|enter/.test(words))
    return { verb: "Take part", heading: "Take part in", done: "You take part in", status: "Registered", undo: "Leave" };
  return { verb: "Register", heading: "Register for", done: "You are registered for", status: "Registered", undo: "Cancel registration" };
}
