import {
  DownloadIcon,
  EyeIcon,
  FileTextIcon,
  ImageIcon,
  type LucideIcon,
  PencilIcon,
  Trash2Icon,
} from "lucide-react";
import { useState } from "react";
import { ChangeForm } from "@/components/documents/change-form";
import { DocumentPreview } from "@/components/documents/document-preview";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Empty, EmptyDescription, EmptyTitle } from "@/components/ui/empty";
import { Item, ItemActions, ItemContent, ItemGroup, ItemTitle } from "@/components/ui/item";
import { type StoredDocument, downloadDocument, formatBytes, previewOf } from "@/lib/documents";
import { formatDate } from "@/lib/format";
import type { Collection, Stored } from "@/lib/store";
import { toast } from "@/lib/toast";

interface ListProps {
  documents: Collection<StoredDocument>;
  shown: readonly Stored<StoredDocument>[];
  /** The titles of rows to which documents belong, by their ids. */
  owners?: ReadonlyMap<string, string>;
}

/** Documents with what can be done with each. */
export function DocumentList({ documents, shown, owners }: ListProps) {
  if (shown.length === 0) {
    return (
      <Empty>
        <EmptyTitle>No documents yet</EmptyTitle>
        <EmptyDescription>
          Upload a file or write a document: it is kept in this browser.
        </EmptyDescription>
      </Empty>
    );
  }
  return (
    <ItemGroup aria-label="Documents">
      {shown.map((document) => (
        <DocumentItem
          key={document.id}
          documents={documents}
          document={document}
          owner={owners?.get(document.about)}
        />
      ))}
    </ItemGroup>
  );
}

interface ItemProps {
  documents: Collection<StoredDocument>;
  document: Stored<StoredDocument>;
  owner: string | undefined;
}

function DocumentItem({ documents, document, owner }: ItemProps) {
  const [open, setOpen] = useState<"preview" | "change" | null>(null);
  const Icon = previewOf(document) === "image" ? ImageIcon : FileTextIcon;
  const toggle = (part: "preview" | "change") => setOpen(open === part ? null : part);
  const { name } = document;

  function remove() {
    const putBack = documents.remove(document.id);
    toast(`Deleted “${name}”.`, { action: { label: "Undo", onClick: putBack } });
  }

  return (
    <Item className="sm:flex-wrap">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-muted-foreground" />
      <ItemContent>
        <ItemTitle>{name}</ItemTitle>
        <DocumentFacts document={document} owner={owner} />
      </ItemContent>
      <ItemActions>
        <IconButton
          icon={EyeIcon}
          label={`Preview ${name}`}
          isOpen={open === "preview"}
          onClick={() => toggle("preview")}
        />
        <IconButton
          icon={PencilIcon}
          label={`Change ${name}`}
          isOpen={open === "change"}
          onClick={() => toggle("change")}
        />
        <IconButton
          icon={DownloadIcon}
          label={`Download ${name}`}
          onClick={() => downloadDocument(document)}
        />
        <IconButton icon={Trash2Icon} label={`Delete ${name}`} onClick={remove} />
      </ItemActions>
      {open !== null && (
        <div className="w-full shrink-0 pb-2">
          {open === "preview" && <DocumentPreview document={document} />}
          {open === "change" && (
            <ChangeForm documents={documents} document={document} onDone={() => setOpen(null)} />
          )}
        </div>
      )}
    </Item>
  );
}

function DocumentFacts({
  document: { folder, bytes, addedOn },
  owner,
}: Pick<ItemProps, "document" | "owner">) {
  return (
    <div data-slot="facts" className="flex flex-wrap items-center text-muted-foreground">
      <Badge variant="secondary">{folder}</Badge>
      {owner !== undefined && <span>{owner}</span>}
      <span>{formatBytes(bytes)}</span>
      <time dateTime={addedOn}>{formatDate(addedOn)}</time>
    </div>
  );
}

interface IconButtonProps {
  icon: LucideIcon;
  label: string;
  isOpen?: boolean;
  onClick: () => void;
}

function IconButton({ icon: Icon, label, isOpen, onClick }: IconButtonProps) {
  return (
    <Button variant="ghost" size="icon" aria-label={label} aria-expanded={isOpen} onClick={onClick}>
      <Icon />
    </Button>
  );
}
