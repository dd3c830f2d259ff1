import type { Blueprint } from "../../../schema/blueprint.ts";
import type { Edited, EditOf } from "../edit.ts";
import { redraw, reshape, resize, setFont } from "./adjust.ts";
import { restyle } from "./restyle.ts";

/** Does an edit of the look. */
export function performLook(blueprint: Blueprint, edit: EditOf<"restyle" | "resize" | "reshape" | "set-font" | "redraw">): Edited {
  switch (edit.kind) {
    case "restyle":
      return restyle(blueprint, edit);
    case "resize":
      return resize(blueprint, edit);
    case "reshape":
      return reshape(blueprint, edit);
    case "set-font":
      return setFont(blueprint, edit);
    case "redraw":
      return redraw(blueprint, edit);
  }
}
