// The thing that a genre cannot do without, and the words of its prompt that name none.
import type { Domain } from "../../../features/site/copy/domain.ts";
import { domainOf, isGeneral } from "../../../features/site/copy/subject.ts";
import { templateOf } from "../../../knowledge/entity-templates.ts";
import { plural } from "../../../knowledge/words/inflect.ts";
import type { Genre } from "../../genres/genre.ts";
import type { ParsedPrompt, Mention } from "../../parse/parsed-prompt.ts";

/** How sure a thing must be to be kept. */
const sureFrom = 1.8;

/** The words for a genre without a thing are none: "a *landing* page". */
function dropWeak(parsed: ParsedPrompt, { head, opens }: Genre): void {
  const isMany = ({ phrase, one }: Mention): boolean => phrase.toLowerCase() !== one;
  const isNone = (mention: Mention): boolean =>
    mention.strength < sureFrom &&
    (mention.one.replace(head, "") === "" ||
      (opens === "front" && mention.strength < (mention.thing === null && isMany(mention) ? 1 : 1.5)));
  parsed.mentions = parsed.mentions.filter((mention) => !isNone(mention));
}

/** What has the prices that a prompt asks for, where nothing that it names has any. */
function pricedThing(parsed: ParsedPrompt, priced: string, { offers }: Domain): Genre["thing"] {
  if (!/(?:\b(?:with|and|our|my)|,) prices\b/i.test(parsed.text)) return undefined;
  const isPriced = parsed.mentions.some((mention) => mention.thing?.fields.some(({ type }) => type === "money"));
  return isPriced || offers.some(({ price }) => price !== undefined) ? undefined : { noun: priced, unless: /$^/ };
}

/** "A roofer's website with services": what a trade offers stands on its page of services, and is no list of its own. */
function leaveToTrade(parsed: ParsedPrompt, noun: string, domain: Domain): void {
  const asked = parsed.mentions.find(({ thing, one }) => thing?.one === noun && one === noun);
  const isStated = parsed.fields.some(({ of }) => of === asked) || parsed.intents.some(({ of, act }) => of === asked && act !== "browse");
  if (asked === undefined || isStated || isGeneral(domain)) return;
  parsed.mentions = parsed.mentions.filter((mention) => mention !== asked);
  parsed.intents = parsed.intents.filter(({ of }) => of !== asked);
  parsed.unread.push(asked.place);
}

/** "Need a portfolio. I'm an illustration student": whoever shows themselves keeps no list of what they are. */
function leaveSelf(parsed: ParsedPrompt): void {
  const selves = parsed.sentences
    .filter(({ tokens }) => /^(?:i|i'm|i've)$/.test(tokens[0]?.low ?? ""))
    .map(({ tokens }) => ({ start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 }));
  const isSelf = ({ place }: Mention): boolean => selves.some(({ start, end }) => place.start >= start && place.end <= end);
  parsed.context.push(...parsed.mentions.filter(isSelf).map(({ place }) => place));
  parsed.mentions = parsed.mentions.filter((mention) => !isSelf(mention));
}

/** Adds the genre's thing to what the prompt names, unless something like it is named. */
export function bringThing(parsed: ParsedPrompt, genre: Genre): void {
  const { priced, id } = genre;
  if (id === "portfolio") leaveSelf(parsed);
  const domain = priced === undefined ? null : domainOf([parsed.text.toLowerCase()]);
  if (priced !== undefined && domain !== null) leaveToTrade(parsed, priced, domain);
  if (genre.thing === undefined) dropWeak(parsed, genre);
  const thing = genre.thing ?? (priced === undefined || domain === null ? undefined : pricedThing(parsed, priced, domain));
  if (thing === undefined) return;
  const named = parsed.mentions.find(({ one, strength }) => strength >= sureFrom && thing.unless.test(one));
  const likely = parsed.mentions.filter(({ one }) => thing.unless.test(one)).toSorted((a, b) => b.strength - a.strength)[0];
  if (named !== undefined) return;
  if (likely !== undefined && likely.strength >= 0.9) {
    likely.strength = Math.max(likely.strength, sureFrom);
    return;
  }
  const known = templateOf(thing.noun, parsed.audience) ?? null;
  parsed.mentions.unshift({
    thing: known,
    one: thing.noun,
    many: plural(thing.noun),
    phrase: "",
    place: { start: 0, end: 0 },
    strength: sureFrom + 1,
  });
}
