import { SectionTitle } from "@/components/layout/page";
import { EmptyState } from "@/components/ui/empty";
import { Item, ItemActions, ItemContent, ItemGroup, ItemTitle } from "@/components/ui/item";
import { useCollection } from "@/hooks/use-collection";
import {
  type StoredDocument,
  bytesOf,
  contentOf,
  FILE_BYTES_MAX,
  formatBytes,
  previewOf,
  whyNotKept,
} from "@/lib/documents";
import { type Entity, titleOf } from "@/lib/entity";
import type { Collection, Stored } from "@/lib/store";
import {
  DownloadIcon,
  EyeIcon,
  FileTextIcon,
  ImageIcon,
  Trash2Icon,
  UploadIcon,
} from "lucide-react";
import { useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { download } from "@/lib/download";
import { formatDate, localDate } from "@/lib/format";
import { removeWithUndo } from "@/lib/remove-with-undo";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useForm } from "@/hooks/use-form";
import { toast } from "@/lib/toast";

interface DocumentsProps {
  documents: Collection<StoredDocument>;
  /** The id of the row whose documents are shown; without it all are. */
  about?: string;
  /** The entity whose rows have documents. */
  owners?: Entity;
}

/** The documents of the app or of a row, and what takes new ones in. */
export function Documents({ documents, about, owners }: DocumentsProps) {
  const all = useCollection(documents);
  const shown = about === undefined ? all : all.filter((document) => document.about === about);
  const titles = new Map(owners?.rows.all().map((row) => [row.id, titleOf(owners, row)]));
  return (
    <section className="flex flex-col gap-5">
      {about !== undefined && <SectionTitle>Documents</SectionTitle>}
      <UploadForm documents={documents} about={about ?? ""} />
      {shown.length === 0 ? (
        <EmptyState
          title="No documents yet"
          description="Upload a file: it is kept in this browser."
        />
      ) : (
        <ItemGroup aria-label="Documents">
          {shown.map((document) => (
            <DocumentItem
              key={document.id}
              documents={documents}
              document={document}
              owner={titles.get(document.about)}
            />
          ))}
        </ItemGroup>
      )}
    </section>
  );
}

interface ItemProps {
  documents: Collection<StoredDocument>;
  document: Stored<StoredDocument>;
  /** The title of the row to which it belongs. */
  owner: string | undefined;
}

/** A document with what can be done with it. */
function DocumentItem({ documents, document, owner }: ItemProps) {
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

interface UploadProps {
  documents: Collection<StoredDocument>;
  /** The id of the row to which new documents belong; an empty text for none. */
  about: string;
}

/** Takes a file in. */
function UploadForm({ documents, about }: UploadProps) {
  const { errors, handleSubmit } = useForm(
    (form) => {
      const file = form.get("file");
      const values = file instanceof File && file.name !== "" ? file : null;
      const reason = values === null ? "Choose a file." : whyNotKept(values.size, documents.all());
      return { values, errors: reason === "" ? {} : { file: reason } };
    },
    async (file) => {
      if (file === null) return null;
      const content = contentOf(new Uint8Array(await file.arrayBuffer()));
      documents.add({ name: file.name, about, type: file.type, ...content, addedOn: localDate() });
      toast(`Uploaded “${file.name}”.`);
      return null;
    },
  );
  return (
    <Card>
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
        <Field
          label="File"
          required
          description={`At most ${formatBytes(FILE_BYTES_MAX)}`}
          error={errors["file"]}
        >
          {(control) => <Input {...control} type="file" name="file" className="text-sm" />}
        </Field>
        <Button type="submit" className="self-start">
          <UploadIcon />
          Upload
        </Button>
      </form>
    </Card>
  );
}
