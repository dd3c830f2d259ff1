import { app } from "@/app";
import { SectionTitle } from "@/components/layout/page";
import { SharePanel } from "@/components/share/share-panel";
import { Card } from "@/components/ui/card";

/** Shares the first page of the app. */
export function ShareSection() {
  return (
    <Card>
      <SectionTitle>Share this page</SectionTitle>
      <SharePanel title={app.title} path="/" />
    </Card>
  );
}
