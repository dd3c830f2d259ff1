// The site that a message surely asks for by all of its words, where no rule finds whose it is or what is on it: "one page site,
// chimney sweep", "my aunt thought we could do a website with his life story".
import { isOfNoTrade } from "../../../features/site/copy/subject.ts";
import { article } from "../../../knowledge/words/inflect.ts";
import { relatives } from "../../lexicon/nouns.ts";
import { listed } from "../../reply/describe-abilities.ts";
import { type Part, tagMessage } from "../../tagging/tag-message.ts";
import type { Mark } from "../../tagging/tagger.ts";
import { quote, sentencesOf, type Token } from "../../text/token.ts";
import { titleCase } from "../../draft/look/draft-title.ts";
import { namedOnSite, saidOnSite } from "./said/said-on-site.ts";
import { nameIn } from "./stated-in-site.ts";
import { isSiteWord, isSomebodys, SITE_MIN, taggedOwner } from "./tagged-owner.ts";
import { ABOUT, knownIn } from "./site-parts.ts";
import type { SiteRequest } from "./site-request.ts";

const PART_MIN = 0.5;
const KNOWN_WORDS_MAX = 9;

/** What a message asks to be on a site, as a sentence that the parser reads well; null where it is no site, or nobody's. */
export function taggedSite(text: string): SiteRequest | null {
  const sentences = sentencesOf(text);
  const { kinds, parts } = tagMessage(sentences);
  if ((kinds.get("site") ?? 0) < SITE_MIN) return null;
  const app = parts.find(({ mark }) => mark === "A")?.tokens.at(-1);
  // "A web shop" sells something.
  if (app !== undefined && !isSiteWord(app)) return null;
  const of = (...marks: Mark[]): Part[] => parts.filter(({ mark, sure }) => marks.includes(mark) && sure >= PART_MIN);
  const named = namedOnSite(text);
  const shown = named.filter((part) => knownIn(part).length > 0 && part.split(" ").length <= KNOWN_WORDS_MAX);
  const owner = taggedOwner(text);
  if (owner === null) return null;
  // What only whoever the site is of can write.
  const written = saidOnSite(text).sections.filter(({ said }) => knownIn(said).length === 0);
  const rest = [
    ...named.filter((part) => !shown.includes(part) && !written.some(({ said }) => part.includes(said) || said.includes(part))),
    ...of("W", "C").map((part) => quote(text, part.tokens)),
  ];
  const whose = `${article(owner)} ${owner}`;
  const bare = `A website for ${whose}`;
  const isPersonal = isSomebodys(owner);
  const known = [...new Set(shown.flatMap((part) => knownIn(part).slice(0, 1)))].filter(
    (part) => part !== ABOUT || !isOfNoTrade(bare.toLowerCase()),
  );
  const withParts = known.length === 0 ? "" : ` with ${listed(known)}`;
  const name = nameIn(text, owner) ?? (relatives.has(owner) ? personIn(sentences[0]?.tokens ?? []) : null);
  const called = `A business website called "${titleCase(name ?? owner)}"`;
  return {
    text: `${bare}${name === null ? "" : ` called "${name}"`}${withParts}`,
    rest,
    // Somebody's: "mum's 80th", "village's scarecrow weekend".
    others: isPersonal ? [`${called}${withParts}`] : [],
    bare: { text: bare, rest: [...shown, ...rest] },
    owner,
    isDetailed: false,
    origins: [
      { means: bare, said: owner },
      ...shown.flatMap((said) =>
        knownIn(said)
          .slice(0, 1)
          .map((means) => ({ means, said })),
      ),
    ],
    ofPerson: isPersonal,
    sections: written,
    fields: [],
  };
}

/** "Page for my dad, *Walter Okonkwo*": whom a sentence speaks of, by their whole name. */
function personIn(tokens: readonly Token[]): string | null {
  const isName = (token: Token | undefined): boolean => token !== undefined && /^\p{Lu}\p{Ll}/u.test(token.text);
  const at = tokens.findIndex((token, place) => place > 0 && isName(token) && isName(tokens[place + 1]));
  const [first, second] = [tokens[at], tokens[at + 1]];
  return first === undefined || second === undefined ? null : `${first.text} ${second.text}`;
}
