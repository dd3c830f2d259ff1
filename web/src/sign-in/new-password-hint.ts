/** What is said under a field for a new password; the service checks it. */
export const NEW_PASSWORD_HINT = "At least 8 characters. A few words in a row are strong, and easy to keep.";
