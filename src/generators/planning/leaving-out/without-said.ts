// A reply is written before it is known what cannot be built. What it says of that is taken back, so that it does not
// promise a thing and call it left out.

/** What a reply calls a part of an app. */
export interface SaidPart {
  called: string;
  /** After "you can". */
  can: string | null;
}

/** The reply without what it says of these parts: sentences that are about one alone, and its place in lists of others. */
export function withoutSaid(reply: string, parts: readonly SaidPart[]): string {
  return parts.reduce((said, { called, can }) => {
    const names = [called, ...(can === null ? [] : [can])];
    return names.reduce(withoutName, said);
  }, reply);
}

function withoutName(reply: string, name: string): string {
  const sentences = reply.split(/(?<=[.!?]) (?=\p{Lu})/u);
  const kept = sentences.flatMap((sentence, at) => {
    if (isAbout(sentence, name)) return [];
    const before = sentences[at - 1];
    const rest = before !== undefined && isAbout(before, name) ? sentence.replace(/^For this, /, "") : sentence;
    return [upperFirst(outOfList(rest, name))];
  });
  return kept.join(" ");
}

/** Whether a sentence says that there is now this, and nothing else. */
function isAbout(sentence: string, name: string): boolean {
  const begin = [`You can now ${name}`, `The app now has ${name}`].find((words) => sentence.startsWith(words));
  return begin !== undefined && /^(?:\.|, on the (?:new )?page “[^”]*”\.)/.test(sentence.slice(begin.length));
}

/** A list without one of its entries: "You can A, B and C" without B. */
function outOfList(sentence: string, name: string): string {
  const at = sentence.indexOf(name);
  if (at < 0) return sentence;
  const [before, after] = [sentence.slice(0, at), sentence.slice(at + name.length)];
  const next = /^(?:, | and )/.exec(after)?.[0];
  if (next === " and " && before.endsWith(", ")) return before.slice(0, -2) + after;
  if (next !== undefined && /(?:You can(?: now)? |, )$/.test(before)) return before + after.slice(next.length);
  if (/(?:, | and )$/.test(before) && /^[;.,]/.test(after)) return before.replace(/(?:, | and )$/, "") + after;
  if (/^You can(?: now)? $/.test(before) && after.startsWith("; ")) return after.slice(2);
  return sentence;
}

const upperFirst = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
