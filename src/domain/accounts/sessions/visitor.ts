/** The origin of a request: the browser's user agent, and its address. */
export interface Visitor {
  agent: string;
  address: string;
}

/** The maximum stored length of a user agent, in characters. */
export const AGENT_CHARACTERS_MAX = 300;
