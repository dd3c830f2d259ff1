import { DownloadIcon, Trash2Icon } from "lucide-react";
import { useState } from "react";
import { app } from "@/app";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { download } from "@/lib/download";
import { deleteStoredItems, storedItems } from "@/lib/insight/own-data";

/** Takes a copy of everything that this browser stores for the app, or deletes it after a question. */
export function DataSettings() {
  const [isAsking, setAsking] = useState(false);

  function deleteEverything() {
    deleteStoredItems();
    window.location.reload();
  }

  return (
    <section aria-label="Data">
      <Card className="items-start gap-5">
        <CardTitle level="h2">Your data</CardTitle>
        <p className="text-muted-foreground">
          Everything is stored in this browser and nowhere else. Take a copy with you, or start
          again.
        </p>
        <Button
          variant="outline"
          onClick={() =>
            download(`${app.key}.json`, "application/json", JSON.stringify(storedItems(), null, 2))
          }
        >
          <DownloadIcon />
          Download all data
        </Button>
        {isAsking ? (
          <div role="alert" className="flex flex-col gap-3 rounded-md bg-destructive-muted p-4">
            <p className="font-semibold text-destructive">
              Everything that you entered will be gone. This cannot be undone.
            </p>
            <div className="flex flex-wrap gap-3">
              <Button variant="destructive" onClick={deleteEverything}>
                Yes, delete everything
              </Button>
              <Button variant="outline" onClick={() => setAsking(false)}>
                Keep everything
              </Button>
            </div>
          </div>
        ) : (
          <Button variant="destructive" onClick={() => setAsking(true)}>
            <Trash2Icon />
            Delete all data
          </Button>
        )}
      </Card>
    </section>
  );
}
