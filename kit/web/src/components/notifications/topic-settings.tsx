import { useState } from "react";
import { Card, CardTitle } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { readMuted, writeMuted } from "@/lib/notifications";

/** Of which topics the person wants to hear. */
export function TopicSettings({ topics }: { topics: readonly string[] }) {
  const [muted, setMuted] = useState(readMuted);

  function choose(topic: string, isWanted: boolean) {
    const next = isWanted ? muted.filter((other) => other !== topic) : [...muted, topic];
    setMuted(next);
    writeMuted(next);
  }

  return (
    <Card>
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">Notify me about</legend>
        <CardTitle level="h2" aria-hidden="true">
          Notify me about
        </CardTitle>
        {topics.map((topic) => (
          <label key={topic} className="flex min-h-11 items-center gap-3">
            <Checkbox
              checked={!muted.includes(topic)}
              onCheckedChange={(checked) => choose(topic, checked)}
            />
            {topic}
          </label>
        ))}
      </fieldset>
      <p className="text-sm text-muted-foreground">
        Notifications appear inside this app, in this browser; none is sent by e-mail or to another
        device.
      </p>
    </Card>
  );
}
