import { ServiceError } from "../../errors.ts";
import { OWNER_EMAIL } from "./owner-email.ts";

/** Whether an account is the installation's owner's. */
export function isOwner(email: string): boolean {
  return email === OWNER_EMAIL;
}

/** Throws `not_owner` unless the account with this email is the installation's owner's. */
export function requireOwner(email: string): void {
  if (isOwner(email)) return;
  throw new ServiceError("not_owner", "Only the owner of this installation can see and change this.", {});
}
