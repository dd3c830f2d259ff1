/// <reference lib="dom" />
// The entry of the code that runs inside the tried page: it puts the probe where our process can ask it.
import type { Probe } from "./probe-contract.ts";
import { elementFacts } from "./element-facts.ts";
import { findElements, similarNames } from "./find-elements.ts";
import { followLink, glance, isBlank, pageLinks } from "./glance.ts";
import { reachElement } from "./reach-element.ts";
import { settle } from "./settle.ts";
import { attachFile, chooseOption, focusAndSelect, setValue } from "./use-fields.ts";
import { aimAt, meetingOf, watchPointer } from "./watch-pointer.ts";

let reached: Element | undefined;

const observe: Probe["observe"] = (target) => findElements(target).map(elementFacts);

const probe: Probe = {
  settle: (quietMilliseconds, capMilliseconds) => settle({ quietMilliseconds, capMilliseconds, isReady: () => !isBlank() }),
  glance,
  links: pageLinks,
  follow: followLink,
  observe,
  observeAll: (targets) => targets.map(observe),
  similar: similarNames,
  reach(target) {
    reached = findElements(target)[0];
    if (!reached) return { reached: false, problem: "" };
    aimAt(reached);
    return reachElement(reached);
  },
  met: meetingOf,
  focusReached: () => reached !== undefined && focusAndSelect(reached),
  setReachedValue: (value) => reached !== undefined && setValue(reached, value),
  chooseReachedOption: (words) => reached !== undefined && chooseOption(reached, words),
  attachToReached: (file) => reached !== undefined && attachFile(reached, file),
  forget() {
    localStorage.clear();
    sessionStorage.clear();
    window.name = "";
    for (const cookie of document.cookie.split("; ")) document.cookie = `${cookie.split("=")[0]}=; path=/; max-age=0`;
  },
};

Object.assign(globalThis, { atelier: probe });
watchPointer();
