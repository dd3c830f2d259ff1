import { SourceMap } from "node:module";
import type { SourceMapping } from "node:module";
import type { Site } from "../../project-files.ts";
import type { Locate } from "./locate-problem.ts";

const INLINE_MAP = /\/\/# sourceMappingURL=data:application\/json(?:;charset=[\w-]+)?;base64,([\w+/=]+)\s*$/;

function readMap(site: Site, path: string): SourceMap | undefined {
  const textOf = (wanted: string): string | undefined => {
    const file = site.find((one) => one.path === wanted);
    return file && Buffer.from(file.bytes).toString("utf8");
  };
  const inline = INLINE_MAP.exec(textOf(path) ?? "")?.[1];
  const text = inline ? Buffer.from(inline, "base64").toString("utf8") : textOf(`${path}.map`);
  return text === undefined ? undefined : new SourceMap(JSON.parse(text));
}

const isMapped = (entry: SourceMapping | object): entry is SourceMapping => "originalSource" in entry;

/** Maps locations in a built site to the project's source, by the site's source maps, each read once; undefined without one. */
export function locateInSource(site: Site): Locate {
  const maps = new Map<string, SourceMap | undefined>();
  return ({ url, line, column }) => {
    const path = URL.canParse(url) ? new URL(url).pathname : "";
    if (!maps.has(path)) maps.set(path, readMap(site, path));
    const entry = maps.get(path)?.findEntry(line - 1, column - 1);
    if (!entry || !isMapped(entry)) return undefined;
    const file = entry.originalSource.replace(/^.*?(?=src\/)/, "");
    return { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
  };
}
