import { describeTarget } from "../describe-target.ts";
import type { Act } from "./perform-act.ts";

/** Describes an act; `after` introduces the next expectation: `after clicking the button "Save"`. */
export function describeAct(act: Act): { doing: string; after: string } {
  const of = (doing: string, after: string): { doing: string; after: string } => ({ doing, after: `after ${after}` });
  switch (act.do) {
    case "open":
      return of(`open ${act.path}`, `opening ${act.path}`);
    case "reload":
      return of("reload the page", "a reload");
    case "click":
      return of(`click ${describeTarget(act.target)}`, `clicking ${describeTarget(act.target)}`);
    case "hover":
      return of(`hover over ${describeTarget(act.target)}`, `hovering over ${describeTarget(act.target)}`);
    case "drag": {
      const way = `${describeTarget(act.target)} to ${describeTarget(act.to)}`;
      return of(`drag ${way}`, `dragging ${way}`);
    }
    case "fill":
      return of(`fill ${describeTarget(act.target)} with "${act.value}"`, `filling ${describeTarget(act.target)}`);
    case "fillDay":
      return of(`fill ${describeTarget(act.target)} with the day ${act.inDays} days from today`, `filling ${describeTarget(act.target)}`);
    case "select":
      return of(`choose "${act.option}" in ${describeTarget(act.target)}`, `choosing "${act.option}" in ${describeTarget(act.target)}`);
    case "setChecked": {
      const verb = act.checked ? "check" : "uncheck";
      return of(`${verb} ${describeTarget(act.target)}`, `${verb}ing ${describeTarget(act.target)}`);
    }
    case "attach":
      return of(`choose "${act.name}" for ${describeTarget(act.target)}`, `choosing "${act.name}" for ${describeTarget(act.target)}`);
    case "press":
      return of(`press ${act.key}`, `pressing ${act.key}`);
  }
}
