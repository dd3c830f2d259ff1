// What documents show in the generated app: the forms that take them in, and the list with what can be done with each.
import { type Code, code, when } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import type { EntityModel } from "../../../../writer/model/entity-model.ts";

const FOLDER = "src/features/documents";

/** The components. */
export function documentViewModules(model: EntityModel | null): ModuleSource[] {
  return [
    {
      path: `${FOLDER}/DocumentForms.tsx`,
      library: true,
      parts: [
        { name: "UploadForm", comment: "Takes a file in, as long as this browser can keep it.", code: uploadCode },
        { name: "TextDocumentForm", comment: "Writes a document here.", code: textCode },
        { name: "whyNotKept", comment: "Why a file cannot be kept; empty where it can.", code: whyNotKept },
      ],
    },
    {
      path: `${FOLDER}/DocumentList.tsx`,
      library: true,
      parts: [
        { name: "DocumentList", code: listCode(model) },
        { name: "DocumentRow", code: rowCode },
        { name: "DocumentPreview", code: previewCode },
        { name: "ChangeForm", code: changeCode },
      ],
    },
  ];
}

const whyNotKept = code`
  function whyNotKept(file: File): string {
    if (file.size > @FILE_BYTES_MAX) return \`This file has \${@showBytes(file.size)}. At most \${@showBytes(@FILE_BYTES_MAX)} can be kept in this browser.\`;
    const kept = @sum(@storedDocuments.all().map(({ content }) => content.length));
    return kept + file.size * 1.4 > 4_000_000 ? "The space for documents in this browser is full. Delete some first." : "";
  }`;

const uploadCode = code`
  function UploadForm({ about = "" }: { about?: string }) {
    const id = @useId();
    const [error, setError] = @useState("");

    async function upload(event: @FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const element = event.currentTarget;
      const data = new FormData(element);
      const file = data.get("file");
      if (!(file instanceof File) || file.name === "") return setError("Choose a file.");
      const reason = @whyNotKept(file);
      setError(reason);
      if (reason !== "") return;
      const content = @encodeBytes(new Uint8Array(await file.arrayBuffer()));
      const folder = @readText(data.get("folder")).trim() || "General";
      @storedDocuments.add({ name: file.name, folder, about, type: file.type, bytes: file.size, content, addedOn: @localDate() });
      @showNotice({ message: \`Uploaded “\${file.name}”.\` });
      element.reset();
    }

    return (
      <form noValidate onSubmit={(event) => void upload(event)} aria-label="Upload a file" className="card flex flex-col gap-4 p-5 sm:p-6">
        <h3 className="font-display text-lg font-bold">Upload a file</h3>
        <div className="flex flex-col gap-1.5">
          <label htmlFor={id} className="text-sm font-semibold">
            File
          </label>
          <input id={id} type="file" name="file" className="control text-sm" aria-invalid={error !== ""} aria-describedby={\`\${id}-help\`} />
          <p id={\`\${id}-help\`} className={error === "" ? "text-sm text-muted" : "text-sm font-medium text-danger"}>
            {error || \`At most \${@showBytes(@FILE_BYTES_MAX)}\`}
          </p>
        </div>
        <@TextField label="Folder" name="folder" placeholder="General" />
        <button type="submit" className="button button-primary self-start">
          <@UploadIcon className="size-4" />
          Upload
        </button>
      </form>
    );
  }`;

const textCode = code`
  function TextDocumentForm({ about = "" }: { about?: string }) {
    const [errors, setErrors] = @useState<@FieldErrors>({});

    function save(event: @FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const element = event.currentTarget;
      const form = { data: new FormData(element), errors: {} };
      const name = @requiredText(form, "name", "Enter the name.");
      const text = @requiredText(form, "text", "Write the text.");
      setErrors(form.errors);
      if (Object.keys(form.errors).length > 0) return;
      const bytes = new TextEncoder().encode(text);
      @storedDocuments.add({ name, folder: "General", about, type: "text/plain", bytes: bytes.length, content: @encodeBytes(bytes), addedOn: @localDate() });
      @showNotice({ message: \`Saved “\${name}”.\` });
      element.reset();
    }

    return (
      <form noValidate onSubmit={save} aria-label="Write a document" className="card flex flex-col gap-4 p-5 sm:p-6">
        <h3 className="font-display text-lg font-bold">Write a document</h3>
        <@TextField label="Name" name="name" required error={errors.name} />
        <@TextAreaField label="Text" name="text" required error={errors.text} />
        <button type="submit" className="button button-primary self-start">
          Save document
        </button>
      </form>
    );
  }`;

