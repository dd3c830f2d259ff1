import { toast } from "@/lib/toast";
import * as communityWords from "@/words/community";

/** Offers a text in the browser's own sheet; where it has none, the text is copied. */
export function shareText({ title, text }: { title: string; text: string }): void {
  if (typeof navigator.share === "function") {
    // Whoever closes the sheet has decided not to share.
    navigator.share({ title, text }).catch(() => undefined);
    return;
  }
  navigator.clipboard.writeText(text).then(
    () => toast(communityWords.theTextIsCopied),
    () => toast.error(communityWords.theTextIsNotCopied),
  );
}
