import { usePageTitle } from "../../shell/page/use-page-title.ts";
import type { ProjectState } from "../data/shapes.ts";
import { stateWord } from "./state-badge.tsx";

/** The tab of the browser names the project and how it stands. */
export function useProjectTitle(state: ProjectState): void {
  usePageTitle(`${state.project.name} – ${stateWord(state).word}`);
}
