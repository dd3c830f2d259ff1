import { jsonrepair } from "jsonrepair";

/** Where the object that begins here ends; null where its end is missing. Brackets inside of texts do not count. */
function endOf(text: string): number | null {
  let depth = 0;
  for (const { 0: part, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[{}]/g)) {
    depth += part === "{" ? 1 : part === "}" ? -1 : 0;
    if (depth === 0) return index + 1;
  }
  return null;
}

/** The JSON object in a model's answer, also where talk or a fence stands around it, quotes or commas are wrong, or its end is missing; undefined where there is none. */
export function readJson(answer: string): unknown {
  const begin = answer.indexOf("{");
  if (begin < 0) return undefined;
  const text = answer.slice(begin);
  const end = endOf(text);
  const object = end === null ? text.replace(/`{3}\s*$/, "") : text.slice(0, end);
  return parsed(object) ?? repaired(object);
}

/** What needs no repair is not repaired: jsonrepair gives up on some of it, such as a brace inside of a text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function repaired(text: string): unknown {
  try {
    return JSON.parse(jsonrepair(text));
  } catch {
    return undefined;
  }
}
