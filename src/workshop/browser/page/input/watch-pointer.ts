/// <reference lib="dom" />
// Detects whether the pointer hits the element that it is sent to. The page may move between the look and the press,
// and a browser sometimes drops a press, as while it shows a new page. A press that hits another element is kept from
// the app, so that it can be repeated without side effects.
import type { Meeting } from "../probe-contract.ts";
import { belongsTo } from "../element-facts.ts";
import { nickname } from "../perceive.ts";

interface Aim {
  element: Element;
  meeting: Meeting;
}

const POINTER_EVENTS = ["pointerdown", "mousedown", "touchstart", "pointerup", "mouseup", "touchend", "click", "dblclick", "auxclick"];

let aim: Aim | undefined;

/** Sets the element that the next press is for. */
export function aimAt(element: Element): void {
  aim = { element, meeting: { met: "nothing" } };
}

/** What the press hit; it counts as a hit if the pressed page has been replaced. */
export function meetingOf(): Meeting {
  const { meeting } = aim ?? { meeting: { met: "element" } as const };
  aim = undefined;
  return meeting;
}

function notice(event: Event): void {
  if (!aim || !event.isTrusted) return;
  // Only what begins with the pointer counts: a key press in a field also clicks the form's button.
  if (aim.meeting.met === "nothing") {
    if (event.type !== "pointerdown") return;
    const hit = event.composedPath()[0];
    if (hit instanceof Node && belongsTo(aim.element, hit)) aim.meeting = { met: "element" };
    else aim.meeting = { met: "another", name: hit instanceof Element ? nickname(hit) : "page" };
  }
  if (aim.meeting.met !== "another") return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Registers capturing listeners on the window, which run before the app's. */
export function watchPointer(): void {
  for (const type of POINTER_EVENTS) window.addEventListener(type, notice, { capture: true, passive: false });
}
