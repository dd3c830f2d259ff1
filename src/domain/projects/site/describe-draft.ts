import type { DraftSummary } from "../../../storage/rows/versions/drafts.ts";
import type { AppContext } from "../../call.ts";
import { draftAddress } from "./draft-site.ts";

/** Unfinished work as its owner sees it. `url` opens it for them alone; null if no state of it can be opened. */
export interface Draft {
  /** The request id of the build that wrote it. */
  requestId: string;
  /** The model of that build. */
  model: string;
  /** What that build was asked for. */
  request: string;
  /** The titles of the planned checks that pass, and of those that do not. */
  works: string[];
  missing: string[];
  /** What that build has cost; 0 if it failed, since its credits were returned. */
  creditsSpent: number;
  url: string | null;
  updatedAt: Date;
}

/** A stored draft of a project whose site has this name, as its owner sees it. */
export function describeDraft(
  ctx: Pick<AppContext, "addresses">,
  { summary, siteName }: { summary: DraftSummary; siteName: string | null },
): Draft {
  const { hasSite, ...described } = summary;
  return { ...described, url: hasSite ? draftAddress(ctx, siteName) : null };
}
