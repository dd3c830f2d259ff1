// The app of a tool that a text asks for: its settings in the place of the usual ones, and what became of each of the words.
import { partId } from "../../../../features/definition/part-id.ts";
import { definitionOf } from "../../../../features/feature.ts";
import type { Blueprint } from "../../../../schema/blueprint.ts";
import type { Draft } from "../../../draft/draft-blueprint.ts";
import type { DraftedTool } from "./drafted-tool.ts";
import type { ToolText } from "./tool-text.ts";

/** The app of this tool, with the name and the look that the text gives; null where there is no tool. */
export function appOfTool(tool: DraftedTool | null, { isNamed, plain: plainOf }: ToolText): Draft | null {
  if (tool === null) return null;
  const { kind, settings, understood, missing } = tool;
  const plain = plainOf(`A ${definitionOf(kind).words.nouns[0] ?? kind}`);
  const feature = plain?.blueprint.features.find((one) => one.kind === kind);
  if (plain === null || feature === undefined) return null;
  const title = isNamed ? plain.blueprint.title : tool.title;
  const phrase = understood[0]?.phrase ?? "";
  const features = plain.blueprint.features.map((one) => (one === feature ? { ...one, ...settings, title, phrase } : one));
  const pages = plain.blueprint.pages.map((page, at) => (at === 0 ? { ...page, title } : page));
  const blueprint: Blueprint = { ...plain.blueprint, title, pages, features };
  const looks = plain.understood.filter(({ became }) => !became.includes(feature.id));
  const whole = [...Map.groupBy(understood, (one) => one.phrase)].map(([words, same]) => ({
    phrase: words,
    became: [...new Set(same.map(({ part }) => (part === null ? feature.id : partId(feature.id, part))))],
  }));
  return { ...plain, blueprint, understood: [...whole, ...looks], notUnderstood: [...missing] };
}
