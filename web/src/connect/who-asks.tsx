import type { ReactNode } from "react";
import { Banner } from "../components/ui/display/banner.tsx";
import type { Consent } from "./consent.ts";

const Strong = ({ children }: { children: ReactNode }) => <strong className="font-semibold wrap-anywhere text-ink">{children}</strong>;

/** The app's identity, as far as it can be known, and its redirect target, which receives the connection. */
export function WhoAsks({ client, redirect: { kind, place } }: Pick<Consent, "client" | "redirect">) {
  return (
    <div className="flex flex-col gap-4">
      <p>
        {client.provenHost === null ? (
          "The app chose this name; it has not been verified."
        ) : (
          <>
            It is published by <Strong>{client.provenHost}</Strong>.
          </>
        )}{" "}
        {kind === "web" && (
          <>
            You will be sent to <Strong>{place}</Strong>.
          </>
        )}
      </p>
      {kind === "computer" && (
        <Banner tone="warn">
          Your response is sent to a program on this computer, at <Strong>{place}</Strong>. Allow this only if you started it yourself just
          now, in an app that you trust.
        </Banner>
      )}
      {kind === "app" && (
        <Banner tone="warn">
          Your response is sent to the app on this device that opens <Strong>{place}</Strong> links. Allow this only if you started it
          yourself just now, in an app that you trust.
        </Banner>
      )}
    </div>
  );
}
