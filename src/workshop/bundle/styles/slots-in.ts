// Design languages style components by `data-slot`, and a project has a whole language but not every component. A rule for
// a slot that the code never names is left out. As with Tailwind's classes, a name counts where it is written whole.
import type { Rule, Selector, SelectorComponent } from "lightningcss";

/** `data-slot={`card-${part}`}`: then any name may be meant. */
const COMPOSED = /\bdata-slot["']?\s*[=:]\s*\{?\s*`[^`]*\$\{/;

const QUOTED = /["'`]([\w-]+)["'`]/g;

/** Whether a rule can apply in an app with these sources, as far as `data-slot` is concerned. */
export function slotsIn(sources: readonly string[]): (rule: Rule) => boolean {
  if (sources.some((source) => COMPOSED.test(source))) return () => true;
  const names = new Set(sources.flatMap((source) => Array.from(source.matchAll(QUOTED), ([, name]) => name)));
  const isPossible = (selector: Selector): boolean => selector.every(isPresent);
  const isPresent = (component: SelectorComponent): boolean => {
    if (component.type === "attribute" && component.name === "data-slot" && component.operation?.operator === "equal")
      return names.has(component.operation.value);
    const isAlternative = component.type === "pseudo-class" && (component.kind === "is" || component.kind === "where");
    return !isAlternative || component.selectors.some(isPossible);
  };
  return (rule) => rule.type !== "style" || rule.value.selectors.some(isPossible);
}
