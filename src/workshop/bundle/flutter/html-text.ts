/** A text in HTML, also in attributes. */
export const htmlText = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
