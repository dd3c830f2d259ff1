// "A page with statistics", "an overview page", "a page for suppliers".
import { capital, labelOf } from "../../reader/draft/draft-field.ts";
import { knownThing } from "../../reader/brief/things/known-thing.ts";
import { nounPhrase } from "../../reader/text/noun-phrase.ts";
import { quote, type Token } from "../../reader/text/token.ts";
import type { Edit } from "../edits/edit.ts";
import type { Item } from "./words/items.ts";
import { entityNamed, isStatistics, plain } from "./words/named.ts";
import type { Scene } from "./words/scene.ts";

const pageWords = /^(?:pages?|screen|tab|section|dashboard|subpage)$/;
const small =
  /^(?:a|an|the|new|another|separate|own|extra|with|for|of|about|that|which|showing|shows|show|called|named|titled|and|my|all|some|on|to|list|listing|where|i|can|see|it|has|its|simple|nice|as|in|seperate)$/;
const news = /\b(?:overview|home|start|recent|latest|newest|new|landing)\b/;

/** The name of a new page: the one that is given, else the words for what it shows. */
function titleOf({ text }: Scene, head: readonly Token[], about: readonly Token[]): string {
  const at = head.findIndex((token) => /^(?:called|named|titled)$/.test(token.low));
  const named = at < 0 ? [] : head.slice(at + 1).filter((token) => /[\p{L}\p{N}]/u.test(token.text));
  if (named.length > 0) return capital(quote(text, named)).slice(0, 60);
  const dashboard = head.find((token) => token.low === "dashboard");
  if (about.length === 0 && dashboard !== undefined) return "Dashboard";
  const page = head.findIndex((token) => pageWords.test(token.low));
  const before = head.slice(0, Math.max(page, 0)).filter((token) => !/^(?:a|an|the|new|another|separate|extra)$/.test(token.low));
  const words = labelOf((about.length > 0 ? about : before).map((token) => token.low).join(" "));
  if (about.length > 4) return "Statistics";
  return /^stats?$/i.test(words) ? "Statistics" : words;
}

/** Reads words for a page; null where they are for something else. */
export function readPage(scene: Scene, head: readonly Token[], item: Item): Edit | null {
  const { blueprint } = scene;
  const words = plain([...head, ...item.tail]);
  const page = words.findIndex((token) => pageWords.test(token.low));
  if (page < 0 || /^(?:detail|details|add|edit)$/.test(words[page - 1]?.low ?? "")) return null;
  const about = words.filter((token, at) => at !== page && !small.test(token.low));
  const said = about.map((token) => token.low).join(" ");
  const dashboard = words[page]?.low === "dashboard";
  const title = titleOf(scene, [...head, ...item.tail], about);
  if (isStatistics(said) || (dashboard && (about.length === 0 || entityNamed(blueprint, about) !== null)))
    return { kind: "add-page", shows: "figures", entity: null, title: title === "Detail" ? "Statistics" : title };
  if (news.test(said)) return { kind: "add-page", shows: "overview", entity: null, title };
  const entity = entityNamed(blueprint, about);
  if (entity !== null) return { kind: "add-page", shows: "entity", entity: entity.id, title };
  const noun = nounPhrase(about);
  // "My favourite recipes" are some of the recipes, and no list of their own.
  const some = about.length > 1 && entityNamed(blueprint, about.slice(-1)) !== null;
  const thing = noun === null ? null : knownThing(noun);
  if (noun !== null && !some && (thing !== null || noun.plural)) return { kind: "add-entity", said: quote(scene.text, noun.tokens) };
  return {
    kind: "refuse",
    reason: `A page “${title}” is nothing that I can build: a page can list one kind of thing, show statistics, or show what is new.`,
  };
}
