// "Product listings" in a shop for car parts are the listings of its car parts; where the goods are many kinds of which
// nothing is known ("breads and cakes"), they are categories of its products.
import type { Brief, Mention } from "../../parsed-prompt.ts";
import { nounPhrase } from "../../../text/noun-phrase.ts";
import type { Token } from "../../../text/token.ts";

/** Makes one thing of the products and the goods that are bought. */
export function mergeGoods(brief: Brief): void {
  const product = brief.mentions.find(({ one }) => one === "product");
  const first = goodsOf(brief, product);
  if (product === undefined || first === null) return;
  if (first.thing !== null) return replace(brief, product, first);
  const kinds = brief.mentions.filter((mention) => mention.thing === null && isListedWith(brief, mention, first));
  noteKinds(brief, product, kinds);
  for (const kind of kinds) replace(brief, kind, product);
}

/** What is bought: what "buy" is said of, or the surest thing that has a price or of which nothing is known. */
function goodsOf({ wishes, mentions }: Brief, product: Mention | undefined): Mention | null {
  const bought = wishes.filter(({ act, of }) => act === "buy" && of !== product);
  const [said] = bought.flatMap(({ of }) => of ?? []);
  if (bought.length === 0 || said !== undefined) return said ?? null;
  const offered = mentions.filter(
    ({ one, thing }) => one !== "product" && (thing === null || thing.fields.some(({ type }) => type === "money")),
  );
  return offered.toSorted((a, b) => b.strength - a.strength).find(({ strength }) => strength >= 1.8) ?? null;
}

/** Whether the prompt names both in one breath: "breads *and* cakes". */
function isListedWith({ text }: Brief, { many }: Mention, first: Mention): boolean {
  return many === first.many || new RegExp(`\\b${first.many}(?:, \\w+)*,? (?:and|or) ${many}\\b`, "i").test(text);
}

function noteKinds({ fields, mentions }: Brief, of: Mention, kinds: readonly Mention[]): void {
  const word = (text: string): Token => ({ text, low: text, one: text, start: 0, end: 0, speech: "noun" });
  const noun = nounPhrase([word("category")]);
  if (noun === null || !mentions.includes(of) || kinds.length === 0) return;
  fields.push({ of, noun, detail: kinds.map(({ many }) => [word(many)]), phrase: kinds[0]?.phrase ?? "" });
}

function replace(brief: Brief, gone: Mention, kept: Mention): void {
  kept.strength += gone.strength;
  for (const wish of brief.wishes) if (wish.of === gone) wish.of = kept;
  for (const field of brief.fields) if (field.of === gone) field.of = kept;
  brief.mentions = brief.mentions.filter((mention) => mention !== gone);
}
