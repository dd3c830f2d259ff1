// Which kind of product the end of a name says, if it is one that cannot be built: the longest name wins.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import type { Token } from "../../text/token.ts";
import type { Product } from "./product.ts";
import { products } from "./products.ts";

/** The words of a name in lower case; "twitter-like" is twitter. */
export function lowsOf(tokens: readonly Token[]): string[] {
  return tokens.map((token) => token.low.replace(/-(?:like|clone|style)$/, ""));
}

/** The product whose name these words end with, and how many words that is; the longest name wins. */
export function productNamed(words: readonly string[]): { product: Product; length: number } | null {
  for (let length = Math.min(4, words.length); length > 0; length -= 1) {
    const name = words.slice(-length).join(" ");
    const product = products.find((candidate) => candidate.names.includes(name));
    if (product === undefined) continue;
    const whole = words.join(" ");
    return product.unless.some((exception) => whole.endsWith(exception)) ? null : { product, length };
  }
  return null;
}

/** "A public shop page", "a blog" as a part of an application: a kind of product beside what is kept. */
export function isProductPart(tokens: readonly Token[]): boolean {
  const words = lowsOf(tokens);
  const wrapped = words.length > 1 && /^(?:page|site|website|app)$/.test(words.at(-1) ?? "");
  const found = productNamed(words) ?? (wrapped ? productNamed(words.slice(0, -1)) : null);
  return found !== null && (found.length > 1 || wrapped || lexicon.is(words.at(-1), "product-part"));
}
