import { Button } from "../../components/ui/actions/button.tsx";
import { CopyButton } from "../../components/ui/actions/copy-button.tsx";
import { CodeBlock } from "../../components/ui/display/code-block.tsx";
import { Dialog } from "../../components/ui/overlays/dialog.tsx";

const CHECK = [
  'import { Webhook } from "standardwebhooks";',
  "",
  "// body: the raw text of the request, not parsed",
  "const event = new Webhook(process.env.ATELIER_WEBHOOK_SECRET).verify(body, headers);",
].join("\n");

/** Shows an endpoint's secret once, and how to use it. A click outside does not close the dialog. */
export function SecretDialog({ title, note, secret, onClose }: { title: string; note?: string; secret: string; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      isSticky
      onOpenChange={onClose}
      title={title}
      description="Copy the secret now: it is shown only once. Your server uses it to verify that messages come from this service."
      className="sm:max-w-xl"
      footer={
        <Button variant="primary" onClick={onClose}>
          I have saved it
        </Button>
      }
    >
      <div className="flex min-w-0 flex-col gap-6">
        {note !== undefined && <p className="text-sm text-ink-soft">{note}</p>}
        <div className="flex flex-col gap-2 sm:flex-row">
          <code className="flex min-w-0 flex-1 items-center rounded-lg border border-line bg-code px-3 py-2 font-mono text-xs leading-5 break-all select-all">
            {secret}
          </code>
          <CopyButton text={secret} label="Copy the secret" variant="primary" className="h-10" />
        </div>
        <div className="flex min-w-0 flex-col gap-2">
          <h3 className="text-sm font-medium">Verify every message with it</h3>
          <CodeBlock label="With the Standard Webhooks library" text={CHECK} />
        </div>
      </div>
    </Dialog>
  );
}
