/** The email of the installation's owner account. It receives no mail. */
export const OWNER_EMAIL = "owner@localhost";
