import * as communityWords from "../words/community";
/** Where a link can be passed on: the name, and the address that takes it. */
export interface ShareTarget {
  name: string;
  href: string;
}

/** The targets for this address and title. */
export function shareTargets(address: string, title: string): readonly ShareTarget[] {
  const [url, words] = [encodeURIComponent(address), encodeURIComponent(title)];
  return [
    { name: communityWords.email, href: `mailto:?subject=${words}&body=${url}` },
    { name: "WhatsApp", href: `https://wa.me/?text=${words}%20${url}` },
    { name: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: "X", href: `https://x.com/intent/post?url=${url}&text=${words}` },
    { name: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
  ];
}
