// A failed save reports its findings as sentences. Those that name a project file, and perhaps a line, link to it.

/** A finding and its location. */
export interface FoundFault {
  text: string;
  file: string | null;
  line: number | null;
}

const PLACE = /([\w@$.()[\]-]+(?:\/[\w@$.()[\]-]+)*\.[a-z]{2,4})(?:(?::|, line | line |\()(\d{1,6}))?/;

/** The findings in a failure's message: one for each line or finding. */
export function findingsIn(message: string, paths: ReadonlySet<string>): FoundFault[] {
  const parts = message
    .split("\n")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  return parts.map((text) => {
    const found = PLACE.exec(text);
    const file = found?.[1] !== undefined && paths.has(found[1]) ? found[1] : null;
    return { text, file, line: file === null || found?.[2] === undefined ? null : Number(found[2]) };
  });
}
