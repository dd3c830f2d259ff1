// The headers of every response of the console. Its pages run only their own script, cannot be framed, and frame only
// the sites shown in the editor. `nonce` is for the styles that the page's own script creates.
import type { Addresses } from "../../../domain/call.ts";

const fixed = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Frame-Options": "DENY",
};

/** The headers of a page and its assets. */
export function pageHeaders({ service, sites }: Addresses, nonce: string): Record<string, string> {
  const { protocol, host } = new URL(sites);
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${protocol}//*.${host}`,
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(service.startsWith("https:") ? ["upgrade-insecure-requests"] : []),
  ];
  return { ...fixed, "Content-Security-Policy": policy.join("; ") };
}

/** The headers of other responses: nothing in them may run, whatever they are interpreted as. */
export function plainHeaders(): Record<string, string> {
  return { ...fixed, "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox", "Cache-Control": "no-store" };
}
