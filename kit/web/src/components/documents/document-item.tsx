import { DownloadIcon, EyeIcon, FileTextIcon, ImageIcon, Trash2Icon } from "lucide-react";
import { useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { Item, ItemActions, ItemContent, ItemTitle } from "@/components/ui/item";
import { type StoredDocument, bytesOf, formatBytes, previewOf } from "@/lib/documents";
import { download } from "@/lib/download";
import { formatDate } from "@/lib/format";
import type { Collection, Stored } from "@/lib/store";
import { removeWithUndo } from "@/lib/remove-with-undo";

interface ItemProps {
  documents: Collection<StoredDocument>;
  document: Stored<StoredDocument>;
  /** The title of the row to which it belongs. */
  owner: string | undefined;
}

/** A document with what can be done with it. */
export function DocumentItem({ documents, document, owner }: ItemProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { name, bytes, addedOn } = document;
  const Icon = previewOf(document) === "image" ? ImageIcon : FileTextIcon;

  return (
    <Item className="sm:flex-wrap">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-muted-foreground" />
      <ItemContent>
        <ItemTitle>{name}</ItemTitle>
        <div data-slot="facts" className="flex flex-wrap items-center text-muted-foreground">
          {owner !== undefined && <span>{owner}</span>}
          <span>{formatBytes(bytes)}</span>
          <time dateTime={addedOn}>{formatDate(addedOn)}</time>
        </div>
      </ItemContent>
      <ItemActions>
        <IconButton
          icon={<EyeIcon />}
          label={`Preview ${name}`}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
        <IconButton
          icon={<DownloadIcon />}
          label={`Download ${name}`}
          onClick={() => download(name, document.type, bytesOf(document))}
        />
        <IconButton
          icon={<Trash2Icon />}
          label={`Delete ${name}`}
          onClick={() => removeWithUndo(documents, { id: document.id, said: `Deleted “${name}”.` })}
        />
      </ItemActions>
      {isOpen && (
        <div className="w-full shrink-0 pb-2">
          <DocumentPreview document={document} />
        </div>
      )}
    </Item>
  );
}

/** The content of a document, where it is a text or a picture. */
function DocumentPreview({ document }: { document: StoredDocument }) {
  const { name, type, content } = document;
  switch (previewOf(document)) {
    case "image":
      return (
        <img
          src={`data:${type};base64,${content}`}
          alt={name}
          className="max-h-96 max-w-full rounded-md"
        />
      );
    case "text":
      return (
        <pre className="max-h-96 overflow-auto rounded-md bg-muted p-4 text-sm whitespace-pre-wrap">
          {new TextDecoder().decode(bytesOf(document))}
        </pre>
      );
    case null:
      return (
        <p className="text-muted-foreground">
          There is no preview of this kind of file. Download it to open it.
        </p>
      );
  }
}
