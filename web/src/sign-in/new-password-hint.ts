import * as signInWords from "#words/sign-in.ts";

/** The hint under a field for a new password; the service validates it. */
export const NEW_PASSWORD_HINT = signInWords.newPasswordHint;
