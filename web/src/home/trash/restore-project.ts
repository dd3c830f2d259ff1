import type { QueryClient } from "@tanstack/react-query";
import { api, client } from "../../api/client.ts";
import { refusalOf } from "../../api/refusal.ts";
import { toast } from "../../components/ui/overlays/toast.ts";
import { restoredWords } from "./restored-words.ts";

/** Restores a project from the trash, and says what came back. */
export async function restoreProject(queries: QueryClient, { id, name }: { id: string; name: string }): Promise<void> {
  try {
    const restored = await client.projects.restore.mutate({ projectId: id });
    toast(restoredWords(name, restored), { tone: restored.lostAddresses.length === 0 ? "good" : "plain" });
  } catch (error) {
    toast(refusalOf(error).message, { tone: "bad" });
  }
  await queries.invalidateQueries({ queryKey: api.projects.pathKey() });
}
