// Whether somebody leaves the choice to us.

/** "Just build it": the person wants no question, so the first option of each is taken. */
export const hurry =
  /\b(?:just (?:build|make|do|create|start)(?: (?:it|something|anything|one|an app))?\s*(?:[.!,]|$)|(?:don'?t|do not) ask|no questions|you (?:choose|decide|pick)(?=\s*(?:[.!,;]|$))|up to you|whatever you (?:like|want|think))/i;

/** Whether an answer leaves the choice to us: it says so, or says nothing. */
export function isHurried(answer: string): boolean {
  return answer.trim() === "" || (hurry.test(answer) && answer.length < 60);
}
