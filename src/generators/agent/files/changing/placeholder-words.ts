// The phrases with which models mark omitted code. Each pattern matches a whole comment, lowercased and without
// surrounding dots: "existing code" matches, "existing code paths are kept" does not.

const CODE = "code|file|component|function|implementation|imports?|jsx|markup|module|css|styles|class|logic|methods";
const ANYTHING = `${CODE}|page|app|content|contents|layout|form|tests?|html|body|components|functions|classes|props|fields|items|entries|rows|rules|types|state|handlers|hooks|routes|sections|cases|options|exports|text|document|part|parts|lines|stuff|things|values|data`;
const STAYS =
  "unchanged|the same|same|same as before|as before|as is|as it was|as they were|omitted|omitted for brevity|not shown|truncated|intact|here|goes here";

const restOf = (nouns: string): string =>
  `(?:the |your )?(?:rest|remainder)(?: of (?:the |this |your |my )?(?:[\\w./-]+ ){0,2}(?:${nouns}))`;
const kept = (nouns: string): string =>
  `(?:the |all |all the |your )?(?:existing|original|previous|remaining|other|rest) (?:[\\w./-]+ )?(?:${nouns})`;
const stays = (states: string): string => `(?:(?: (?:is|are|all|remains?|stays?|left|kept|goes|exactly))* (?:${states}))`;

/** Phrases that are placeholders even without dots, because nobody writes them about code that is present. */
export const PLAIN = new RegExp(
  `^(?:${restOf(CODE)}${stays(STAYS)}?|(?:the |all )?(?:existing|remaining|original|previous) (?:code|implementation|imports|jsx|markup)${stays(STAYS)}?|(?:the )?(?:rest|remainder|code|imports|existing \\w+|remaining \\w+)${stays("unchanged|omitted|omitted for brevity|same as before|as before|not shown|truncated")})$`,
);

/** Phrases that are placeholders when dots precede or follow them. */
export const DOTTED = new RegExp(
  `^(?:${restOf(ANYTHING)}${stays(STAYS)}?|${kept(ANYTHING)}${stays(STAYS)}?|(?:the |all |everything )?(?:rest|remainder|else|code|everything else|all else|other \\w+|existing \\w+|remaining \\w+|previous \\w+|imports)${stays(STAYS)}|(?:keep|same|more|no changes to|unchanged) (?:the |all |all the )?(?:[\\w./-]+ ){0,2}(?:${ANYTHING}|rest)${stays(STAYS)}?|unchanged|(?:the )?same(?: as)?(?: before| above)?|as before|no changes?(?: here)?|omitted(?: for brevity)?|snip(?:ped)?|truncated|existing|remaining|etc)$`,
);

/** Phrases that are placeholders when dots are on both sides. */
export const BETWEEN_DOTS = /\b(?:rest|existing|unchanged|remaining|omitted|same|previous|other|more|before|keep|snip|code)\b/;

/** The same for text outside comments, where a page may legitimately contain "… more …". */
export const BETWEEN_DOTS_BARE = /\b(?:rest of|existing|unchanged|remaining|omitted|same as|code)\b/;

/** The note that replaces omitted parts of a long conversation; a model that copies it would write it into a file. */
export const LEFT_OUT_NOTE = /\[[^\]\n]{0,200}\b(?:was|were) (?:shown|given) here; read it again if you need it\]/;
