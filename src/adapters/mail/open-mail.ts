// Mail is sent through the operator's own mail server. Each letter uses a new connection, since there are few letters,
// and the connection times out, so that an unresponsive server does not block the caller.
import { createTransport } from "nodemailer";

/** A plain-text mail to one person. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** Sends a letter; throws when the mail server does not accept it. */
export type SendMail = (letter: Letter) => Promise<void>;

const MILLISECONDS_MAX = 20_000;

/** Sends letters through the server at `url` (`smtp://` or `smtps://`, with user and password) from the address `from`. */
export function openMail({ url, from }: { url: string; from: string }): SendMail {
  const patience = { connectionTimeout: MILLISECONDS_MAX, greetingTimeout: MILLISECONDS_MAX, socketTimeout: MILLISECONDS_MAX };
  const { protocol, hostname, port, username, password } = new URL(url);
  const transport = createTransport({
    host: hostname,
    ...(port === "" ? {} : { port: Number(port) }),
    secure: protocol === "smtps:",
    // A password is never sent unencrypted.
    requireTLS: protocol === "smtp:" && username !== "",
    ...(username === "" ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...patience,
    // No content of a letter may cause a file to be read or a URL to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (letter) => {
    await transport.sendMail({ from, ...letter });
  };
}
