// What specifications say beside what they ask for.
const idioms: readonly RegExp[] = [
  /^(?:make|making) (?:\w+ )*decisions?/,
  /^(?:learn|find out|know|knowing) more/,
  /^(?:attract|engag|understand|enhanc|improv|ensur|facilitat|optimi[sz]|streamlin|simplif|help|meet|educat|inspir|motivat|connect|promot(?:e|ing) (?:a|an|the)\b)/,
  /^(?:be|is|are) (?:easy|able|user-friendly|optimi[sz]ed|intuitive|responsive)/,
  /^(?:easy|user-friendly|engaging|intuitive|responsive|convenient)\b/,
  /^(?:perform|performing) (?:corresponding|related|other|various|these|the)? ?operations?/,
  /^(?:interact|interacting) with the (?:website|site|app|platform|system)/,
  /^(?:browse|browsing|navigate|navigating|visit|visiting|access|use|using) the (?:website|site|app|application|platform|system|pages?)$/,
  /^(?:generate|generating) leads$/,
  /^(?:provid|offer)(?:e|es|ing|s)? (?:\w+ )?services$/,
  /(?:visual design|cartoon-style|responsive design|user interface|user experience|user-friendly|visually appealing)/,
  /^(?:keep|keeping) (?:\w+ )?(?:engaged|motivated|informed|up to date)/,
  /^(?:make|making) it /,
  /^(?:find|finding) (?:the )?(?:information|content) (?:quickly|easily)/,
];

/** Whether these lower-case words are talk about the product's purpose or manner, which ask for nothing of their own. */
export function isIdiom(words: string): boolean {
  return idioms.some((idiom) => idiom.test(words));
}
