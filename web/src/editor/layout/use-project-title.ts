import { usePageTitle } from "../../shell/page/use-page-title.ts";
import type { ProjectState } from "../data/shapes.ts";
import { stateWord } from "./header/state-badge.tsx";

/** Sets the page title to the project's name and state. */
export function useProjectTitle(state: ProjectState): void {
  usePageTitle(`${state.project.name} – ${stateWord(state).word}`);
}
