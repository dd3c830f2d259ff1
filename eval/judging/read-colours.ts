// The colours that a text requests, for the background or for components. Colour names are also ordinary words (chocolate,
// snow, gold), so they only count in a sentence about backgrounds, components or styling.
import type { AskedColour } from "../evaluation.ts";
import { rgbOf } from "./rgb-of.ts";

const styling =
  /\b(background|canvas|components?|elements?|ui|interface|theme|style|styling|colou?rs?|coloured|buttons?|cards?|accents?|controls?|palette|layout)\b|#[0-9a-f]{3,6}\b/i;
const backgroundWords = /\b(background|backgrounds|backdrop|canvas|base|layout|page|body|pages)\b/i;
const componentWords =
  /\b(components?|elements?|ui|interface|controls?|buttons?|cards?|blocks?|pieces|visuals?|accents?|widgets?|headers?|links?)\b/i;

/** Every colour of the text, in order. `rgb` is null if the name is unknown. */
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

// “background” takes precedence; words for components take precedence over vaguer words for the background (page, layout).
function placeOf(clause: string): AskedColour["place"] {
  if (/\bbackgrounds?\b|\bbackdrop\b/i.test(clause)) return "background";
  if (componentWords.test(clause)) return "component";
  return backgroundWords.test(clause) ? "background" : "any";
}
