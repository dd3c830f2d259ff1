// Sharing an address: copied, sent by e-mail, or handed to another platform. Everything that shares opens this panel.
import { code } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";

/** `src/components/SharePanel.tsx`. */
export const sharePanelModule: ModuleSource = {
  path: "src/components/SharePanel.tsx",
  library: true,
  parts: [
    {
      name: "SHARE_PLATFORMS",
      comment: "Where a link can be shared: the address that takes it, and a few words.",
      code: code`
        const SHARE_PLATFORMS = [
          { name: "E-mail", to: (url: string, title: string) => \`mailto:?subject=\${title}&body=\${url}\` },
          { name: "WhatsApp", to: (url: string, title: string) => \`https://wa.me/?text=\${title}%20\${url}\` },
          { name: "Facebook", to: (url: string) => \`https://www.facebook.com/sharer/sharer.php?u=\${url}\` },
          { name: "X", to: (url: string, title: string) => \`https://x.com/intent/post?url=\${url}&text=\${title}\` },
          { name: "LinkedIn", to: (url: string) => \`https://www.linkedin.com/sharing/share-offsite/?url=\${url}\` },
        ];`,
    },
    {
      name: "SharePanel",
      comment: "The link to this page, to copy or to pass on.",
      code: code`
        function SharePanel({ title, path }: { title: string; path: string }) {
          const address = new URL(path, window.location.href).href;
          const field = @useRef<HTMLInputElement>(null);
          const [message, setMessage] = @useState("");

          async function copy() {
            try {
              await navigator.clipboard.writeText(address);
              setMessage("The link is copied.");
            } catch {
              field.current?.select();
              setMessage("The link is selected: copy it with your keyboard.");
            }
          }

          return (
            <div className="flex flex-col gap-4">
              <div className="flex flex-wrap items-center gap-3">
                <input ref={field} readOnly aria-label="Link to share" value={address} className="control min-w-0 flex-1 basis-56" />
                <button type="button" className="button button-primary" onClick={() => void copy()}>
                  <@CopyIcon className="size-4" />
                  Copy link
                </button>
              </div>
              <p role="status" className="text-sm font-semibold empty:hidden">
                {message}
              </p>
              <ul role="list" aria-label="Share on" className="flex flex-wrap gap-2">
                {@SHARE_PLATFORMS.map(({ name, to }) => (
                  <li key={name}>
                    <a
                      href={to(encodeURIComponent(address), encodeURIComponent(title))}
                      target="_blank"
                      rel="noreferrer"
                      className="button button-quiet"
                    >
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          );
        }`,
    },
  ],
};
