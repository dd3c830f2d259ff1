import type { Addresses } from "../../../domain/call.ts";
import { page } from "./page.ts";

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const command = (lines: string[]) => `<pre><code>${escape(lines.join("\n"))}</code></pre>`;

/** The page at the service's root: what this is, and how to ask it for an app. */
export function welcomePage({ service }: Addresses) {
  const create = [
    `curl ${service}/api/v1/projects \\`,
    `  -H "Authorization: Bearer $ATELIER_KEY" -H "Content-Type: application/json" \\`,
    `  -d '{"prompt": "A recipe box with ratings and a shopping list"}'`,
  ];
  return page(
    "Atelier is running",
    `<p>Atelier turns a sentence into a finished web application. It is asked over its API, with a key:</p>
${command(create)}
<p>The answer names the operation to follow until the app is built. The key is the one that the service printed at its first start.</p>`,
  );
}

/** The page at a project's editor address. It knows nothing of the project: who may see it is for the API to say. */
export function projectPage({ service }: Addresses) {
  const read = [`curl ${service}/api/v1/projects/<id> -H "Authorization: Bearer $ATELIER_KEY"`];
  return page(
    "A project of Atelier",
    `<p>This address belongs to a project. There is no editor here yet; the project is read over the API, with its owner’s key. Its id is the last part of this page’s address:</p>
${command(read)}
<p>The answer lists its versions and the address of its site.</p>`,
  );
}
