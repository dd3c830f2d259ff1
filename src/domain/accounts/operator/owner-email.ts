/** The email of the account of this installation's owner. Letters do not reach it. */
export const OWNER_EMAIL = "owner@localhost";
