import { createContext, useContext } from "react";
import type { EditorAddress } from "../data/editor-address.ts";
import type { ProjectState } from "../data/shapes.ts";
import type { GoTo } from "../data/use-editor-address.ts";

/** What every part of the editor knows. `newest` is the number of the newest version, `shown` of the one that is looked at. */
export interface Editor {
  projectId: string;
  state: ProjectState;
  newest: number | null;
  shown: number | null;
  address: EditorAddress;
  goTo: GoTo;
  isPhone: boolean;
}

/** Hands the editor to its parts. */
export const EditorContext = createContext<Editor | null>(null);

/** The editor that a part stands in. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (editor === null) throw new Error("this part stands outside the editor");
  return editor;
}
