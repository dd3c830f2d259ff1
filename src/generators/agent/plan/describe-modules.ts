import { kitFiles } from "@atelier/blueprint";

/** A module of functions or hooks that apps import themselves, at the top of its folder. */
const MODULE = /^src\/(?:lib|hooks)\/([\w-]+)\.tsx?$/;
/** What it exports besides types, with the docstring above the first. */
const EXPORT = /(?:\/\*\*\s*((?:(?!\*\/)[^])*?)\s*\*\/\s*\n)?^export (?:async )?(?:function|const) (\w+)/gm;
const NAMES_MAX = 6;

/** The kit's modules of functions and hooks, a line each: what they export, six names at most, and what the first is for. */
export function describeModules(): string[] {
  return [...kitFiles()].flatMap(([path, text]) => {
    if (!MODULE.test(path)) return [];
    const exported = Array.from(text.matchAll(EXPORT), ([, note = "", name = ""]) => ({ name, note }));
    const [first] = exported;
    if (first === undefined) return [];
    const names = exported.slice(0, NAMES_MAX).map(({ name }) => name);
    const more = exported.length - names.length;
    const [sentence = ""] = first.note
      .replace(/(?:^|\s*\n)\s*\*\s*/g, " ")
      .trim()
      .split(/(?<=\.)\s/);
    const module = `@/${path.slice("src/".length).replace(/\.tsx?$/, "")}`;
    return [`- ${module}: ${names.join(", ")}${more > 0 ? ` and ${more} more` : ""}${sentence === "" ? "" : `. ${sentence}`}`];
  });
}
