/** The version of this package, the same as in its `package.json`. */
export const VERSION = "0.1.0";
