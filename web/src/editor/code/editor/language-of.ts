import type { Extension } from "@codemirror/state";

/** The language of a file by its extension, loaded when such a file is opened. Null: plain text. */
export async function languageOf(path: string): Promise<Extension | null> {
  switch (path.slice(path.lastIndexOf(".") + 1).toLowerCase()) {
    case "ts":
    case "mts":
    case "cts":
      return (await import("@codemirror/lang-javascript")).javascript({ typescript: true });
    case "tsx":
      return (await import("@codemirror/lang-javascript")).javascript({ typescript: true, jsx: true });
    case "js":
    case "jsx":
    case "mjs":
    case "cjs":
      return (await import("@codemirror/lang-javascript")).javascript({ jsx: true });
    case "css":
      return (await import("@codemirror/lang-css")).css();
    case "html":
    case "svg":
      return (await import("@codemirror/lang-html")).html();
    case "json":
    case "webmanifest":
      return (await import("@codemirror/lang-json")).json();
    case "md":
      return (await import("@codemirror/lang-markdown")).markdown();
    default:
      return null;
  }
}
