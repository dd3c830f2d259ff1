// What a model is shown of the app that came of its sketch: each page in words, as the people see it who have it, and the first
// pages in pictures.
import { type AppView, appViews, type Blueprint } from "@atelier/blueprint";
import type { Picture } from "../../../adapters/models/model-call.ts";
import type { GeneratorContext } from "../../../domain/models/generation/generator-context.ts";
import { condenseOutline } from "../../../workshop/browser/outlines/condense-outline.ts";
import { shareLandmarks } from "../../../workshop/browser/outlines/share-landmarks.ts";
import type { ProjectFiles } from "../../../workshop/project-files.ts";
import type { Looked, WantedLook } from "../../../workshop/proof.ts";

/** What is shown: words, and pictures in the order in which the words name them. */
export interface ShownApp {
  text: string;
  pictures: Picture[];
}

/** The pages that are pictured, of each the part from its top down; the first also at the size of a phone. */
const PAGES_PICTURED = 5;
const OUTLINE_CHARACTERS = 3_000;

/** Opens an app in the browser and looks at it. Null where it cannot be seen. */
export async function showApp(blueprint: Blueprint, files: ProjectFiles, context: GeneratorContext): Promise<ShownApp | null> {
  const findings = await context.inspect(files);
  if (findings.length > 0) return null;
  const views = appViews(blueprint);
  const pictured = new Set([...views.filter(({ isWhole }) => isWhole), ...views].slice(0, PAGES_PICTURED));
  const wanted = views.flatMap((view, at) => looksAt(view, { isFirst: at === 0, isPictured: pictured.has(view) }));
  const looked = await context.lookAt(
    files,
    wanted.map(({ look }) => look),
  );
  // They are taken in parallel.
  const seen = wanted.flatMap(({ look, view }) => {
    const found = looked.find((one) => one.path === look.path && one.viewport === look.viewport && one.check?.id === look.check?.id);
    return found === undefined ? [] : [{ ...found, view }];
  });
  return seen.length === 0 ? null : shown(seen);
}

interface Wanted {
  view: AppView;
  look: WantedLook;
}

function looksAt(view: AppView, { isFirst, isPictured }: { isFirst: boolean; isPictured: boolean }): Wanted[] {
  const check = view.steps.length === 0 ? null : letIn(view);
  // Who is let in is still on the way to the home page.
  const look: WantedLook = { path: view.path, check, viewport: "desktop", isInWords: !isPictured, isReopened: true };
  return [{ view, look }, ...(isFirst && isPictured ? [{ view, look: { ...look, viewport: "phone" as const } }] : [])];
}

/** Whoever sees a page is let in as a check is performed. */
function letIn({ who, steps }: AppView): NonNullable<WantedLook["check"]> {
  const id = `as-${who
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")}`;
  return { id, title: who, capability: null, phrase: null, viewport: "desktop", steps: [...steps] };
}

type Seen = Looked & { view: AppView };

/** An outline without the addresses of its links, of which a sketch says nothing. */
const withoutAddresses = (outline: string): string => outline.replaceAll(/\n *- \/url: .*/g, "");

function shown(seen: readonly Seen[]): ShownApp {
  const isOutlined = ({ viewport }: Seen): boolean => viewport === "desktop";
  const outlines = shareLandmarks(
    seen.filter(isOutlined).map(({ outline }) => condenseOutline(withoutAddresses(outline), OUTLINE_CHARACTERS)),
  );
  const pictures: Picture[] = [];
  const text = seen.map((one) => {
    const [top] = one.pictures;
    if (top !== undefined) pictures.push({ mediaType: "image/jpeg", base64: Buffer.from(top).toString("base64") });
    const picture = top === undefined ? "" : `, picture ${pictures.length}${one.pictures.length > 1 ? " (its upper part)" : ""}`;
    const size = one.viewport === "phone" ? ", at the size of a phone" : "";
    const faults = one.faults.length === 0 ? "" : ` Faults of the layout: ${one.faults.join("; ")}.`;
    const head = `## ${one.path ?? "/"}, seen by ${one.view.who}${size}${picture}.${faults}`;
    return isOutlined(one) ? `${head}\n${outlines.shift() ?? ""}` : head;
  });
  return { text: text.join("\n"), pictures };
}
