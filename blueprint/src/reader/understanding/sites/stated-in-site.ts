// What a text states of a site, wherever it stands: its prices, its hours, its form and its name.
import { type Priced, pricedList } from "../../../features/site/copy/priced-list.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { openingTimes } from "../../../knowledge/words/opening-times.ts";
import { quote, type Sentence, type Token } from "../../text/token.ts";
import { formIn, type SiteForm } from "./form-in.ts";

const NAME = "((?:[Tt]he\\s+)?[A-Z][\\w'’&-]*(?:\\s+(?:(?:&|and|of|the)\\s+)*[A-Z][\\w'’&-]*)*)";
/** The word before a name, where one says of what it is: "band called". */
const CALLED = new RegExp(`(?:([\\w'’-]+),?\\s+(?:called|named)|[Nn]ame(?:'s| is))\\s+["“]?${NAME}`, "g");

/** The name directly behind whose a site is. */
const APPOSED = new RegExp(`^(?: business| company)?, ${NAME}(?=,|\\.|$)`);

/** What a text states of a site, wherever it stands. */
export interface Stated {
  offers: string | null;
  /** The words of the text that list them. */
  offersSaid: string;
  hours: { start: number; end: number } | null;
  form: SiteForm | null;
  name: string | null;
}

/** What a cleaned text states. */
export function statedIn(text: string, sentences: readonly Sentence[]): Stated {
  const offers = pricedList(text);
  const names = offers.map(({ name, cost }) => `${name} ${cost}`);
  return {
    offers: offers.length === 0 ? null : names.join(", "),
    offersSaid: spanOf(text, offers),
    hours: openingTimes(text),
    form: formIn(text, sentences),
    name: null,
  };
}

/** What a text calls a site, or whose it is: "it's called", "a band called"; not "one called Biscuit". */
export function nameIn(text: string, whose: string | null): string | null {
  const named = [...text.matchAll(CALLED)].find(([, before]) => {
    const low = before?.toLowerCase() ?? "is";
    const isPlace = before !== undefined && /^\p{Lu}/u.test(before) && low !== "one";
    return (
      isPlace || /^(?:is|it's|its|be|are|we're)$/.test(low) || lexicon.is(low, "site-word") || whose?.split(" ").includes(low) === true
    );
  });
  return named?.[2]?.trim() ?? selfIn(text) ?? apposedName(text, whose) ?? ownName(text, whose);
}

/** "The Upper Dunmore Bowling Club": whose a site is, where that is a name. */
function ownName(text: string, whose: string | null): string | null {
  const at = whose === null ? -1 : text.toLowerCase().indexOf(whose);
  const said = whose === null || at < 0 ? "" : text.slice(at, at + whose.length);
  return said.includes(" ") && said.split(" ").every((word) => /^(?:\p{Lu}|(?:of|the|and|&)$)/u.test(word)) ? said : null;
}

/** "We are Okafor & Daughters": who speaks, by a name of several words. */
const SELF = new RegExp(`^(?:(?:[Hh]i|[Hh]ello)[,!]? )?(?:[Ww]e are|[Ww]e're|[Ii] am|[Ii]'m|[Tt]his is) ${NAME}`);

function selfIn(text: string): string | null {
  const name = SELF.exec(text)?.[1] ?? "";
  return name.includes(" ") ? name : null;
}

/** "My chimney sweep business, Harlow & Son, covering Ludlow": the name behind whose a site is; one word may be a place. */
function apposedName(text: string, whose: string | null): string | null {
  const at = whose === null ? -1 : text.toLowerCase().indexOf(whose);
  const behind = at < 0 || whose === null ? null : APPOSED.exec(text.slice(at + whose.length))?.[1];
  return behind?.includes(" ") === true ? behind : null;
}

/** From the name of the first offer to the price of the last, as the text says it. */
function spanOf(text: string, offers: readonly Priced[]): string {
  const [first, last] = [offers[0], offers.at(-1)];
  if (first === undefined || last === undefined) return "";
  const start = text.toLowerCase().indexOf(first.name.toLowerCase());
  const price = text.indexOf(String(last.price), text.toLowerCase().lastIndexOf(last.name.toLowerCase()));
  return text.slice(Math.max(0, start), price + String(last.price).length).trim();
}

/** Whether a sentence gives something that the site shows. */
export function statesOf({ hours, form, name }: Stated, text: string, { tokens }: Sentence): boolean {
  const said = quote(text, tokens);
  const start = tokens[0]?.start ?? 0;
  const end = tokens.at(-1)?.end ?? 0;
  const isHours = hours !== null && hours.start < end && hours.end > start;
  return (
    isHours ||
    pricedList(`${said}, ${said}`).length > 0 ||
    (form !== null && said.includes(form.said)) ||
    (name !== null && said.includes(name))
  );
}

/** Whether words of a list stand in the prices, the hours or the form that a text states. */
export function isShownBy(stated: Stated, text: string, tokens: readonly Token[]): boolean {
  const said = quote(text, tokens);
  return statesOf(stated, text, { tokens, bullet: false }) || stated.offersSaid.includes(said) || stated.form?.said.includes(said) === true;
}
