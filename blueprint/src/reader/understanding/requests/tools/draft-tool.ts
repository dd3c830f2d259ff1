// The small tools that are asked for in words of their own, each whole in itself: the first that a text asks for. Its name and its
// look are read as those of any app.
import type { Draft } from "../../../draft/draft-blueprint.ts";
import { segmentPrompt } from "../../../parse/sentence/segment-prompt.ts";
import { sentencesOf } from "../../../text/token.ts";
import { requestStart } from "../request-start.ts";
import { appOfTool } from "./app-of-tool.ts";
import { draftCountdown } from "./countdown/draft-countdown.ts";
import { draftCounter } from "./counter/draft-counter.ts";
import { draftMetronome } from "./metronome/draft-metronome.ts";
import { draftPicker } from "./picker/draft-picker.ts";
import { placesOf } from "./pieces-in.ts";
import type { ToolText } from "./tool-text.ts";

/** Longer texts are about more than one small tool. */
const CHARACTERS_MAX = 600;

/** The tool that a cleaned text asks for; null where it asks for none. `plain` drafts what a text names. */
export function draftTool(typed: string, plain: ToolText["plain"]): Draft | null {
  const { title, look } = segmentPrompt(typed);
  const said = [...(title === null ? [] : [title.phrase]), ...look.phrases].filter((phrase) => !isListed(typed, phrase));
  // "To our red wedding" is a look, and a part of what is waited for.
  const cut = said.filter((phrase) => placesOf(phrase, "until-word").length === 0);
  const text = cut
    .reduce((rest, phrase) => rest.replace(phrase, " "), typed)
    .replace(/\s+/g, " ")
    .replace(/^[\s,.:;–—-]+/, "");
  const asked = text.slice(requestStart(sentencesOf(text)));
  const tool: ToolText = { text, isNamed: title !== null, plain: (name) => plain(`${name}.\n${said.join(". ")}`) };
  const byChance = typed.length > CHARACTERS_MAX ? null : (draftPicker(asked) ?? draftMetronome(asked));
  return draftCountdown(tool) ?? appOfTool(byChance, tool) ?? draftCounter(tool);
}

/** "Cars: red, blue": whether words for a look are among those that are listed. */
const isListed = (text: string, phrase: string): boolean => /:\s[^.;]*$/.test(text.slice(0, text.indexOf(phrase)));
