// From a blueprint and what a person says about the app to the next blueprint.
import { cleanText } from "../reader/text/clean-text.ts";
import type { Blueprint } from "../schema/blueprint.ts";
import type { Change } from "./change.ts";

/** The blueprint with what the message asks for. Pure and deterministic; never throws for any text. */
export function changeBlueprint(blueprint: Blueprint, message: string): Change {
  const said = cleanText(message);
  const name = /^(?:please )?(?:rename (?:it|the app)|call (?:it|the app)) (?:to )?["']?([^"'.!?]{1,60})["']?[.!]?$/i
    .exec(said)?.[1]
    ?.trim();
  if (name === undefined || name === "")
    return { outcome: "unclear", reply: `I did not understand “${said.slice(0, 80)}”, so nothing changed.` };
  if (name === blueprint.title) return { outcome: "unclear", reply: `The app is called ${name} already.` };
  return {
    outcome: "changed",
    blueprint: { ...blueprint, title: name },
    reply: `The app is now called ${name}.`,
    understood: [{ phrase: said, became: ["title"] }],
    notUnderstood: [],
  };
}
