import { createElement, Fragment, type ReactNode } from "react";

/** A message with elements in it, such as a link or a name in bold, as a template: sentence`Read the ${link}.` */
export function sentence(texts: TemplateStringsArray, ...parts: ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...texts.flatMap((text, index) => (index < parts.length ? [text, parts[index]] : [text])));
}
