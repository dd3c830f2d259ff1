import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { refusalOf } from "../../api/refusal.ts";
import { toast } from "../../components/ui/overlays/toast.ts";

/** Signs out and reloads the page, so that none of the user's data stays in it. */
export function useSignOut(): () => void {
  const queries = useQueryClient();
  const { mutate } = useMutation(
    api.session.signOut.mutationOptions({
      onSuccess: () => {
        queries.clear();
        sessionStorage.clear();
        location.assign("/");
      },
      onError: (error) => toast(refusalOf(error).message, { tone: "bad" }),
    }),
  );
  return () => mutate();
}
