import * as webhooksWords from "#words/settings/webhooks.ts";
import { Button } from "../../components/ui/actions/button.tsx";
import { CopyButton } from "../../components/ui/actions/copy-button.tsx";
import { CodeBlock } from "../../components/ui/display/code-block.tsx";
import { Dialog } from "../../components/ui/overlays/dialog.tsx";

const CHECK = [
  'import { Webhook } from "standardwebhooks";',
  "",
  `// ${webhooksWords.rawBody}`,
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
      description={webhooksWords.secretText}
      className="sm:max-w-xl"
      footer={
        <Button variant="primary" onClick={onClose}>
          {webhooksWords.iHaveSavedIt}
        </Button>
      }
    >
      <div className="flex min-w-0 flex-col gap-6">
        {note !== undefined && <p className="text-sm text-ink-soft">{note}</p>}
        <div className="flex flex-col gap-2 sm:flex-row">
          <code className="flex min-w-0 flex-1 items-center rounded-lg border border-line bg-code px-3 py-2 font-mono text-xs leading-5 break-all select-all">
            {secret}
          </code>
          <CopyButton text={secret} label={webhooksWords.copyTheSecret} variant="primary" className="h-10" />
        </div>
        <div className="flex min-w-0 flex-col gap-2">
          <h3 className="text-sm font-medium">{webhooksWords.verifyMessages}</h3>
          <CodeBlock label={webhooksWords.standardLibrary} text={CHECK} />
        </div>
      </div>
    </Dialog>
  );
}
