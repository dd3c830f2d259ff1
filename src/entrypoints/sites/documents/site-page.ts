// The pages shown when an app cannot respond. They reveal nothing to strangers: a private app of another account, a
// removed app and one that never existed look the same.
import { createHash } from "node:crypto";

/** Why a page is shown instead of the app. */
export type PageReason = "noSite" | "noFile" | "malformed" | "readOnly" | "unavailable";

interface Page {
  status: number;
  title: string;
  text: string;
}

const pages: Record<PageReason, Page> = {
  noSite: {
    status: 404,
    title: "There is no app at this address",
    text: "Check the address for typing errors. The app may also have been taken down.",
  },
  noFile: {
    status: 404,
    title: "This page does not exist",
    text: 'The app has no such page. <a href="/">Go to its first page.</a>',
  },
  malformed: { status: 400, title: "This address cannot be read", text: "Check the address for typing errors." },
  readOnly: { status: 405, title: "Nothing can be sent to this address", text: "This address can only be read." },
  unavailable: { status: 503, title: "The app cannot be shown right now", text: "This is on our side. Try again in a moment." },
};

const style = `
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; }
main { max-width: 32rem; padding: 2rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 0.5rem; }
p { margin: 0; }
a { color: inherit; }
`;

/** The Base64 SHA-256 of the pages' one inline style, for their Content-Security-Policy. */
export const pageStyleHash = createHash("sha256").update(style).digest("base64");

/** The status and the HTML of a page. */
export function sitePage(reason: PageReason): { status: number; html: Uint8Array } {
  const { status, title, text } = pages[reason];
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style>`;
  const html = `<!doctype html>\n<html lang="en"><head>${head}</head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>\n`;
  return { status, html: Buffer.from(html) };
}
