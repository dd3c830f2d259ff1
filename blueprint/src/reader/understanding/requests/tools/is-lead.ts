// What stands before the words that ask for a tool.
import { sentencesOf } from "../../../text/token.ts";
import { isAllOf } from "./pieces-in.ts";

/** "An app for the children that shows", "tells my pupils how many": for whom it is. */
const FOR_WHOM = / for (?:[\p{L}'’]+ ){1,4}(?=(?:that|which|showing|to)\b)| (?:the|my|our) [\p{L}'’]+ (?=(?:can|see|know|how)\b|$)/giu;

/** Whether the words of the sentence before a place only ask for something, or say how it is and for whom. */
export function isLead(text: string, at: number): boolean {
  const words =
    text
      .slice(0, at)
      .split(/[.!?;\n]\s+/)
      .at(-1) ?? "";
  const others = sentencesOf(words.replace(FOR_WHOM, " ")).flatMap(({ tokens }) => tokens.filter(({ speech }) => speech !== "adjective"));
  return others.every(({ low }) => isAllOf(low, "tool-lead"));
}
