// The site that a message surely asks for by all of its words, where no rule finds whose it is or what is on it: "one page site,
// chimney sweep", "my aunt thought we could do a website with his life story".
import { pricedList } from "../../../features/site/copy/priced-list.ts";
import { isOfNoTrade } from "../../../features/site/copy/subject.ts";
import { article } from "../../../knowledge/words/inflect.ts";
import { relatives } from "../../lexicon/nouns.ts";
import { listed } from "../../reply/describe-abilities.ts";
import { type Part, tagMessage } from "../../tagging/tag-message.ts";
import type { Mark } from "../../tagging/tagger.ts";
import { quote, sentencesOf, type Token } from "../../text/token.ts";
import { titleCase } from "../../draft/look/draft-title.ts";
import { namedOnSite, saidOnSite } from "./said/said-on-site.ts";
import { nameIn, statedIn } from "./stated-in-site.ts";
import { isOfSite, isSiteWord, isSomebodys, taggedOwner } from "./tagged-owner.ts";
import { phoneIn } from "./said/phone-in.ts";
import { SERVICES } from "./own-sections.ts";
import { ABOUT, HOURS, knownIn, PRICES } from "./site-parts.ts";
import type { SiteRequest } from "./site-request.ts";

const PART_MIN = 0.5;
const KNOWN_WORDS_MAX = 9;

/** What a message asks to be on a site, as a sentence that the parser reads well; null where it is no site, or nobody's. */
export function taggedSite(text: string): SiteRequest | null {
  const sentences = sentencesOf(text);
  const { parts } = tagMessage(sentences);
  if (!isOfSite(text)) return null;
  if (isOfOther(text, parts)) return null;
  const of = (...marks: Mark[]): Part[] => parts.filter(({ mark, sure }) => marks.includes(mark) && sure >= PART_MIN);
  const named = namedOnSite(text);
  const shown = named.filter((part) => knownIn(part).length > 0 && part.split(" ").length <= KNOWN_WORDS_MAX);
  const owner = taggedOwner(text);
  if (owner === null) return null;
  // What only whoever the site is of can write.
  const written = saidOnSite(text).sections.filter(({ said }) => knownIn(said).length === 0);
  const rest = [
    ...named.filter((part) => !shown.includes(part) && !written.some(({ said }) => part.includes(said) || said.includes(part))),
    ...of("W").map((part) => quote(text, part.tokens)),
  ];
  const whose = `${article(owner)} ${owner}`;
  const bare = `A website for ${whose}`;
  const isPersonal = isSomebodys(owner);
  // "Services: survey, drilling": they stand in a room of their own.
  const isWritten = (part: string): boolean => part === SERVICES && written.some(({ title }) => title?.toLowerCase() === SERVICES);
  const known = [...new Set(shown.flatMap((part) => knownIn(part).slice(0, 1)))].filter(
    (part) => (part !== ABOUT || !isOfNoTrade(bare.toLowerCase())) && !isWritten(part),
  );
  const all = statedIn(text, sentences);
  const { facts } = saidOnSite(text);
  const prices = facts.filter((fact) => fact.of === "price");
  // Some prices as cards and the others as a text would be two lists.
  const stated = prices.length > pricedList(text).length ? { ...all, offers: null } : all;
  const hours = stated.hours === null ? null : text.slice(stated.hours.start, stated.hours.end);
  const given = [
    ...(stated.offers === null ? [] : [{ means: `${PRICES} (${stated.offers})`, said: stated.offersSaid }]),
    ...(hours === null ? [] : [{ means: `${HOURS} ${hours}`, said: hours }]),
  ];
  const plain = known.filter(
    (part) => !given.some(({ means }) => means.startsWith(part)) && !(stated.form !== null && part.endsWith(" form")),
  );
  // Told on the page, or in its prices.
  const isStated = (words: string): boolean => [...given, ...facts].some(({ said }) => said.includes(words));
  const asked = [...given.map(({ means }) => means), ...plain];
  const withParts = `${asked.length === 0 ? "" : ` with ${listed(asked)}`}${stated.form === null ? "" : `. It has ${stated.form.kind}`}`;
  const name = nameIn(text, owner) ?? (relatives.has(owner.split(" ")[0] ?? "") ? personIn(sentences[0]?.tokens ?? []) : null);
  const called = `A business website called "${titleCase(name ?? owner)}"`;
  return {
    // "An alteration and zip repair shop" would be read as two things.
    text: / and /.test(owner) ? `${called}${withParts}` : `${bare}${name === null ? "" : ` called "${name}"`}${withParts}`,
    rest: rest.filter((words) => !isStated(words)),
    // Somebody's: "mum's 80th", "village's scarecrow weekend".
    // "There is a summary page now" says nothing that a site could show.
    others: isPersonal || facts.length + written.length + asked.length > 0 ? [`${called}${withParts}`] : [],
    bare: { text: bare, rest: [...shown, ...rest.filter((words) => !isStated(words))] },
    owner,
    isDetailed: given.length > 0,
    origins: [
      { means: bare, said: owner },
      ...given,
      ...(stated.form === null || shown.some((said) => knownIn(said)[0]?.endsWith(" form"))
        ? []
        : [{ means: stated.form.kind, said: stated.form.said }]),
      ...shown.flatMap((said) =>
        knownIn(said)
          .slice(0, 1)
          .map((means) => ({ means, said })),
      ),
    ],
    ofPerson: isPersonal,
    sections: written,
    fields: stated.form?.fields ?? [],
  };
}

/** "A web shop" sells something; who states a number needs no word for a site. */
function isOfOther(text: string, parts: readonly Part[]): boolean {
  const apps = parts.filter(({ mark }) => mark === "A");
  return apps.length > 0 && phoneIn(text) === null && !apps.some((part) => part.tokens.some(isSiteWord));
}

/** "Page for my dad, *Walter Okonkwo*": whom a sentence speaks of, by their whole name. */
function personIn(tokens: readonly Token[]): string | null {
  const isName = (token: Token | undefined): boolean => token !== undefined && /^\p{Lu}\p{Ll}/u.test(token.text);
  const at = tokens.findIndex((token, place) => place > 0 && isName(token) && isName(tokens[place + 1]));
  const [first, second] = [tokens[at], tokens[at + 1]];
  return first === undefined || second === undefined ? null : `${first.text} ${second.text}`;
}
