// The whole collection, and the most representative pages of each kind.
import { floods } from "./pages/floods.ts";
import type { HostilePage, PageKind } from "./pages/hostile-page.ts";
import { loops } from "./pages/loops.ts";
import { memory } from "./pages/memory.ts";
import { navigation } from "./pages/navigation.ts";
import { network } from "./pages/network.ts";
import { sabotage } from "./pages/sabotage.ts";
import { sources } from "./pages/sources.ts";
import { storage } from "./pages/storage.ts";
import { styles } from "./pages/styles.ts";
import { texts } from "./pages/texts.ts";
import { windows } from "./pages/windows.ts";

/** Every page. */
export const HOSTILE_PAGES: readonly HostilePage[] = [
  floods,
  texts,
  windows,
  memory,
  loops,
  navigation,
  storage,
  network,
  styles,
  sources,
  sabotage,
].flat();

const REPRESENTATIVE: Readonly<Record<PageKind, readonly string[]>> = {
  floods: [
    "control-characters",
    "large-error",
    "million-lines",
    "error-lines",
    "deep-objects",
    "many-arguments",
    "uncaught-errors",
    "rejections",
    "quiet-comment",
  ],
  texts: ["alerts", "title", "titles", "labels", "attributes", "options", "link"],
  windows: ["five-thousand", "from-windows", "workers", "frames", "nested-frames"],
  memory: ["arrays", "buffers", "wasm", "nodes", "deep-nodes"],
  loops: ["module", "render", "timer", "microtasks", "click", "animation"],
  navigation: ["reload", "new-paths", "history", "downloads", "printing", "screens"],
  storage: ["local", "databases", "cookies", "service-workers"],
  network: ["own-origin", "bodies", "addresses", "sockets", "messages"],
  styles: ["nested-rules", "having", "blurs", "svg-laughs", "svg-filters"],
  sources: ["recursive-types", "unions", "brackets", "stars", "json", "outside"],
  sabotage: ["json", "prototypes", "silence", "probe", "questions"],
};

/** The first pages of a kind that say something new about it. */
export const representativePages = (kind: PageKind, most = Number.POSITIVE_INFINITY): HostilePage[] =>
  REPRESENTATIVE[kind].slice(0, most).map((name) => {
    const page = HOSTILE_PAGES.find((one) => one.name === `${kind}/${name}`);
    if (page === undefined) throw new Error(`there is no page ${kind}/${name}`);
    return page;
  });
