// What a person typed, made safe to read and to show: no control or direction marks, no markup, one kind of quote.
// Everything after this works on the cleaned text, so whatever it lets through can appear in a title.

/** A prompt is at most this long; what is beyond is dropped. */
const charactersMax = 24_000;

const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;
const wholeElements = /<(script|style|iframe|svg|template)\b[^<>]{0,200}>[^<]{0,2000}<\/\1\s{0,9}>/gi;
const tags = /<\/?[a-z!][^<>]{0,300}>/gi;

const politeEnd = /,?\s+(?:please|pls|thanks|thank you|thx)[.!]?\s*$/i;

/** The prompt without markup, control characters and direction marks; its line breaks and words stay as they are. */
export function cleanText(text: string): string {
  return withPlainQuotes(asTyped(text)).replace(politeEnd, "");
}

/** Words in one line, without marks that cannot be seen. */
export function cleanLine(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[^\S ]|\p{Cc}/gu, " ")
    .replace(/(?!\u200C|\u200D)[\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu, "")
    .replace(/ {2,}/g, " ")
    .trim();
}

/** Every kind of quote and apostrophe as the plain one: as many letters as before. */
function withPlainQuotes(text: string): string {
  return text.replace(/[“”„«»]/g, '"').replace(/[‘’]/g, "'");
}

/** The cleaned text with the quotes and apostrophes that were typed, letter for letter as long as the cleaned one. */
export function asTyped(text: string): string {
  return text
    .slice(0, charactersMax)
    .normalize("NFC")
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[^\n\P{Cc}]/gu, " ")
    .replace(invisible, (mark) => (mark === "\n" ? mark : ""))
    .replace(wholeElements, " ")
    .replace(tags, " ")
    .replace(/[<>`{}\\]/g, " ")
    .replace(/[^\S\n]+/g, " ")
    .trim();
}
