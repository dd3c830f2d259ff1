import * as connectWords from "#words/connect.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../api/client.ts";
import { refusalOf } from "../api/refusal.ts";
import { Button } from "../components/ui/actions/button.tsx";
import { toast } from "../components/ui/overlays/toast.ts";

/** The account that the app will act for, and a way to switch: sign in again and return to the same request. */
export function OtherAccount({ email, requestId }: { email: string; requestId: string }) {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation(
    api.session.signOut.mutationOptions({
      onSuccess: () => {
        queries.clear();
        location.assign(`/sign-in?${new URLSearchParams({ to: `/connect/${requestId}` }).toString()}`);
      },
      onError: (error) => toast(refusalOf(error).message, { tone: "bad" }),
    }),
  );
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg bg-subtle px-4 py-3 text-sm">
      <p className="min-w-0 wrap-anywhere">
        {connectWords.actsOnBehalfOf({ account: <strong className="font-semibold">{email}</strong> })}
      </p>
      <Button variant="link" isBusy={isPending} onClick={() => mutate()}>
        {connectWords.useAnotherAccount}
      </Button>
    </div>
  );
}
