// The document in which an app shows HTML and scripts that a person has written. Its policy is its own: inline scripts run,
// but in an opaque origin, so that they reach neither the app nor what it stores, and nothing can be loaded or sent. The app
// posts the HTML to it (`kit/web/src/components/preview/preview-frame.tsx`).
import { readFileSync } from "node:fs";
import type { SiteFrame } from "../../../workshop/project-files.ts";
import { fixedHeaders } from "../site-headers.ts";

const body = new Uint8Array(readFileSync(new URL("./preview.html", import.meta.url)));

/** Where every site has the document. */
export const PREVIEW_PATH = "/_preview";

/** The document with its headers. Only a site, alone or in the console, may frame it. */
export function previewFrame(consoleOrigin: string): SiteFrame {
  const policy = [
    // Also where it is opened by itself, it is none of the site's origin.
    "sandbox allow-scripts allow-forms",
    "default-src 'none'",
    "script-src 'unsafe-inline' 'unsafe-eval'",
    "style-src 'unsafe-inline'",
    "img-src data: blob:",
    "font-src data:",
    "media-src data: blob:",
    "connect-src 'none'",
    "frame-src 'none'",
    "worker-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors 'self' ${consoleOrigin}`,
  ];
  return {
    path: PREVIEW_PATH,
    headers: {
      ...fixedHeaders,
      "Content-Security-Policy": policy.join("; "),
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-cache",
      "X-DNS-Prefetch-Control": "off",
    },
    body,
  };
}
