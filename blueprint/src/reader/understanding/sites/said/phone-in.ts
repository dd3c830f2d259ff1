/** "07700 900461", "+44 113 496 0000", "(555) 010-0199", and not "10 20 30 40". */
const PHONE =
  /(?<![\w£$€.,-])(?:(?:\+\d{1,3}[\s-]?\(?\d|\(?0\d)(?:[\s()-]{0,2}\d){6,12}|\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}|\d{3}-\d{4})(?![\w%])/;

/** The telephone number that a text states; null where it states none. */
export const phoneIn = (text: string): string | null => PHONE.exec(text)?.[0].trim() ?? null;
