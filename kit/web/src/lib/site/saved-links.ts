// A list of links.
import { link, safeUrl } from "../fields/link";
import { text } from "../fields/text";
import { readText } from "../saved";
import { type Collection, createCollection } from "../store";

/** A link with its title. */
export interface SavedLink {
  title: string;
  /** An address of the web. */
  address: string;
}

/** Opens the links of this name in storage. */
export function createLinks({
  name,
  samples,
}: {
  name: string;
  samples: readonly SavedLink[];
}): Collection<SavedLink> {
  return createCollection<SavedLink>({
    name,
    read: (saved) => {
      const address = safeUrl(readText(saved["address"]));
      return address === null ? null : { title: readText(saved["title"]), address };
    },
    samples: () => samples.map((sample, index) => ({ ...sample, id: `link-${index + 1}` })),
  });
}

const address = link({ label: "Address", required: true, missing: "Write a web address." });

/** What a link is asked for. An address without `https://` is completed. */
export const linkFields = {
  title: text({ label: "Title", required: true, missing: "Give the link a title." }),
  address: { ...address, parse: (texts: readonly string[]) => address.parse(texts.map(completed)) },
};

function completed(entered: string): string {
  const trimmed = entered.trim();
  return trimmed === "" || /^[a-z]+:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
}
