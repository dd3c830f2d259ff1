// Letters leave through the operator's own mail server. The connection is made for each letter, since there are few, and
// is given up after a while, so that a server that does not answer keeps nothing waiting.
import { createTransport } from "nodemailer";

/** A letter to one person, in plain text. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** Sends a letter; throws when the mail server does not take it. */
export type SendMail = (letter: Letter) => Promise<void>;

const MILLISECONDS_MAX = 20_000;

/** Sends letters by the server at `url` (`smtp://` or `smtps://`, with its user and password) from the address `from`. */
export function openMail({ url, from }: { url: string; from: string }): SendMail {
  const patience = { connectionTimeout: MILLISECONDS_MAX, greetingTimeout: MILLISECONDS_MAX, socketTimeout: MILLISECONDS_MAX };
  const { protocol, hostname, port, username, password } = new URL(url);
  const transport = createTransport({
    host: hostname,
    ...(port === "" ? {} : { port: Number(port) }),
    secure: protocol === "smtps:",
    // A password is never sent in the clear.
    requireTLS: protocol === "smtp:" && username !== "",
    ...(username === "" ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...patience,
    // What a letter says is ours alone: nothing in it makes us read a file or fetch an address.
    ...{ disableFileAccess: true, disableUrlAccess: true },
  });
  return async (letter) => {
    await transport.sendMail({ from, ...letter });
  };
}
