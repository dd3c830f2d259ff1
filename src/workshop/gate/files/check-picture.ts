import type { Finding } from "../../finding.ts";
import { gateFinding } from "../gate-finding.ts";

const ACTIVE_CONTENT = /<script|<foreignObject|<!ENTITY|<iframe|\son\w+\s*=|javascript:|\b(?:href|src)\s*=\s*["']?(?!["'#]|data:image\/)/i;

/** Checks an SVG: opened at its own URL it is a page, so it may not contain scripts, handlers or external links. */
export function checkPicture(file: string, text: string): Finding[] {
  const offset = text.search(ACTIVE_CONTENT);
  if (offset < 0) return [];
  return [
    gateFinding("picture_active", "An SVG may hold shapes only: no scripts, handlers, or links outside itself.", { file, text, offset }),
  ];
}
