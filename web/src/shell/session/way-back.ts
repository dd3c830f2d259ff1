// Where to continue after sign-in. Only addresses of this console are followed, whatever a link says.

/** The address to continue at: `to` if it belongs to this console, else home. */
export function wayBack(to: string | undefined): string {
  if (to === undefined || !/^\/(?![/\\])/.test(to)) return "/";
  const url = URL.parse(to, location.origin);
  return url === null || url.origin !== location.origin ? "/" : `${url.pathname}${url.search}${url.hash}`;
}

/** Whether the service itself handles this address, so that the browser has to load it. */
export const isAnsweredByService = (address: string): boolean => /^\/(?:open-site|console)\b/.test(address);
