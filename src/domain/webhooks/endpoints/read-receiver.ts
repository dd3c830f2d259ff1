// A URL that is visibly invalid is rejected when it is saved, with a message. What it resolves to is known only when it
// is dialled, and is checked there, at every attempt.
import { isForbiddenHost } from "../../../adapters/webhooks/is-forbidden-host.ts";
import { ServiceError } from "../../errors.ts";

const CHARACTERS_MAX = 2_048;

/**
 * Parses the URL of an event receiver into its canonical form. Throws `invalid_input` unless it is a plain http or
 * https URL, and for addresses of this machine or of a private network that the operator does not allow.
 */
export function readReceiver(text: string, { allowed }: { allowed: readonly string[] }): string {
  const given = text.trim();
  if (given.length > CHARACTERS_MAX) throw invalid(`An address has at most ${CHARACTERS_MAX} characters.`);
  const url = URL.parse(given);
  if (url === null || (url.protocol !== "https:" && url.protocol !== "http:")) {
    throw invalid("Give a whole address that begins with https://, such as https://example.com/atelier-events.");
  }
  if (url.username !== "" || url.password !== "") {
    throw invalid("Leave the user name and the password out of the address. The signature says that a message is from here.");
  }
  if (url.hash !== "") throw invalid("Leave out the part after #: it is never sent.");
  if (isForbiddenHost(url.hostname, allowed)) {
    throw invalid(
      "This address is on this machine or in a private network. Use a public one, or receive events on your machine with atelier listen. The operator can allow networks with ATELIER_WEBHOOK_ALLOW.",
    );
  }
  return url.href;
}

/** The host of a URL: used to name it where its path may contain a secret. */
export function hostOf(url: string): string {
  return new URL(url).host;
}

const invalid = (message: string) => new ServiceError("invalid_input", message, { field: "url" });
