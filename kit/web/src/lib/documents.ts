// Files with their contents, in this browser's storage.
import { formatNumber } from "./format";
import { readDate, readNumber, textsOf } from "./saved";
import { type Collection, createCollection } from "./store";

/** The size of a file at most: a browser's storage holds about 5 MB in all. */
export const FILE_BYTES_MAX = 1_000_000;

/** The length of all contents at most. */
const CONTENTS_MAX = 4_000_000;

export interface StoredDocument {
  name: string;
  /** The id of the row that it belongs to, or an empty text. */
  about: string;
  /** Its media type: `text/plain`, `image/png`. */
  type: string;
  bytes: number;
  /** In Base64. */
  content: string;
  /** An ISO date. */
  addedOn: string;
}

/** Opens the documents of this name in storage. */
export function createDocuments(name: string): Collection<StoredDocument> {
  return createCollection<StoredDocument>({
    name,
    read: (saved) => {
      const texts = textsOf(saved, ["name", "about", "type", "content"]);
      const bytes = readNumber(saved["bytes"]) ?? 0;
      return texts.name === "" ? null : { ...texts, bytes, addedOn: readDate(saved["addedOn"]) };
    },
  });
}

/** What a document has of its bytes. */
export function contentOf(bytes: Uint8Array): Pick<StoredDocument, "bytes" | "content"> {
  return {
    bytes: bytes.length,
    content: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")),
  };
}

/** The bytes of a document; none where its content is damaged. */
export function bytesOf({ content }: Pick<StoredDocument, "content">): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

/** How a document can be shown here; null for one that has to be downloaded. */
export function previewOf({ type }: Pick<StoredDocument, "type">): "image" | "text" | null {
  if (type.startsWith("image/")) return "image";
  return type.startsWith("text/") || type === "application/json" ? "text" : null;
}

/** Why a file of this size cannot be kept beside the other documents; an empty text where it can. */
export function whyNotKept(
  size: number,
  documents: readonly Pick<StoredDocument, "content">[],
): string {
  if (size > FILE_BYTES_MAX) {
    return `This file has ${formatBytes(size)}. At most ${formatBytes(FILE_BYTES_MAX)} can be kept in this browser.`;
  }
  const kept = documents.reduce((total, { content }) => total + content.length, 0);
  return kept + size * 1.4 > CONTENTS_MAX
    ? "The space for documents in this browser is full. Delete some first."
    : "";
}

/** `412 B`, `37 kB`, `1.2 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  return bytes < 1_000_000
    ? `${Math.round(bytes / 1_000)} kB`
    : `${formatNumber(Math.round(bytes / 100_000) / 10)} MB`;
}
