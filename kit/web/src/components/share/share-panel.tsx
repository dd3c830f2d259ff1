import { CopyIcon } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { shareTargets } from "@/lib/share";
import * as communityWords from "@/words/community";

/** The link to a page of this app, to copy or to pass on. */
export function SharePanel({ title, path }: { title: string; path: string }) {
  const address = new URL(path, window.location.href).href;
  const field = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState("");

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setMessage(communityWords.theLinkIsCopied);
    } catch {
      field.current?.select();
      setMessage(communityWords.theLinkIsSelectedCopy);
    }
  }

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Input
          ref={field}
          readOnly
          aria-label={communityWords.linkToShare}
          value={address}
          className="w-auto flex-1 basis-56"
        />
        <Button onClick={() => void copy()}>
          <CopyIcon />
          {communityWords.copyLink}
        </Button>
      </div>
      <p role="status" className="text-sm font-semibold empty:hidden">
        {message}
      </p>
      <ul role="list" aria-label={communityWords.shareOn} className="flex flex-wrap gap-2">
        {shareTargets(address, title).map(({ name, href }) => (
          <li key={name}>
            <Button variant="outline" asChild>
              <a href={href} target="_blank" rel="noreferrer">
                {name}
              </a>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
