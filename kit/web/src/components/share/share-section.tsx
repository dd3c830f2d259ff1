import { app } from "@/app";
import { SectionTitle } from "@/components/layout/page";
import { SharePanel } from "@/components/share/share-panel";
import { Card } from "@/components/ui/card";
import * as communityWords from "@/words/community";

/** Shares the first page of the app. */
export function ShareSection() {
  return (
    <Card>
      <SectionTitle>{communityWords.shareThisPage}</SectionTitle>
      <SharePanel title={app.title} path="/" />
    </Card>
  );
}
