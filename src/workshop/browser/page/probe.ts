/// <reference lib="dom" />
// The entry point of the code that runs inside the tried page: exposes the probe to our process.
import type { Probe } from "./probe-contract.ts";
import { navigationLinks, pageColours, schemeControl } from "./app-frame.ts";
import { auditContext, boxOfDoubt, contrastOfPictures, eraseDoubt, restoreDoubt, surveyState } from "./accessibility/survey.ts";
import { elementFacts } from "./element-facts.ts";
import { explainAbsence } from "./finding/explain-absence.ts";
import { findElements, findUsable } from "./finding/find-elements.ts";
import { deadAnchors, followLink, glance, hasContent, pageLinks } from "./glance.ts";
import { growStores } from "./grow-stores.ts";
import { layoutFaults } from "./layout-faults.ts";
import { pointIn, reachElement } from "./input/reach-element.ts";
import { settle } from "./settle.ts";
import { attachFile, chooseOption, focusAndSelect, setValue } from "./input/use-fields.ts";
import { aimAt, meetingOf, watchPointer } from "./input/watch-pointer.ts";

let reached: Element | undefined;

const TEXT_CHARACTERS_MAX = 20_000;
const ITEMS_MAX = 2_000;

/** Truncates an answer before it is sent: a page may hold texts and lists of any size. */
function bounded<Value>(value: Value): Value;
function bounded(value: unknown): unknown {
  if (typeof value === "string") return value.slice(0, TEXT_CHARACTERS_MAX);
  if (Array.isArray(value)) return value.slice(0, ITEMS_MAX).map(bounded);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, bounded(part)]));
}

const observe: Probe["observe"] = (look) =>
  bounded(
    findElements(look.target)
      .slice(0, ITEMS_MAX)
      .map((element) => elementFacts(element, look)),
  );

const probe: Probe = {
  settle: (quietMilliseconds, capMilliseconds) => settle({ quietMilliseconds, capMilliseconds, isReady: hasContent }),
  glance: () => bounded(glance()),
  links: () => bounded(pageLinks()),
  deadAnchors: () => bounded(deadAnchors()),
  follow: followLink,
  navigation: async () => bounded(await navigationLinks()),
  reachScheme() {
    reached = schemeControl();
    if (!reached) return null;
    aimAt(reached);
    return bounded(reachElement(reached));
  },
  height: () => document.documentElement.scrollHeight,
  layoutFaults: () => bounded(layoutFaults()),
  growStores,
  pageColours: () => bounded(pageColours()),
  observe,
  observeAll: (looks) => looks.map(observe),
  whyAbsent: (target) => bounded(explainAbsence(target)),
  pointIn(target, share) {
    const element = findUsable(target);
    return element === undefined ? null : pointIn(element, share);
  },
  reach(target) {
    reached = findUsable(target);
    if (!reached) return { reached: false, problem: "" };
    aimAt(reached);
    return bounded(reachElement(reached));
  },
  met: () => bounded(meetingOf()),
  focusReached: () => reached !== undefined && focusAndSelect(reached),
  setReachedValue: (value) => reached !== undefined && setValue(reached, value),
  chooseReachedOption: (words) => reached !== undefined && chooseOption(reached, words),
  attachToReached: (file) => reached !== undefined && attachFile(reached, file),
  survey: surveyState,
  boxOfDoubt: (key) => bounded(boxOfDoubt(key)),
  eraseDoubt,
  restoreDoubt,
  contrastOfPictures,
  forget() {
    localStorage.clear();
    sessionStorage.clear();
    window.name = "";
    for (const cookie of document.cookie.split("; ")) document.cookie = `${cookie.split("=")[0]}=; path=/; max-age=0`;
  },
};

// What axe is to look at are elements, so that only the world of the probe can ask for them.
Object.assign(globalThis, { atelier: { ...probe, auditContext } });
watchPointer();
