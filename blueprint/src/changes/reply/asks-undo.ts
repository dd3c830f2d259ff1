// "Undo", "go back to the previous version", "take it back": the whole app as it was before the last change.

const thing =
  "(?: (?:it|that|this|everything|all|(?:the |my |your )?(?:last |latest |previous |recent )?(?:changes?|messages?|steps?|edits?|versions?|one|thing).*|to .*))?";

const undo = new RegExp(
  `^(?:please )?(?:(?:undo|revert|roll ?back|rollback)${thing}|go back(?: (?:to .*|one .*|a .*|please|again|now))?|(?:restore|bring back|return to|switch(?: back)? to|get back) (?:it|everything|(?:the |an? |my )?(?:old|previous|last|earlier|first|original|former)\\b.*|(?:the )?version\\b.*)|(?:take|put|change|turn|set) (?:it|that|this|everything) back.*|start over)$`,
);

/** Whether these lower-case words ask for an earlier state of the app. */
export function speaksOfUndo(said: string): boolean {
  return undo.test(said);
}

/** Whether a message asks for nothing but the version before the present one. A version by its number, or the first one, is another wish. */
export function asksUndo(message: string): boolean {
  const said = message
    .toLowerCase()
    .replaceAll(/[.!,]+/g, "")
    .replaceAll(/\s+/g, " ")
    .replace(/^(?:no |oh |oops |sorry |please |can you |could you )+/, "")
    .replace(/ (?:please|again|now)$/, "")
    .trim();
  return speaksOfUndo(said) && !/\b(?:version \d|first|original|over|beginning|two|three|all changes|everything)\b/.test(said);
}
