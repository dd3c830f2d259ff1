// What led to an error, as the browser tells it: the stack of the error itself, then the stacks at which React's elements
// were made, which its development build names after their components.
import type { Place, Problem } from "./problem.ts";

/** A stack as the protocol has it, which counts from zero. `parent` is what scheduled it. */
export interface ProtocolStack {
  description?: string;
  callFrames: readonly { url: string; lineNumber: number; columnNumber: number }[];
  parent?: ProtocolStack;
}

/** What is known of where a problem comes from. */
export type Trace = Required<Pick<Problem, "trace" | "components">>;

const PLACES_MAX = 60;
const PLACES_OF_PART_MAX = 12;
const COMPONENTS_MAX = 6;
const STACK_CHARACTERS_MAX = 8_000;
const PLACE = /(https?:\/\/[^\s()]{1,500}):(\d{1,9}):(\d{1,9})/g;
const COMPONENT = /^<([A-Z][\w.]{0,99})>$/;

/** The places that the text of an error's stack names. */
export function placesInStack(stack: string | undefined): Place[] {
  const found = (stack ?? "").slice(0, STACK_CHARACTERS_MAX).matchAll(PLACE);
  return Array.from(found, ([, url = "", line, column]) => ({ url, line: Number(line), column: Number(column) })).slice(0, PLACES_MAX);
}

/** The places and components of a stack, after the places of an error. */
export function readTrace(stack: ProtocolStack | undefined, before: readonly Place[] = []): Trace {
  const trace = [...before];
  const components: string[] = [];
  for (let part = stack; part !== undefined; part = part.parent) {
    const name = COMPONENT.exec(part.description ?? "")?.[1];
    if (name !== undefined && components.at(-1) !== name && components.length < COMPONENTS_MAX) components.push(name);
    trace.push(
      ...part.callFrames
        .filter(({ url }) => url !== "")
        .slice(0, PLACES_OF_PART_MAX)
        .map(({ url, lineNumber, columnNumber }) => ({ url, line: lineNumber + 1, column: columnNumber + 1 })),
    );
  }
  return { trace: trace.slice(0, PLACES_MAX), components };
}
