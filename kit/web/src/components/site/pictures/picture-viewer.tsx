import { ChevronLeftIcon, ChevronRightIcon, XIcon } from "lucide-react";
import { useEffect, useRef } from "react";
import { type ListedPicture, PictureContent } from "@/components/site/pictures/picture-content";
import { IconButton } from "@/components/ui/icon-button";

interface ViewerProps {
  pictures: readonly ListedPicture[];
  index: number;
  /** Shows another one, or none. */
  onShow: (index: number | null) => void;
}

/** One picture, large. Buttons and the arrow keys turn to the others. */
export function PictureViewer({ pictures, index, onShow }: ViewerProps) {
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
        if (event.key === "ArrowRight") turn(1);
        if (event.key === "ArrowLeft") turn(-1);
      }}
    >
      <div className="aspect-3/2 overflow-hidden">
        <PictureContent picture={picture} />
      </div>
      <div className="flex items-center gap-2 px-4 py-3">
        <p className="min-w-0 flex-1 font-semibold break-words">{picture.title}</p>
        <IconButton icon={<ChevronLeftIcon />} label="Previous picture" onClick={() => turn(-1)} />
        <IconButton icon={<ChevronRightIcon />} label="Next picture" onClick={() => turn(1)} />
        <IconButton
          icon={<XIcon />}
          label="Close picture"
          onClick={() => dialog.current?.close()}
        />
      </div>
    </dialog>
  );
}
