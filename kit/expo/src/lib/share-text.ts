import { Share } from "react-native";

/** Offers a text to the other apps of the phone, in the system's sheet. */
export function shareText({ title, text }: { title: string; text: string }): void {
  // Whoever closes the sheet has decided not to share.
  Share.share({ title, message: text }).catch(() => undefined);
}
