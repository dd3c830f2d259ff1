/** The hint under a field for a new password; the service validates it. */
export const NEW_PASSWORD_HINT = "At least 8 characters. A few words in a row are strong and easy to remember.";
