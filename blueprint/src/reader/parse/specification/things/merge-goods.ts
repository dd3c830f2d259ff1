// "Product listings" in a shop for car parts are the listings of its car parts; where the goods are many kinds of which
// nothing is known ("breads and cakes"), they are categories of its products.
import type { ParsedPrompt, Mention } from "../../parsed-prompt.ts";
import { nounOf } from "../../../text/noun-phrase.ts";
import type { Token } from "../../../text/token.ts";

/** Makes one thing of the products and the goods that are bought. */
export function mergeGoods(parsed: ParsedPrompt): void {
  const product = parsed.mentions.find(({ one }) => one === "product");
  const first = goodsOf(parsed, product);
  if (product === undefined || first === null) return;
  if (first.thing !== null) return replace(parsed, product, first);
  const kinds = parsed.mentions.filter((mention) => mention.thing === null && isListedWith(parsed, mention, first));
  noteKinds(parsed, product, kinds);
  for (const kind of kinds) replace(parsed, kind, product);
}

/** What is bought: what "buy" is said of, or the surest thing that has a price or of which nothing is known. */
function goodsOf({ intents, mentions }: ParsedPrompt, product: Mention | undefined): Mention | null {
  const bought = intents.filter(({ act, of }) => act === "buy" && of !== product);
  const [said] = bought.flatMap(({ of }) => of ?? []);
  if (bought.length === 0 || said !== undefined) return said ?? null;
  const offered = mentions.filter(
    ({ one, thing }) => one !== "product" && (thing === null || thing.fields.some(({ type }) => type === "money")),
  );
  return offered.toSorted((a, b) => b.strength - a.strength).find(({ strength }) => strength >= 1.8) ?? null;
}

/** Whether the prompt names both in one breath: "breads *and* cakes". */
function isListedWith({ text }: ParsedPrompt, { many }: Mention, first: Mention): boolean {
  return many === first.many || new RegExp(`\\b${first.many}(?:, \\w+)*,? (?:and|or) ${many}\\b`, "i").test(text);
}

function noteKinds({ fields, mentions }: ParsedPrompt, of: Mention, kinds: readonly Mention[]): void {
  const word = (text: string): Token => ({ text, low: text, one: text, start: 0, end: 0, speech: "noun" });
  if (!mentions.includes(of) || kinds.length === 0) return;
  fields.push({ of, noun: nounOf("category"), detail: kinds.map(({ many }) => [word(many)]), phrase: kinds[0]?.phrase ?? "" });
}

function replace(parsed: ParsedPrompt, gone: Mention, kept: Mention): void {
  kept.strength += gone.strength;
  for (const intent of parsed.intents) if (intent.of === gone) intent.of = kept;
  for (const field of parsed.fields) if (field.of === gone) field.of = kept;
  parsed.mentions = parsed.mentions.filter((mention) => mention !== gone);
}
