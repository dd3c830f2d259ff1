// What every app promises, without the names that its blueprint gave to its pages: once a model or a person has changed the
// code, the navigation that is there now is what has to lead everywhere, whatever its entries are called.
import type { Blueprint } from "../../schema/blueprint.ts";
import type { AcceptanceCheck, CheckStep } from "../../schema/check.ts";

/**
 * The same checks; those of the navigation, the scheme and the colours find what they look at by its role in the app as it is.
 * For a project whose code is no longer what its blueprint writes.
 */
export function withoutNames(checks: readonly AcceptanceCheck[], { theme }: Blueprint): AcceptanceCheck[] {
  const steps: Readonly<Record<string, CheckStep[]>> = {
    wayfinding: [{ do: "open", path: "/" }, { do: "expectNavigation" }],
    scheme: [{ do: "open", path: "/" }, { do: "switchScheme" }],
    colours: colourSteps(theme),
  };
  return checks.map((check): AcceptanceCheck => {
    const own = Object.hasOwn(steps, check.id) && check.capability === null ? steps[check.id] : undefined;
    if (own === undefined || own.length < 2) return check;
    // What it said of pages is the blueprint's.
    const { also: _, ...rest } = check;
    return { ...rest, steps: own };
  });
}

/** The page and its header have the colours that were named. */
function colourSteps({ background, components, scheme }: Blueprint["theme"]): CheckStep[] {
  const seen = (role: "main" | "banner", hex: string | undefined): CheckStep[] =>
    hex === undefined ? [] : [{ do: "expectColour", target: { role }, property: "background-color", equals: hex }];
  return [
    { do: "open", path: "/" },
    ...(scheme === "dark" ? [{ do: "switchScheme" } as const] : []),
    ...seen("main", background?.hex),
    ...seen("banner", components?.hex),
  ];
}
