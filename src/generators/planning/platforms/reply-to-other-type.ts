import type { Platform } from "../../../workshop/workshop.ts";

const NAMES: readonly (readonly [type: string, names: RegExp])[] = [
  ["mobile-flutter", /^flutter$/],
  ["mobile-expo", /^(?:(?:native )?(?:mobile|phone|ios|iphone|android)|expo|react native)$/],
  ["web", /^(?:web|browser)$/],
];

const ASKED =
  /^(?:please[, ]+)?(?:(?:make|turn|convert|port|change|rebuild) (?:me )?(?:it|this|this app|the app)(?: into| to| as)?|(?:make|build)(?: me)?) (?:an? )?(?<name>[a-z ]+?)(?: app| application| version)?(?: (?:of|from) (?:it|this|this app))?(?:[, ]+please)?[.!]*$/i;

const OWN: Readonly<Record<Platform, string>> = { web: "web", expo: "mobile-expo", flutter: "mobile-flutter" };

/** The reply to a message that asks for this app as one of another type, which a project keeps for good; null where it does not. */
export function replyToOtherType(message: string, platform: Platform): string | null {
  const name = ASKED.exec(message.trim())?.groups?.["name"]?.toLowerCase();
  const [type] = NAMES.find(([, names]) => name !== undefined && names.test(name)) ?? [];
  if (type === undefined) return null;
  if (type === OWN[platform] || (platform === "flutter" && type === "mobile-expo" && !/expo|react/.test(name ?? "")))
    return `Nothing was changed: this project is of the type ${OWN[platform]} already.`;
  return `Nothing was changed: the type of a project stays ${OWN[platform]}. Create a new project from the same prompt with the type ${type}.`;
}
