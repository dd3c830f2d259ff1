// A chosen name becomes the first label of one of our hosts, so it must be accepted by every browser and certificate,
// and must not look like a name of ours.
import { readUnlistedName } from "../site/unlisted-name.ts";

const LENGTH = { least: 3, most: 40 } as const;
const LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;
const RESERVED = new Set(
  (
    "www www1 www2 web api apis graphql rpc mcp oauth auth login signin sign-in signup sign-up register logout sso account accounts admin " +
    "administrator root system app apps site sites page pages mail email smtp imap pop pop3 mx webmail ftp sftp ssh ns ns1 ns2 dns " +
    "static assets asset cdn media images img files download downloads upload uploads console dashboard editor preview studio " +
    "atelier official support help docs doc status blog news about security abuse legal privacy terms billing pay payment payments " +
    "checkout store shop dev test testing stage staging prod production internal localhost local host server proxy gateway " +
    "webhook webhooks hooks autoconfig autodiscover wpad isatap postmaster hostmaster webmaster"
  ).split(" "),
);

/** Normalises a requested name: lower case, trimmed; with a sentence in `problem` if no site may have it. */
export function readSubdomain(wanted: string): { name: string } | { name: string; problem: string } {
  const name = wanted.trim().toLowerCase();
  const problem = problemOf(name);
  return problem === null ? { name } : { name, problem };
}

function problemOf(name: string): string | null {
  if (name.length < LENGTH.least || name.length > LENGTH.most)
    return `A subdomain has ${LENGTH.least} to ${LENGTH.most} characters. Choose another one.`;
  if (!LABEL.test(name)) return "A subdomain consists of the letters a to z, digits and hyphens, with a letter or digit at both ends.";
  // Hyphens in third and fourth place mark an encoded name (RFC 5891, section 4.2.3.1).
  if (name.slice(2, 4) === "--") return "A subdomain cannot have hyphens as its third and fourth characters.";
  if (readUnlistedName(name) !== null) return `A subdomain cannot end in ${name.slice(name.lastIndexOf("--"))}.`;
  return RESERVED.has(name) ? "This subdomain is reserved. Choose another one." : null;
}
