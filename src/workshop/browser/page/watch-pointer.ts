/// <reference lib="dom" />
// Whether the pointer meets the element that it is sent to. Between the look and the press the page may have moved, and a
// browser swallows a press now and then, as while it shows a new page. What meets another element is kept from the
// app, so that the press can be repeated without having done anything.
import type { Meeting } from "./probe-contract.ts";
import { belongsTo } from "./element-facts.ts";
import { nickname } from "./perceive.ts";

interface Aim {
  element: Element;
  meeting: Meeting;
}

const POINTER_EVENTS = ["pointerdown", "mousedown", "touchstart", "pointerup", "mouseup", "touchend", "click", "dblclick", "auxclick"];

let aim: Aim | undefined;

/** The element that the next press is for. */
export function aimAt(element: Element): void {
  aim = { element, meeting: { met: "nothing" } };
}

/** What the press met; it counts as met where the page that was pressed has gone. */
export function meetingOf(): Meeting {
  const { meeting } = aim ?? { meeting: { met: "element" } as const };
  aim = undefined;
  return meeting;
}

function notice(event: Event): void {
  if (!aim || !event.isTrusted) return;
  // Only what begins with the pointer counts: a key on a field presses the form's button too.
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

/** Listens before the app does: in the window, on the way down. */
export function watchPointer(): void {
  for (const type of POINTER_EVENTS) window.addEventListener(type, notice, { capture: true, passive: false });
}
