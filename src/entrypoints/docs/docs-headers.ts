// The headers of the documentation. Its pages run only scripts of the service, and the few inline ones whose hashes the
// build lists; they send requests to the service alone, and cannot be framed.

/** The policy of the pages; `scripts` are the hashes of their inline scripts. */
export function docsHeaders(scripts: readonly string[]): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts.map((hash) => `'${hash}'`)].join(" ")}`,
    "style-src 'self'",
    // Highlighted code has its two colors in attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    "Content-Security-Policy": policy.join("; "),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
  };
}
