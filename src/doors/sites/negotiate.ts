// What a request's headers ask for (RFC 9110, sections 12.5 and 13.1).

/** Whether HTML may answer: it is named, or anything at all is welcome. */
export function wantsHtml(accept: string | undefined): boolean {
  return accept === undefined || namesOf(accept).some((type) => ["text/html", "application/xhtml+xml", "*/*"].includes(type));
}

/** Whether HTML is named, as browsers do when a page is opened. */
export function namesHtml(accept: string | undefined): boolean {
  return accept !== undefined && namesOf(accept).includes("text/html");
}

/** Whether brotli may encode the answer. */
export function takesBrotli(acceptEncoding: string | undefined): boolean {
  return acceptEncoding !== undefined && namesOf(acceptEncoding).includes("br");
}

/** The first of these entity tags that `If-None-Match` holds, compared weakly; null when the answer has to be sent. */
export function heldTag(ifNoneMatch: string | undefined, tags: readonly [string, ...string[]]): string | null {
  if (ifNoneMatch === undefined) return null;
  if (ifNoneMatch.trim() === "*") return tags[0];
  const held = ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.find((tag) => held.includes(tag)) ?? null;
}

// `br;q=0` names what is not wanted.
function namesOf(list: string): string[] {
  return list
    .toLowerCase()
    .split(",")
    .map((item) => item.split(";").map((part) => part.trim()))
    .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
    .map(([name = ""]) => name);
}
