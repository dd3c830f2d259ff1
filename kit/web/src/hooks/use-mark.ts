import { useCollection } from "@/hooks/use-collection";
import type { Marks } from "@/lib/marks";

/** Whether the row with this id is marked; the component is rendered again when that changes. */
export function useMark(marks: Marks, about: string): boolean {
  return useCollection(marks).some((mark) => mark.about === about);
}
