// What every answer of the console carries. Its pages run their own script alone, may be framed by nobody, and frame only
// the sites that are shown in the editor. `nonce` is for the styles that the page's own script makes.
import type { Addresses } from "../../../domain/call.ts";

const fixed = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Frame-Options": "DENY",
};

/** The headers of a page, and of what it loads. */
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

/** The headers of what is no page: nothing in it may run, whatever it is taken for. */
export function plainHeaders(): Record<string, string> {
  return { ...fixed, "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox", "Cache-Control": "no-store" };
}
