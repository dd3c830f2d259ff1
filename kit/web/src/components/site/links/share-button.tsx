import { Share2Icon } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";

/** Copies the address of the page, and shows it. */
export function ShareButton() {
  const [message, setMessage] = useState("");

  async function copy() {
    const address = window.location.href;
    try {
      await navigator.clipboard.writeText(address);
      setMessage(`Copied: ${address}`);
    } catch {
      setMessage(`Share this address: ${address}`);
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="outline" onClick={() => void copy()}>
        <Share2Icon />
        Share this page
      </Button>
      <p role="status" className="min-w-0 text-sm break-all text-muted-foreground">
        {message}
      </p>
    </div>
  );
}
