// Where somebody goes on after signing in. Only addresses of this console are followed, whatever a link says.

/** The address to go on to: `to` if it is one of this console, else home. */
export function wayBack(to: string | undefined): string {
  if (to === undefined || !/^\/(?![/\\])/.test(to)) return "/";
  const url = URL.parse(to, location.origin);
  return url === null || url.origin !== location.origin ? "/" : `${url.pathname}${url.search}${url.hash}`;
}

/** Whether the service itself answers this address, so that the browser has to load it. */
export const isAnsweredByService = (address: string): boolean => /^\/(?:open-site|console)\b/.test(address);
