// The requirements of NIST SP 800-63B-4 and OWASP ASVS 5.0 for user-chosen passwords: long enough, not among the first
// that attackers try, and no rules on character classes.
import { ServiceError } from "../../errors.ts";
import { isGuessable } from "./is-guessable.ts";

/** The minimum and maximum password length, in characters. */
export const PASSWORD_CHARACTERS = { least: 8, most: 200 } as const;

const NAME_CHARACTERS_MIN = 4;

/** Throws `invalid_input` for a weak password, with a sentence that says what is wrong with it. */
export async function requireGoodPassword({ password, email }: { password: string; email: string }): Promise<void> {
  const problem = await problemOf(password.normalize("NFKC"), email);
  if (problem !== null) throw new ServiceError("invalid_input", problem, { field: "password" });
}

async function problemOf(password: string, email: string): Promise<string | null> {
  const { length } = [...password];
  if (length < PASSWORD_CHARACTERS.least)
    return `A password needs at least ${PASSWORD_CHARACTERS.least} characters; 15 or more are better. A few words in a row are easy to keep.`;
  if (length > PASSWORD_CHARACTERS.most) return `A password has at most ${PASSWORD_CHARACTERS.most} characters. Shorten it.`;
  const lower = password.toLowerCase();
  const [name = ""] = email.toLowerCase().split("@");
  if (lower.includes("atelier") || lower === email || (name.length >= NAME_CHARACTERS_MIN && lower.includes(name)))
    return "This password is easy to guess: it holds your e-mail's name or the name of this service. Choose another.";
  if (await isGuessable(password)) return "This password is one of those that are tried first. Choose one that nobody else would think of.";
  return null;
}
