/** The look of a dialog: at the bottom edge on a phone, centred on anything wider. */
export const PANEL_LOOK =
  "fixed inset-x-0 bottom-0 z-50 flex max-h-[90dvh] animate-rise flex-col gap-5 overflow-y-auto rounded-t-2xl border border-line bg-overlay p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] shadow-high outline-none sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[calc(100%-2rem)] sm:max-w-lg sm:-translate-1/2 sm:rounded-2xl";

/** The backdrop behind it. */
export const SHADE_LOOK = "fixed inset-0 z-40 animate-fade-in bg-shade";
