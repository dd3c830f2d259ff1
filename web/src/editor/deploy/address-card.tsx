import * as deployWords from "#words/editor/panels/deploy.ts";
import { ExternalLink } from "lucide-react";
import { Button } from "../../components/ui/actions/button.tsx";
import { CopyButton } from "../../components/ui/actions/copy-button.tsx";
import { TitledCard } from "../../components/ui/display/card.tsx";
import { useEditor } from "../layout/editor-context.ts";
import { checkedAddress } from "../site/checked-address.ts";

/** The URLs of the site. */
export function AddressCard() {
  const { addresses, project } = useEditor().state;
  const found = [addresses.deployment, addresses.custom, addresses.subdomain].map(checkedAddress).filter((one) => one !== null);
  const all = [...new Set(found)];
  const isLive = project.version !== null;
  return (
    <TitledCard
      title={deployWords.address}
      description={isLive ? deployWords.versionIsLive({ version: project.version ?? 0 }) : deployWords.notPublishedYet}
    >
      {isLive && all.length > 0 && (
        <ul className="flex flex-col gap-2">
          {all.map((address) => (
            <li key={address} className="flex min-w-0 items-center gap-1 rounded-lg bg-subtle py-1 pr-1 pl-3">
              <span className="min-w-0 flex-1 truncate font-mono text-sm">{address}</span>
              <CopyButton isIcon text={address} label={deployWords.copyTheAddress} />
              <Button size="sm" variant="ghost" asChild>
                <a href={address} target="_blank" rel="noopener noreferrer">
                  <ExternalLink aria-hidden />
                  {deployWords.open({ spoken: (text) => <span className="sr-only">{text}</span> })}
                </a>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </TitledCard>
  );
}
