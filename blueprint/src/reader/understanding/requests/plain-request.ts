// A request in the form that is read best, where its words only wrap it: "how about a voting page", "it would be nice to have
// a way of recording …", "our ferns keep dying, make a watering plan", "the stonemason's website showing …".
import { fieldNoun } from "../../../knowledge/field-nouns.ts";
import { isEnglishWord } from "../spelling/is-english-word.ts";

/** "How about a voting page". */
const proposal = /^(?:how|what) about (?=an? )/i;

/** "Our ferns keep dying, make a watering plan": an order behind what somebody tells. */
const order = /^(?<story>(?:my|our|we) [^.!?:;]{8,90}), (?:\w+ )?(?:make|build|create) (?:\w+ )?(?<order>an? )/i;

/** "It would be nice to have a way of recording how much each goat gives". */
const way =
  /^(?:[^.!?,;:]{0,40} )?(?:an?|some) (?:\w+ )?way (?:of (?<doing>[a-z]{3,})ing|to (?<verb>(?:record|log|track|note|write|keep)\b)) /i;

/** "Stonemason's website showing …", "a page for our morris dancers listing …". */
const owner =
  /^(?:an? |the |my |our )?(?<owner>[a-z-]+(?: [a-z-]+){0,2})'s (?<site>web ?site|site|web ?page|page) (?:showing|listing|with) /i;

/** "60 odd alpacas": about as many. */
const about = /\b(\d{2,4})[ -]odd (?=\p{L})/giu;

/** "A library of things", "library of seeds": what is lent or kept, and no books. */
const library = /\blibrary of (?=(?!books\b)\p{L}+s\b)(?:things inventory\b)?/giu;

/** "Tracking robe loans, folder number": what somebody is at. */
const tracking = /^(?:tracking|logging|recording) (?=\p{L}+ \p{L})/iu;

/** "Meat/veg/halal", "pass/fail", between commas: what one of them is chosen of, where none is a field. */
const slashed = /(?<=[,:;] )(?!yes\/|and\/|his\/|her\/)\p{L}{3,}(?:\/\p{L}{3,}){1,5}(?=[,.;]|$)/giu;

/** "No. of lambs", with the mark of an abbreviation. */
const number = /\bno\. (?=of \p{L})/giu;

/** A cleaned text without what only wraps its request. */
export function plainRequest(text: string): string {
  return text
    .replace(about, "$1 ")
    .replace(number, "no ")
    .replace(tracking, "A log of ")
    .replace(slashed, (said) =>
      said.split("/").some((word) => fieldNoun(word.toLowerCase()) !== null) ? said : said.replaceAll("/", " or "),
    )
    .replace(library, (said) => (/inventory$/i.test(said) ? "inventory of items" : "inventory of "))
    .replace(proposal, "")
    .replace(order, "$<story>. I need $<order>")
    .replace(way, (whole, doing: string | undefined, verb: string | undefined) => {
      const done = verb ?? verbOf(doing ?? "");
      return done === null ? whole : `I want to ${done} `;
    })
    .replace(owner, "A $<site> for a $<owner> with ");
}

/** "Record" of "record-ing", "note" of "not-ing", "log" of "logg-ing"; null where the stem is none of a verb. */
function verbOf(stem: string): string | null {
  const forms = [`${stem}e`, stem.replace(/([b-df-hj-np-tv-z])\1$/, "$1"), stem];
  return forms.find((form) => form.length > 2 && isEnglishWord(form)) ?? null;
}
