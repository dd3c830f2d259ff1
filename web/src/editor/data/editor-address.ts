// The editor's view is part of the page's URL, so that a reload, the back button and a shared link show the same.

/** The panels beside the conversation, in the order of their tabs. */
export const PANELS = ["site", "code", "versions", "proof", "deploy"] as const;
export type Panel = (typeof PANELS)[number];

/** The state in the URL. `panel` null: none was selected, which is the conversation on a phone and the site elsewhere. */
export interface EditorAddress {
  panel: Panel | null;
  /** The selected version; null is the newest. */
  version: number | null;
  file: string | null;
  line: number | null;
  /** The version that `version` is compared with. */
  compare: number | null;
}

const whole = (value: unknown): number | null => {
  const number = typeof value === "string" ? Number(value) : value;
  return typeof number === "number" && Number.isInteger(number) && number > 0 && number < 1e9 ? number : null;
};

/** Parses the URL's parameters, which may be anything. */
export function readEditorAddress(search: Readonly<Record<string, unknown>>): EditorAddress {
  const { file } = search;
  return {
    panel: PANELS.find((panel) => panel === search["panel"]) ?? null,
    version: whole(search["version"]),
    file: typeof file === "string" || typeof file === "number" ? String(file).slice(0, 1000) : null,
    line: whole(search["line"]),
    compare: whole(search["compare"]),
  };
}

/** The parameters for an address, without null values. */
export function writeEditorAddress(address: EditorAddress): Record<string, string | number> {
  const { panel, version, file, line, compare } = address;
  return {
    ...(panel === null ? {} : { panel }),
    ...(version === null ? {} : { version }),
    ...(file === null ? {} : { file }),
    ...(line === null ? {} : { line }),
    ...(compare === null ? {} : { compare }),
  };
}
