/** Where a request comes from: the browser's name for itself, and its address. */
export interface Visitor {
  agent: string;
  address: string;
}

/** How much is kept of a browser's name for itself. */
export const AGENT_CHARACTERS_MAX = 300;
