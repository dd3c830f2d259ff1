// The shell: the smallest project that runs. It has the layout, the store, the theme and one page, and is what a language
// model begins from where there is no blueprint of what it is to build.
import type { Blueprint } from "../schema/blueprint.ts";
import { KIT_LOCK } from "./kit.ts";
import { writeProject } from "./write-project.ts";

/** The blueprint of the shell, as the registry has it: an app without a subject. */
export const SHELL: Blueprint = {
  format: 1,
  kind: "tool",
  title: "My app",
  slug: "my-app",
  tagline: "",
  entities: [],
  capabilities: [],
  features: [],
  pages: [{ id: "home", path: "/", title: "My app", icon: "House", intro: null, sections: [] }],
  theme: {
    language: "clean",
    background: null,
    components: null,
    hue: 220,
    scheme: "system",
    corners: "soft",
    density: "comfortable",
    typeface: "sans",
  },
};

let written: ReadonlyMap<string, string> | null = null;

/** The files of the shell's `src`, by path. */
export function shellFiles(): ReadonlyMap<string, string> {
  written ??= new Map([...writeProject(SHELL)].filter(([path]) => path.startsWith("src/") && path !== KIT_LOCK));
  return written;
}
