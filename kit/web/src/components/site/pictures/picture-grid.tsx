import { useState } from "react";
import { type ListedPicture, PictureContent } from "@/components/site/pictures/picture-content";
import { PictureViewer } from "@/components/site/pictures/picture-viewer";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";

/** Pictures beside each other. A click opens one large. */
export function PictureGrid({ pictures }: { pictures: readonly ListedPicture[] }) {
  const [shown, setShown] = useState<number | null>(null);
  return (
    <>
      <ul role="list" aria-label="Pictures" className="grid grid-cols-2 gap-4 lg:grid-cols-3">
        {pictures.map((picture, index) => (
          <li key={picture.key} className="min-w-0">
            <Card
              interactive
              data-slot="resource-card"
              className="h-full gap-0 overflow-hidden p-0"
            >
              <button
                type="button"
                className="block w-full text-left"
                aria-label={`Enlarge: ${picture.title}`}
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
                  aria-label={`Remove: ${picture.title}`}
                  onClick={picture.onRemove}
                >
                  Remove
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
