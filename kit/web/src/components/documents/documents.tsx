import { DocumentItem } from "@/components/documents/document-item";
import { UploadForm } from "@/components/documents/upload-form";
import { SectionTitle } from "@/components/layout/page";
import { EmptyState } from "@/components/ui/empty";
import { ItemGroup } from "@/components/ui/item";
import { useCollection } from "@/hooks/use-collection";
import type { StoredDocument } from "@/lib/documents";
import { type Entity, titleOf } from "@/lib/entity";
import type { Collection } from "@/lib/store";

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
