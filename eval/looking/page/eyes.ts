// The entry of the code that runs inside the visited page.
import { changed, controlsLeft, dialogIsOpen, nextControl, watch } from "./controls.ts";
import { afterSending, fillForm, forms, sendForm } from "./forms.ts";
import { glimpse, overflowPixels, settle } from "./glimpse.ts";
import { seeColours } from "./see-colours.ts";

globalThis.atelierEyes = {
  settle,
  glimpse,
  overflowPixels,
  colours: seeColours,
  nextControl,
  watch,
  changed,
  controlsLeft,
  dialogIsOpen,
  forms,
  sendForm,
  fillForm,
  afterSending,
};
