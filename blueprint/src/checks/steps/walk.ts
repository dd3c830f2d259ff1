// A walk is the steps of a check with notes of which page they have come to. Loading a page is the dearest step of all, so
// it is left to the steps that prove something by it: a page that is shown already, as one finds it on opening it, is not
// opened again, a form is reached from its list, and as long as nothing was changed since the last load, pages are reached
// by the navigation.
import type { CheckStep } from "../../schema/check.ts";

/**
 * A step, or a note: `shows` says that the page of this path is shown now as if it had just been opened; `keeps` are
 * expectations that have to hold once the page of this path is loaded again, by a later step or at the end.
 */
export type WalkStep = CheckStep | { shows: string } | { keeps: CheckStep[]; at: string };

/** The links that lead through an app. */
export interface Ways {
  /** The links from lists to the forms for new rows, by the paths of the forms. */
  forms: ReadonlyMap<string, { from: string; by: CheckStep }>;
  /** The links of the navigation, by the paths of the pages. */
  pages: ReadonlyMap<string, CheckStep>;
}

/** For walks in which only what is shown already is not opened again. */
const NO_WAYS: Ways = { forms: new Map(), pages: new Map() };

/** Whether a step leaves the page as it is. */
const isLooking = (step: CheckStep): boolean => step.do.startsWith("expect") || step.do.startsWith("remember");

/** The steps of a walk, with links in place of the loads that prove nothing. */
export function stepsOfWalk(walk: readonly WalkStep[], ways: Ways = NO_WAYS): CheckStep[] {
  let shown: string | null = null;
  // Whether the app is as it was when it was last loaded.
  let isLoaded = false;
  let kept: { keeps: CheckStep[]; at: string }[] = [];
  const load = (path: string): CheckStep[] => {
    shown = path;
    isLoaded = true;
    const due = kept.filter(({ at }) => at === path);
    kept = kept.filter(({ at }) => at !== path);
    return [{ do: "open", path }, ...due.flatMap(({ keeps }) => keeps)];
  };
  const opened = (path: string): CheckStep[] => {
    if (path === shown) return [];
    const form = ways.forms.get(path);
    const link = form !== undefined && form.from === shown ? form.by : isLoaded ? ways.pages.get(path) : undefined;
    if (link === undefined) return load(path);
    shown = path;
    return [link];
  };
  const performed = (step: CheckStep): CheckStep[] => {
    if (step.do === "open") return opened(step.path);
    if (!isLooking(step)) {
      isLoaded = step.do === "reload";
      shown = step.do === "reload" ? shown : null;
    }
    return [step];
  };
  const steps = walk.flatMap((step): CheckStep[] => {
    if ("do" in step) return performed(step);
    if ("shows" in step) shown = step.shows;
    else kept.push(step);
    return [];
  });
  return [...steps, ...[...new Set(kept.map(({ at }) => at))].flatMap(load)];
}
