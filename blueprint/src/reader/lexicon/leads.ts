// The small words that join the parts of a sentence. Each begins a new chunk and says how to take it.

/** How a chunk hangs together with what is before it. */
export type Lead = "start" | "list" | "with" | "has" | "can" | "which" | "without" | "to" | "for" | "colon" | "belongs";

const phrases: readonly (readonly [Lead, string])[] = [
  [
    "list",
    ", | and | or | & | plus | also | as well as | along with | together with | then | in addition to | in addition | additionally | / | and/or | but also | not only | but | + | besides",
  ],
  [
    "with",
    "with | including | incl | includes | include | such as | containing | consisting of | featuring | for example | for instance | e.g | namely | comes with | made up of | using | having | e.g. | i.e | eg",
  ],
  [
    "has",
    "has | have | contains | contain | should have | must have | should include | must include | should contain | should also have | should also include | will have | can have | could have | needs to have | needs | is made up of | consists of | shall have | would have | has to have | may have",
  ],
  [
    "can",
    "can | could | should | must | will | shall | may | should be able to | must be able to | can also | should also | be able to | be able | to be able to | want to | wants to | want to be able to | need to | needs to | need to be able to | would like to | i'd like to | i want to | id like to | i'd love to | like to | lets me | let me | lets you | let you | lets us | let us | lets users | let users | allow users to | allows users to | allowing users to | allow me to | allows me to | allow to | allows to | enable users to | enables users to | enabling users to | allow people to | allows people to | letting users | letting me | helps me | help me | help us | helps users | help users | that lets | ability to | the ability to | able to | so i can | so that i can | so we can | so that we can | so users can | so you can | should allow | should allow users to | should let | should let users | should let me | should support | supports | support | has to | have to | gotta | wanna | should be possible to | be possible to | possible to | option to | an option to | the option to | a way to | way to | allows | allow | lets | let | enable | enables | a button to | button to | a place to | somewhere to | something to | a tool to | place to | when i | where i can | where i | where users can | where we can | where you can | where people can | users can | i can | we can | you can | is able to | are able to | can easily | easily",
  ],
  ["which", "where | which | that | who | whose | so that | so | when | while | because | since | if"],
  [
    "without",
    "without | no | but no | not | don't need | dont need | do not need | don't want | dont want | do not want | doesn't need | does not need | without any | no need for | except | excluding | leave out | skip the | i don't need | i don't want | i dont need | i dont want | never | don't include | do not include | don't | do not | not need | shouldn't have | should not have | no more",
  ],
  ["colon", ": | – | — | - | ="],
  [
    "belongs",
    "belongs to | belong to | is linked to | are linked to | linked to | is connected to | connected to | is related to | related to | is assigned to | are assigned to | is part of | are part of | is tied to | tied to",
  ],
];

interface LeadPhrase {
  words: string[];
  lead: Lead;
}

const byFirstWord = new Map<string, LeadPhrase[]>();
for (const [lead, list] of phrases) {
  for (const phrase of list.split(" | ")) {
    const words = phrase.trim().split(" ");
    const first = words[0] ?? "";
    byFirstWord.set(
      first,
      [...(byFirstWord.get(first) ?? []), { words, lead }].toSorted((a, b) => b.words.length - a.words.length),
    );
  }
}

/** The joining phrase, longest first, with which these lower-case words begin. */
export function leadingLead(words: readonly string[]): LeadPhrase | null {
  const found = byFirstWord.get(words[0] ?? "") ?? [];
  return found.find((phrase) => phrase.words.every((word, index) => words[index] === word)) ?? null;
}
