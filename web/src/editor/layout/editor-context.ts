import { createContext, useContext } from "react";
import type { EditorAddress } from "../data/editor-address.ts";
import type { ProjectState } from "../data/shapes.ts";
import type { GoTo } from "../data/use-editor-address.ts";

/** The state shared by all parts of the editor. `newest` is the number of the newest version, `shown` of the selected one. */
export interface Editor {
  projectId: string;
  state: ProjectState;
  newest: number | null;
  shown: number | null;
  address: EditorAddress;
  goTo: GoTo;
  isPhone: boolean;
}

/** Provides the editor's state to its components. */
export const EditorContext = createContext<Editor | null>(null);

/** The state of the surrounding editor. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (editor === null) throw new Error("useEditor must be used inside the editor");
  return editor;
}
