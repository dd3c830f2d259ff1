// The site that a message surely asks for by all of its words, where no rule finds whose it is or what is on it: "one page site,
// chimney sweep", "my aunt thought we could do a website with his life story".
import { article } from "../../../knowledge/words/inflect.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { listed } from "../../reply/describe-abilities.ts";
import { type Part, tagMessage } from "../../tagging/tag-message.ts";
import type { Mark } from "../../tagging/tagger.ts";
import { quote, sentencesOf, type Token } from "../../text/token.ts";
import { withoutDeterminers } from "../records/detail-of.ts";
import { titleCase } from "../../draft/look/draft-title.ts";
import { introduced } from "./site-owner.ts";
import { nameIn } from "./stated-in-site.ts";
import { knownIn } from "./site-parts.ts";
import type { SiteRequest } from "./site-request.ts";

const SITE_MIN = 0.9;
const PART_MIN = 0.5;
const OWNER_WORDS_MAX = 4;

/** What a message asks to be on a site, as a sentence that the parser reads well; null where it is no site, or nobody's. */
export function taggedSite(text: string): SiteRequest | null {
  const sentences = sentencesOf(text);
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  const { kinds, parts } = tagMessage(sentences);
  if ((kinds.get("site") ?? 0) < SITE_MIN) return null;
  const app = parts.find(({ mark }) => mark === "A")?.tokens.at(-1);
  // "A web shop" sells something.
  if (app !== undefined && !isSite(app)) return null;
  const of = (...marks: Mark[]): Part[] => parts.filter(({ mark, sure }) => marks.includes(mark) && sure >= PART_MIN);
  const named = of("S").map((part) => quote(text, withoutDeterminers(part.tokens)));
  const shown = named.filter((part) => knownIn(part).length > 0);
  const owner = ownerIn(text, tokens, parts);
  if (owner === null) return null;
  const rest = [...named.filter((part) => !shown.includes(part)), ...of("W", "C", "R").map((part) => quote(text, part.tokens))];
  const whose = `${article(owner)} ${owner}`;
  const bare = `A website for ${whose}`;
  const isSomebodys = owner.includes("'s ");
  const withParts = shown.length === 0 ? "" : ` with ${listed(shown)}`;
  const called = `A business website called "${titleCase(nameIn(text, owner) ?? owner)}"`;
  return {
    text: `${bare}${withParts}`,
    rest,
    // Somebody's: "mum's 80th", "village's scarecrow weekend".
    others: isSomebodys ? [`${called}${withParts}`] : [],
    bare: { text: bare, rest: [...shown, ...rest] },
    owner,
    isDetailed: false,
    origins: [{ means: bare, said: owner }],
    ofPerson: isSomebodys,
    sections: [],
    fields: [],
  };
}

const isSite = ({ one }: Token): boolean => lexicon.is(one, "site-word") || one === "page";

/** Whose a site is, as the tagger sees it; null in a message of something else. */
export function taggedOwner(text: string): string | null {
  const sentences = sentencesOf(text);
  const { kinds, parts } = tagMessage(sentences);
  return (kinds.get("site") ?? 0) < SITE_MIN
    ? null
    : ownerIn(
        text,
        sentences.flatMap(({ tokens }) => tokens),
        parts,
      );
}

/** Whose a site is: what the tagger takes for it, the words before the word for a site, or who speaks. */
function ownerIn(text: string, tokens: readonly Token[], parts: readonly Part[]): string | null {
  const first = parts.findIndex(({ mark }) => mark === "O");
  const others = parts.slice(first).findIndex((part, at, all) => at > 0 && !(part.mark === "O" && isNext(all[at - 1], part, tokens)));
  const marked = first < 0 ? [] : parts.slice(first, others < 0 ? undefined : first + others).flatMap((part) => part.tokens);
  const about = [...marked, ...nounsBehind(marked.at(-1), tokens)];
  const app = parts.find(({ mark }) => mark === "A")?.tokens ?? [];
  const named = withoutDeterminers(app).filter(
    (token) => !isSite(token) && !lexicon.is(token.low, "count-word") && token.speech === "noun",
  );
  const words = [withoutDeterminers(about), named].find((one) => one.length > 0 && one.length <= OWNER_WORDS_MAX);
  return words === undefined ? (introduced(tokens, true)?.owner ?? null) : quote(text, words).toLowerCase();
}

/** "Village's scarecrow *weekend*". */
function nounsBehind(last: Token | undefined, tokens: readonly Token[]): readonly Token[] {
  const behind = last === undefined ? [] : tokens.slice(tokens.indexOf(last) + 1);
  const end = behind.findIndex(({ speech, low }) => speech !== "noun" || low === "and" || lexicon.is(low, "site-word"));
  return behind.slice(0, end < 0 ? undefined : end);
}

function isNext(before: Part | undefined, part: Part, tokens: readonly Token[]): boolean {
  const [last, first] = [before?.tokens.at(-1), part.tokens[0]];
  return last !== undefined && first !== undefined && tokens.indexOf(first) === tokens.indexOf(last) + 1;
}
