// The headers of every response of a site. An app may run its own script and style, store data in its own origin and
// call and frame its own origin, and nothing else: no foreign source, inline script, plug-in or device. Only the console
// may frame it.

const capabilities = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/** The headers of whatever is served under a site's address. */
export const fixedHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Permissions-Policy": capabilities.map((capability) => `${capability}=()`).join(", "),
  "Origin-Agent-Cluster": "?1",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** The headers of an app's own files. `consoleOrigin` is the one foreign origin that may frame them. */
export function appHeaders(consoleOrigin: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'none'",
    "object-src 'none'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors 'self' ${consoleOrigin}`,
  ];
  return { ...fixedHeaders, "Content-Security-Policy": policy.join("; ") };
}

/** The headers of our own pages about an app. `styleHash` is the Base64 SHA-256 of their one inline style. */
export function pageHeaders(consoleOrigin: string, styleHash: string): Record<string, string> {
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self' ${consoleOrigin}`;
  return { ...fixedHeaders, "Content-Security-Policy": policy, "Cache-Control": "no-store", "Content-Type": "text/html; charset=utf-8" };
}
