import * as proofWords from "#words/editor/panels/proof.ts";
import type { Proof } from "../data/shapes.ts";

/** The browser's screenshots. */
export function ProofPictures({
  projectId,
  version,
  screenshots,
}: {
  projectId: string;
  version: number;
  screenshots: Proof["screenshots"];
}) {
  if (screenshots.length === 0) return null;
  return (
    <section aria-labelledby="pictures" className="flex flex-col gap-3">
      <h2 id="pictures" className="text-base font-semibold">
        {proofWords.screenshots}
      </h2>
      <div className="flex items-start gap-4">
        {screenshots.map(({ viewport, width, height }) => {
          const path = `/console/screenshots/${projectId}/${version}/${viewport}.jpg`;
          return (
            <a
              key={viewport}
              href={path}
              target="_blank"
              rel="noopener"
              className="block min-w-0 overflow-hidden rounded-xl border border-line bg-subtle"
              style={{ flex: `${width / height} 1 0` }}
            >
              <img
                src={path}
                width={width}
                height={height}
                loading="lazy"
                alt={viewport === "desktop" ? proofWords.pictureOnDesktop({ width, height }) : proofWords.pictureOnPhone({ width, height })}
                className="h-auto w-full"
              />
            </a>
          );
        })}
      </div>
    </section>
  );
}