function listCode(model: EntityModel | null): Code {
  return code`
    function DocumentList({ documents${when(model !== null, code`, owners`)} }: { documents: readonly @Stored<@DocumentDraft>[]${when(model !== null, code`; owners?: ReadonlyMap<string, string>`)} }) {
      if (documents.length === 0) {
        return (
          <@EmptyState title="No documents yet">
            <p>Upload a file or write a document: it is kept in this browser.</p>
          </@EmptyState>
        );
      }
      return (
        <ul role="list" aria-label="Documents" className="card divide-y divide-line">
          {documents.map((file) => (
            <@DocumentRow key={file.id} file={file} owner=${model === null ? "" : code`{owners?.get(file.about) ?? ""}`} />
          ))}
        </ul>
      );
    }`;
}

const rowCode = code`
  function DocumentRow({ file, owner }: { file: @Stored<@DocumentDraft>; owner: string }) {
    const [open, setOpen] = @useState<"" | "preview" | "change">("");
    const Icon = file.type.startsWith("image/") ? @ImageIcon : @FileTextIcon;

    return (
      <li className="flex flex-col gap-4 p-4 sm:px-5">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Icon aria-hidden="true" className="size-6 shrink-0 text-muted" />
          <div className="min-w-0 flex-1 basis-40">
            <p className="row-title">{file.name}</p>
            <p className="facts">
              <span className="chip">{file.folder}</span>
              {owner !== "" && <span>{owner}</span>}
              <span>{@showBytes(file.bytes)}</span>
              <time dateTime={file.addedOn}>{@formatDate(file.addedOn)}</time>
            </p>
          </div>
          <div className="flex gap-1">
            <button type="button" className="icon-button" aria-label={\`Preview \${file.name}\`} aria-expanded={open === "preview"} onClick={() => setOpen(open === "preview" ? "" : "preview")}>
              <@EyeIcon className="size-4" />
            </button>
            <button type="button" className="icon-button" aria-label={\`Change \${file.name}\`} aria-expanded={open === "change"} onClick={() => setOpen(open === "change" ? "" : "change")}>
              <@PencilIcon className="size-4" />
            </button>
            <button type="button" className="icon-button" aria-label={\`Download \${file.name}\`} onClick={() => @downloadDocument(file)}>
              <@DownloadIcon className="size-4" />
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={\`Delete \${file.name}\`}
              onClick={() => @showNotice({ message: \`Deleted “\${file.name}”.\`, undo: @storedDocuments.remove(file.id) })}
            >
              <@Trash2Icon className="size-4" />
            </button>
          </div>
        </div>
        {open === "preview" && <@DocumentPreview file={file} />}
        {open === "change" && <@ChangeForm file={file} onDone={() => setOpen("")} />}
      </li>
    );
  }`;

const previewCode = code`
  function DocumentPreview({ file }: { file: @DocumentDraft }) {
    if (file.type.startsWith("image/")) {
      return <img src={\`data:\${file.type};base64,\${file.content}\`} alt={file.name} className="max-h-96 max-w-full self-start rounded-control" />;
    }
    if (file.type.startsWith("text/") || file.type === "application/json") {
      return <pre className="max-h-96 overflow-auto rounded-control bg-sunken p-4 text-sm whitespace-pre-wrap">{new TextDecoder().decode(@bytesOfDocument(file))}</pre>;
    }
    return <p className="text-muted">There is no preview of this kind of file. Download it to open it.</p>;
  }`;

const changeCode = code`
  function ChangeForm({ file, onDone }: { file: @Stored<@DocumentDraft>; onDone: () => void }) {
    const [errors, setErrors] = @useState<@FieldErrors>({});

    function save(event: @FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const form = { data: new FormData(event.currentTarget), errors: {} };
      const name = @requiredText(form, "newName", "Enter a name.");
      setErrors(form.errors);
      if (name === "") return;
      @storedDocuments.update(file.id, { name, folder: @formText(form, "newFolder") || "General" });
      onDone();
    }

    return (
      <form noValidate onSubmit={save} aria-label={\`Change \${file.name}\`} className="grid items-start gap-4 sm:grid-cols-[1fr_1fr_auto]">
        <@TextField label="New name" name="newName" required defaultValue={file.name} error={errors.newName} />
        <@TextField label="Move to folder" name="newFolder" defaultValue={file.folder} />
        <button type="submit" className="button button-primary quick-submit">
          Save changes
        </button>
      </form>
    );
  }`;
