// The colours that a text asks for, and whether for the ground or for what lies on it. The words of a colour are ordinary
// words too (chocolate, snow, gold), so they count only in a sentence that speaks of backgrounds, components or styling.
import type { AskedColour } from "../evaluation.ts";
import { rgbOf } from "./rgb-of.ts";

const styling =
  /\b(background|canvas|components?|elements?|ui|interface|theme|style|styling|colou?rs?|coloured|buttons?|cards?|accents?|controls?|palette|layout)\b|#[0-9a-f]{3,6}\b/i;
const groundWords = /\b(background|backgrounds|backdrop|canvas|base|layout|page|body|pages)\b/i;
const componentWords =
  /\b(components?|elements?|ui|interface|controls?|buttons?|cards?|blocks?|pieces|visuals?|accents?|widgets?|headers?|links?)\b/i;

/** Every colour of the text, in its order. `rgb` is null where the name is in no list. */
export function readColours(text: string): AskedColour[] {
  const sentences = text.split(/(?<=[.!?])\s+(?=\S)/).filter((sentence) => styling.test(sentence));
  const found = sentences.flatMap((sentence) => clausesOf(sentence).flatMap(coloursOf));
  return [...new Map(found.map((colour) => [`${colour.rgb ?? colour.words} ${colour.place}`, colour])).values()];
}

function clausesOf(sentence: string): string[] {
  return sentence.split(/[,;]|\band\b|\bthen\b|\bbut\b/i);
}

function coloursOf(clause: string): AskedColour[] {
  const words = [...clause.matchAll(/#[0-9a-f]{3,8}\b|[a-z]+/gi)].map(([word]) => word.toLowerCase());
  const names: string[] = [];
  for (let index = 0; index < words.length;) {
    const length = [4, 3, 2, 1].find((size) => index + size <= words.length && rgbOf(words.slice(index, index + size).join("")) !== null);
    if (length !== undefined) names.push(words.slice(index, index + length).join(" "));
    index += length ?? 1;
  }
  return names.map((name) => ({ words: name, place: names.length === 1 ? placeOf(clause) : "any", rgb: rgbOf(name.replaceAll(" ", "")) }));
}

// “background” decides; the vaguer words for the ground (page, layout) yield to a word for components.
function placeOf(clause: string): AskedColour["place"] {
  if (/\bbackgrounds?\b|\bbackdrop\b/i.test(clause)) return "ground";
  if (componentWords.test(clause)) return "component";
  return groundWords.test(clause) ? "ground" : "any";
}
