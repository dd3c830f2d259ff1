/** The look of a menu or popover. */
export const FLOATING_LOOK =
  "z-50 max-h-(--radix-popper-available-height) min-w-48 max-w-[calc(100vw-1rem)] animate-rise overflow-y-auto rounded-xl border border-line bg-overlay text-ink shadow-high outline-none";
