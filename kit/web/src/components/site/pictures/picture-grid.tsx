import { useEffect, useRef, useState } from "react";
import { type ListedPicture, PictureContent } from "@/components/site/pictures/picture-content";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ChevronLeftIcon, ChevronRightIcon, XIcon } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { stepOfKey } from "@/lib/reading-direction";
import * as siteWords from "@/words/site";

/** Pictures beside each other. A click opens one large. */
export function PictureGrid({ pictures }: { pictures: readonly ListedPicture[] }) {
  const [shown, setShown] = useState<number | null>(null);
  return (
    <>
      <ul
        role="list"
        aria-label={siteWords.pictures}
        className="grid grid-cols-2 gap-4 lg:grid-cols-3"
      >
        {pictures.map((picture, index) => (
          <li key={picture.key} className="min-w-0">
            <Card
              interactive
              data-slot="resource-card"
              className="h-full gap-0 overflow-hidden p-0"
            >
              <button
                type="button"
                className="block w-full text-start"
                aria-label={siteWords.enlarge({ title: picture.title })}
                onClick={() => setShown(index)}
              >
                <span className="block aspect-3/2 overflow-hidden">
                  <PictureContent picture={picture} />
                </span>
                <span className="block px-4 py-3 font-semibold break-words">{picture.title}</span>
              </button>
              {picture.onRemove && (
                <Button
                  variant="link"
                  size="sm"
                  className="mx-4 mb-2 self-start"
                  aria-label={siteWords.removePicture({ title: picture.title })}
                  onClick={picture.onRemove}
                >
                  {siteWords.remove}
                </Button>
              )}
            </Card>
          </li>
        ))}
      </ul>
      {shown !== null && <PictureViewer pictures={pictures} index={shown} onShow={setShown} />}
    </>
  );
}

interface ViewerProps {
  pictures: readonly ListedPicture[];
  index: number;
  /** Shows another one, or none. */
  onShow: (index: number | null) => void;
}

/** One picture, large. Buttons and the arrow keys turn to the others. */
function PictureViewer({ pictures, index, onShow }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const picture = pictures[index];
  if (picture === undefined) return null;
  const turn = (step: number) => onShow((index + step + pictures.length) % pictures.length);

  return (
    <dialog
      ref={dialog}
      data-slot="picture-viewer"
      aria-label={picture.title}
      className="m-auto w-[min(60rem,94vw)] rounded-lg bg-card p-0 text-card-foreground backdrop:bg-[oklch(0_0_0/70%)]"
      onClose={() => onShow(null)}
      onKeyDown={(event) => {
        const step = stepOfKey(event.key);
        if (step !== 0) turn(step);
      }}
    >
      <div className="aspect-3/2 overflow-hidden">
        <PictureContent picture={picture} />
      </div>
      <div className="flex items-center gap-2 px-4 py-3">
        <p className="min-w-0 flex-1 font-semibold break-words">{picture.title}</p>
        <IconButton
          icon={<ChevronLeftIcon />}
          label={siteWords.previousPicture}
          onClick={() => turn(-1)}
        />
        <IconButton
          icon={<ChevronRightIcon />}
          label={siteWords.nextPicture}
          onClick={() => turn(1)}
        />
        <IconButton
          icon={<XIcon />}
          label={siteWords.closePicture}
          onClick={() => dialog.current?.close()}
        />
      </div>
    </dialog>
  );
}
