// How models say that they left something out. Each pattern is of a whole comment, in small letters and without the dots
// around it: "existing code" is one, "existing code paths are kept" is honest.

const CODE = "code|file|component|function|implementation|imports?|jsx|markup|module|css|styles|class|logic|methods";
const ANYTHING = `${CODE}|page|app|content|contents|layout|form|tests?|html|body|components|functions|classes|props|fields|items|entries|rows|rules|types|state|handlers|hooks|routes|sections|cases|options|exports|text|document|part|parts|lines|stuff|things|values|data`;
const STAYS =
  "unchanged|the same|same|same as before|as before|as is|as it was|as they were|omitted|omitted for brevity|not shown|truncated|intact|here|goes here";

const restOf = (nouns: string): string =>
  `(?:the |your )?(?:rest|remainder)(?: of (?:the |this |your |my )?(?:[\\w./-]+ ){0,2}(?:${nouns}))`;
const kept = (nouns: string): string =>
  `(?:the |all |all the |your )?(?:existing|original|previous|remaining|other|rest) (?:[\\w./-]+ )?(?:${nouns})`;
const stays = (states: string): string => `(?:(?: (?:is|are|all|remains?|stays?|left|kept|goes|exactly))* (?:${states}))`;

/** What needs no dots to be a placeholder, since nobody says it of code that is there. */
export const PLAIN = new RegExp(
  `^(?:${restOf(CODE)}${stays(STAYS)}?|(?:the |all )?(?:existing|remaining|original|previous) (?:code|implementation|imports|jsx|markup)${stays(STAYS)}?|(?:the )?(?:rest|remainder|code|imports|existing \\w+|remaining \\w+)${stays("unchanged|omitted|omitted for brevity|same as before|as before|not shown|truncated")})$`,
);

/** What is one with dots before it or after it. */
export const DOTTED = new RegExp(
  `^(?:${restOf(ANYTHING)}${stays(STAYS)}?|${kept(ANYTHING)}${stays(STAYS)}?|(?:the |all |everything )?(?:rest|remainder|else|code|everything else|all else|other \\w+|existing \\w+|remaining \\w+|previous \\w+|imports)${stays(STAYS)}|(?:keep|same|more|no changes to|unchanged) (?:the |all |all the )?(?:[\\w./-]+ ){0,2}(?:${ANYTHING}|rest)${stays(STAYS)}?|unchanged|(?:the )?same(?: as)?(?: before| above)?|as before|no changes?(?: here)?|omitted(?: for brevity)?|snip(?:ped)?|truncated|existing|remaining|etc)$`,
);

/** What is one with dots on both sides. */
export const BETWEEN_DOTS = /\b(?:rest|existing|unchanged|remaining|omitted|same|previous|other|more|before|keep|snip|code)\b/;

/** The same for words that are in no comment, where a page may also say "… more …". */
export const BETWEEN_DOTS_BARE = /\b(?:rest of|existing|unchanged|remaining|omitted|same as|code)\b/;

/** The note that stands for what was left out of a long conversation: a model that copies it would write it into a file. */
export const LEFT_OUT_NOTE = /\[[^\]\n]{0,200}\b(?:was|were) (?:shown|given) here; read it again if you need it\]/;
