// The data of documents in the generated app, and where they stand: the page of all, and the page of a row.
import { type Code, code, raw, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../../writer/code/module.ts";
import { titleOf } from "../../../../writer/field/field-display.ts";
import type { EntityModel } from "../../../../writer/model/entity-model.ts";
import type { ProjectModel } from "../../../../writer/model/project-model.ts";

const FOLDER = "src/features/documents";

/** The documents on the page of a row. */
export function sectionOf(model: EntityModel): Reference {
  return new Reference(`${model.type.name}Documents`, `${model.folder}/${model.type.name}Documents.tsx`);
}

/** The store, and the two places. */
export function documentsModules(project: ProjectModel, model: EntityModel | null): ModuleSource[] {
  const rows: ModuleSource = {
    path: `${FOLDER}/documents.ts`,
    opening: "Documents and their contents, in this browser's storage.",
    library: true,
    parts: [...dataParts, { name: "storedDocuments", code: storeCode(project) }],
  };
  const library: ModuleSource = {
    path: `${FOLDER}/DocumentLibrary.tsx`,
    library: true,
    parts: [
      { name: "DocumentLibrary", code: libraryCode(model) },
      { name: "FolderChoice", code: folderChoice },
    ],
  };
  if (!model) return [rows, library];
  const section = sectionOf(model);
  return [rows, library, { path: section.from, library: true, parts: [{ name: section.name, code: sectionCode(model) }] }];
}

const dataParts: Part[] = [
  {
    name: "FILE_BYTES_MAX",
    comment: "What a browser's storage holds is little: about 5 MB in all.",
    code: code`const FILE_BYTES_MAX = 1_000_000;`,
  },
  {
    name: "DocumentDraft",
    isType: true,
    code: code`
      interface DocumentDraft {
        name: string;
        folder: string;
        /** The id of the row that it belongs to, or empty. */
        about: string;
        /** Its media type: text/plain, image/png. */
        type: string;
        bytes: number;
        /** Base64. */
        content: string;
        addedOn: string;
      }`,
  },
  {
    name: "readDocument",
    code: code`
      function readDocument(saved: @SavedObject): @DocumentDraft | null {
        const name = @readText(saved.name);
        if (name === "") return null;
        return {
          name,
          folder: @readText(saved.folder) || "General",
          about: @readText(saved.about),
          type: @readText(saved.type),
          bytes: @readNumber(saved.bytes) ?? 0,
          content: @readText(saved.content),
          addedOn: @readDate(saved.addedOn),
        };
      }`,
  },
  {
    name: "encodeBytes",
    comment: "Bytes as Base64.",
    code: code`
      function encodeBytes(bytes: Uint8Array): string {
        return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
      }`,
  },
  {
    name: "bytesOfDocument",
    comment: "The contents; none where what was kept is damaged.",
    code: code`
      function bytesOfDocument({ content }: @DocumentDraft): Uint8Array<ArrayBuffer> {
        try {
          return Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
        } catch {
          return new Uint8Array();
        }
      }`,
  },
  {
    name: "downloadDocument",
    code: code`
      function downloadDocument(file: @DocumentDraft) {
        const url = URL.createObjectURL(new Blob([@bytesOfDocument(file)], { type: file.type }));
        const link = document.createElement("a");
        link.href = url;
        link.download = file.type === "text/plain" && !file.name.includes(".") ? \`\${file.name}.txt\` : file.name;
        link.click();
        URL.revokeObjectURL(url);
      }`,
  },
  {
    name: "showBytes",
    comment: "412 B, 37 kB, 1.2 MB.",
    code: code`
      function showBytes(bytes: number): string {
        if (bytes < 1000) return \`\${bytes} B\`;
        return bytes < 1_000_000 ? \`\${Math.round(bytes / 1000)} kB\` : \`\${(bytes / 1_000_000).toFixed(1)} MB\`;
      }`,
  },
];

function storeCode(project: ProjectModel): Code {
  return code`
    const storedDocuments = @createCollection<@DocumentDraft>({ key: ${`${project.blueprint.slug}/documents`}, read: @readDocument, samples: () => [] });`;
}

function libraryCode(model: EntityModel | null): Code {
  const owners = model
    ? code`const owners = new Map(@useRows(${model.collection}).map((${raw(model.one)}) => [${raw(model.one)}.id, ${titleOf(model, model.one)}]));`
    : undefined;
  return code`
    function DocumentLibrary() {
      const all = @useRows(@storedDocuments);
      ${owners}
      const [folder, setFolder] = @useState("");
      const folders = @distinct(all.map((file) => file.folder));
      const shown = folders.includes(folder) ? all.filter((file) => file.folder === folder) : all;

      return (
        <section className="flex flex-col gap-6">
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <@UploadForm />
            <@TextDocumentForm />
          </div>
          {folders.length > 0 && <@FolderChoice all={all} folders={folders} chosen={folders.includes(folder) ? folder : ""} onChoose={setFolder} />}
          <@DocumentList documents={shown} ${model ? raw("owners={owners}") : raw("")} />
        </section>
      );
    }`;
}

const folderChoice = code`
  function FolderChoice({
    all,
    folders,
    chosen,
    onChoose,
  }: {
    all: readonly @DocumentDraft[];
    folders: readonly string[];
    chosen: string;
    onChoose: (folder: string) => void;
  }) {
    return (
      <div role="group" aria-label="Folders" className="flex flex-wrap gap-2">
        {["", ...folders].map((name) => (
          <button key={name} type="button" className="chip chip-choice min-h-9 text-sm" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
            {name === "" ? "All folders" : name} ({name === "" ? all.length : all.filter((file) => file.folder === name).length})
          </button>
        ))}
      </div>
    );
  }`;

function sectionCode(model: EntityModel): Code {
  const row = raw(model.one);
  return code`
    function ${sectionOf(model)}({ ${row} }: { ${row}: ${model.type} }) {
      const own = @useRows(@storedDocuments).filter(({ about }) => about === ${row}.id);
      return (
        <section className="flex flex-col gap-4">
          <h2 className="section-title text-on-page">Documents</h2>
          <@DocumentList documents={own} />
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <@UploadForm about={${row}.id} />
            <@TextDocumentForm about={${row}.id} />
          </div>
        </section>
      );
    }`;
}
