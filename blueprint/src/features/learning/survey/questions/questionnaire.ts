// What a questionnaire asks. The questions are made of what the survey is about, so that they speak of it by name.

/** A question with the control that answers it. `ends` are the words at both ends of a scale from 1 to 5. */
export interface SurveyQuestion {
  id: string;
  prompt: string;
  type: "scale" | "choice" | "several" | "number" | "text";
  required: boolean;
  options?: readonly string[];
  ends?: readonly [string, string];
  min?: number;
  max?: number;
}

/** A questionnaire. `words` tells from a prompt that it is asked for; `about` is what the survey is about, in lower case. */
export interface Questionnaire {
  id: string;
  title: string;
  words: RegExp;
  questions(about: string): readonly SurveyQuestion[];
}

/** A scale from 1 to 5 that must be answered. */
export function scale(id: string, prompt: string, ends: readonly [string, string] = ["Not at all", "Very"]): SurveyQuestion {
  return { id, prompt, type: "scale", required: true, ends };
}

/** One of several answers. */
export function choice(id: string, prompt: string, options: readonly string[]): SurveyQuestion {
  return { id, prompt, type: "choice", required: true, options };
}

/** As many of the answers as fit, or none. */
export function several(id: string, prompt: string, options: readonly string[]): SurveyQuestion {
  return { id, prompt, type: "several", required: false, options };
}

/** Words of one's own, or none. */
export function text(id: string, prompt: string): SurveyQuestion {
  return { id, prompt, type: "text", required: false };
}
