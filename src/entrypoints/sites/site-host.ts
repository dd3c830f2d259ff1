// Every app has its own origin: its name is the one label in front of the sites' host. The port is ignored, because a
// proxy may hide or change it.

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Whether a Host header is under the sites' host, so that the sites entrypoint responds, whatever the name in front. */
export function isSiteHost(host: string | undefined, sitesUrl: string): boolean {
  return labelsOf(host, sitesUrl) !== null;
}

/** The site name in a Host header; null if there is none, or it is not a valid site name. */
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
