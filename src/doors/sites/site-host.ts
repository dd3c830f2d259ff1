// Every app has an origin of its own: its name is the one label in front of the sites' host. The port is not looked at,
// because a proxy in front may hide or change it.

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Whether a Host header lies below the sites' host, so that the sites door answers, whatever the name in front may be. */
export function isSiteHost(host: string | undefined, sitesUrl: string): boolean {
  return labelsOf(host, sitesUrl) !== null;
}

/** The name of the site that a Host header asks for; null when it is none, or none that a site can have. */
export function siteNameOf(host: string | undefined, sitesUrl: string): string | null {
  const labels = labelsOf(host, sitesUrl);
  return labels !== null && label.test(labels) ? labels : null;
}

function labelsOf(host: string | undefined, sitesUrl: string): string | null {
  const parent = `.${new URL(sitesUrl).hostname}`;
  const name = (host ?? "")
    .toLowerCase()
    .replace(/:\d{1,5}$/, "")
    .replace(/\.$/, "");
  return name.endsWith(parent) ? name.slice(0, -parent.length) : null;
}
