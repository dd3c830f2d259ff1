import * as integrationsWords from "#words/settings/integrations.ts";
import { type ReactNode, useState } from "react";
import { Segmented } from "../../components/ui/actions/segmented.tsx";
import { CodeBlock } from "../../components/ui/display/code-block.tsx";
import { TitledCard } from "../../components/ui/display/card.tsx";
import type { Way } from "./ways-to-connect.ts";

/** A choice of apps, with setup instructions for the selected one. */
export function WaysCard({ title, description, ways }: { title: string; description: ReactNode; ways: readonly Way[] }) {
  const [value, setValue] = useState(ways[0]?.value ?? "");
  const way = ways.find((one) => one.value === value);
  return (
    <TitledCard title={title} description={description}>
      <Segmented
        label={integrationsWords.appFor({ title })}
        value={value}
        onChange={setValue}
        segments={ways}
        className="max-w-full flex-wrap self-start"
      />
      {way !== undefined && (
        <div className="flex min-w-0 flex-col gap-3">
          <p className="max-w-prose text-sm leading-6 text-ink-soft">{way.how}</p>
          {way.blocks.map(({ label, text }) => (
            <CodeBlock key={label} label={label} text={text} />
          ))}
          {way.next !== "" && <p className="max-w-prose text-sm leading-6 text-ink-soft">{way.next}</p>}
        </div>
      )}
    </TitledCard>
  );
}
