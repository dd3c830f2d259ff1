import * as connectWords from "#words/connect.ts";
import type { ReactNode } from "react";
import { Banner } from "../components/ui/display/banner.tsx";
import type { Consent } from "./consent.ts";

const Strong = ({ children }: { children: ReactNode }) => <strong className="font-semibold wrap-anywhere text-ink">{children}</strong>;

/** The app's identity, as far as it can be known, and its redirect target, which receives the connection. */
export function WhoAsks({ client, redirect: { kind, place } }: Pick<Consent, "client" | "redirect">) {
  return (
    <div className="flex flex-col gap-4">
      <p>
        {client.provenHost === null
          ? connectWords.nameNotVerified
          : connectWords.publishedBy({ host: <Strong>{client.provenHost}</Strong> })}{" "}
        {kind === "web" && connectWords.youWillBeSentTo({ place: <Strong>{place}</Strong> })}
      </p>
      {kind === "computer" && <Banner tone="warn">{connectWords.answerGoesToProgram({ place: <Strong>{place}</Strong> })}</Banner>}
      {kind === "app" && <Banner tone="warn">{connectWords.answerGoesToApp({ place: <Strong>{place}</Strong> })}</Banner>}
    </div>
  );
}
