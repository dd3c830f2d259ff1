/** Whether the person asks for less motion than an app would show. */
export const asksForLessMotion = (): boolean =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches;
