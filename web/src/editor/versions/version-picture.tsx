import * as versionsWords from "#words/editor/panels/versions.ts";
import { ImageOff } from "lucide-react";
import { useState } from "react";
import { classNames } from "../../components/class-names.ts";

/** The screenshot of a version, cropped from the top to a fixed size. */
export function VersionPicture({ path, name, className }: { path: string | null; name: string; className?: string }) {
  const [isBroken, setBroken] = useState(false);
  const look = classNames("shrink-0 overflow-hidden rounded-lg border border-line bg-subtle", className);
  if (path === null || isBroken)
    return (
      <span className={classNames(look, "flex items-center justify-center text-ink-faint")}>
        <ImageOff aria-hidden className="size-5" />
        <span className="sr-only">{versionsWords.noScreenshot}</span>
      </span>
    );
  return (
    <span className={look}>
      <img
        src={path}
        alt={versionsWords.screenshotOf({ name })}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(true)}
        className="size-full object-cover object-top"
      />
    </span>
  );
}
