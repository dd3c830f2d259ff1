// The small tools that are asked for in words of their own, each whole in itself: the first that a text asks for. Its name and its
// look are read as those of any app.
import type { Draft } from "../../../draft/draft-blueprint.ts";
import { segmentPrompt } from "../../../parse/sentence/segment-prompt.ts";
import { sentencesOf } from "../../../text/token.ts";
import { requestStart } from "../request-start.ts";
import { appOfTool } from "./app-of-tool.ts";
import { draftCountdown } from "./countdown/draft-countdown.ts";
import { draftMetronome } from "./metronome/draft-metronome.ts";
import { draftPicker } from "./picker/draft-picker.ts";
import { placesOf } from "./pieces-in.ts";
import type { ToolText } from "./tool-text.ts";

/** Longer texts are about more than one small tool. */
const CHARACTERS_MAX = 600;

/** The tool that a cleaned text asks for; null where it asks for none. `plain` drafts one by its name, in the look that is asked for. */
export function draftTool(typed: string, plain: ToolText["plain"]): Draft | null {
  const { title, look } = segmentPrompt(typed);
  // "To our red wedding" is no colour of the app alone.
  const cut = [...(title === null ? [] : [title.phrase]), ...look.phrases].filter((phrase) => placesOf(phrase, "until-word").length === 0);
  const text = cut
    .reduce((rest, phrase) => rest.replace(phrase, " "), typed)
    .replace(/\s+/g, " ")
    .replace(/^[\s,.:;–—-]+/, "");
  const named = title === null ? "" : `.\n${title.phrase}`;
  const asked = text.slice(requestStart(sentencesOf(text)));
  const tool: ToolText = { text, isNamed: title !== null, plain: (name) => plain(`${name}${named}`) };
  return draftCountdown(tool) ?? (typed.length > CHARACTERS_MAX ? null : appOfTool(draftPicker(asked) ?? draftMetronome(asked), tool));
}
