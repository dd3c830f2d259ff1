import { jsonrepair } from "jsonrepair";

/** The JSON object in a model's answer, also where talk or a fence stands around it, quotes or commas are wrong, or its end is missing; undefined where there is none. */
export function readJson(answer: string): unknown {
  const begin = answer.indexOf("{");
  if (begin < 0) return undefined;
  const end = answer.lastIndexOf("}");
  // Whole first, and then to the end of the answer, for one that was cut.
  for (const text of [answer.slice(begin, end + 1), answer.slice(begin)]) {
    try {
      return JSON.parse(jsonrepair(text.replace(/```\s*$/, "")));
    } catch {
      continue;
    }
  }
  return undefined;
}
