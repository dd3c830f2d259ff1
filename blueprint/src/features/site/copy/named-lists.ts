// Lists that a prompt names: "services such as cleaning, repairs and towing" are three services.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import type { Domain, Offer } from "./domain.ts";
import { domains } from "./subject.ts";

const INTRODUCTIONS = "such as|including|includes?|like|namely|for example|e\\.g\\.|offers?|offering|provides?|providing|:";
/** The parts of a list in words: "a, b and c" → three. */
export function partsOf(list: string): string[] {
  return list
    .split(/,|;|\band\b|\bor\b|&/)
    .map((part) =>
      part
        .trim()
        .replace(/^(?:the|a|an|its|our|their|your|various|different|as well as|also)\s+/, "")
        .replace(/[.!?"”“]+$/, "")
        .trim(),
    )
    .filter((part) => part !== "" && part.split(/\s+/).length <= 5 && part.length <= 48);
}

/** The list after one of these nouns ("services such as …"), else none. Only names of things that can be offered are taken. */
export function listAfter(prompt: string, nouns: string): string[] {
  const pattern = new RegExp(`\\b(?:${nouns})\\b[^.!?\\n]{0,24}?(?:${INTRODUCTIONS})\\s+([^.!?\\n]+)`, "g");
  for (const [, list = ""] of prompt.matchAll(pattern)) {
    const parts = partsOf(list).filter((part) => !lexicon.names(part, "not-offered"));
    if (parts.length >= 2) return [...new Set(parts)].slice(0, 9);
  }
  return [];
}

const everyOffer = domains.flatMap(({ offers }) => offers);
const weak = new Set(["and", "for", "the", "with", "services", "service", "advice", "care", "training"]);

/** What is offered under a name: described in the domain's own words where it knows the thing, else in general ones. */
export function offerNamed(name: string, { domain, at }: { domain: Domain; at: number }): Offer {
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const words = name
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2 && !weak.has(word));
  const knows = ({ name: known }: Offer): boolean =>
    words.some((word) =>
      known
        .toLowerCase()
        .split(/[^a-z]+/)
        .some((other) => stem(other) === stem(word)),
    );
  const known = domain.offers.find(knows) ?? (words.length < 3 ? everyOffer.find(knows) : undefined);
  const general = GENERAL[at % GENERAL.length] ?? GENERAL[0];
  return known ? { ...known, name: title } : { icon: ICONS[at % ICONS.length] ?? "Check", name: title, text: general(title) };
}

function stem(word: string): string {
  return word.replace(/(?:ing|ies|es|s|y)$/, "");
}

const ICONS = ["BadgeCheck", "Compass", "Layers", "Lightbulb", "Handshake", "Target", "Sparkles", "ShieldCheck", "Rocket"] as const;

const GENERAL: readonly [(title: string) => string, ...((title: string) => string)[]] = [
  (title) => `${title}, explained from the first question to the last step, with a clear price before anything begins.`,
  (title) => `${title} by people who do it every day, fitted to what you need and not the other way round.`,
  () => "A first look, a plan with dates, and careful work until it does what it should.",
  () => "Begun small, tried early and improved as you use it.",
  () => "Everything that belongs to it in one hand, with one person to ask.",
];
