import { DocumentForms } from "@/components/documents/document-forms";
import { DocumentList } from "@/components/documents/document-list";
import { SectionTitle } from "@/components/layout/page";
import { useCollection } from "@/hooks/use-collection";
import type { StoredDocument } from "@/lib/documents";
import type { Collection } from "@/lib/store";

/** The documents that belong to a row. */
export function RowDocuments({
  documents,
  about,
}: {
  documents: Collection<StoredDocument>;
  about: string;
}) {
  const own = useCollection(documents).filter((document) => document.about === about);
  return (
    <section className="flex flex-col gap-4">
      <SectionTitle>Documents</SectionTitle>
      <DocumentList documents={documents} shown={own} />
      <DocumentForms documents={documents} about={about} />
    </section>
  );
}
