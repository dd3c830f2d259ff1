/** A path where no browser exists: what is built there is gated, checked and bundled, and not tried. */
export const NO_BROWSER = "/nowhere/chromium";
