import * as comparingWords from "#words/editor/panels/comparing.ts";
import { useState } from "react";
import { Segmented } from "../../../components/ui/actions/segmented.tsx";
import type { Comparison } from "../../data/shapes.ts";
import { VersionPicture } from "../version-picture.tsx";

const WINDOWS = [
  { value: "desktop", label: comparingWords.desktop },
  { value: "phone", label: comparingWords.phone },
] as const;

/** The screenshots of two versions side by side. */
export function ComparedPictures({ comparison }: { comparison: Comparison }) {
  const [size, setSize] = useState<"desktop" | "phone">(comparison.to.screenshots.desktop === null ? "phone" : "desktop");
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-4">
      <Segmented label={comparingWords.screenshotSize} value={size} onChange={setSize} segments={WINDOWS} className="self-start" />
      <div className="grid grid-cols-2 gap-4">
        {[comparison.from, comparison.to].map(({ version, screenshots }) => (
          <figure key={version} className="flex min-w-0 flex-col gap-2">
            <figcaption className="font-medium">{comparingWords.version({ version })}</figcaption>
            <VersionPicture
              key={size}
              path={screenshots[size]}
              name={size === "desktop" ? comparingWords.versionOnDesktop({ version }) : comparingWords.versionOnPhone({ version })}
              className={size === "desktop" ? "aspect-[8/5] w-full" : "mx-auto aspect-[375/812] w-full max-w-72"}
            />
          </figure>
        ))}
      </div>
    </div>
  );
}
