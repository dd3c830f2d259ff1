import * as keysWords from "#words/settings/keys.ts";
import { CopyButton } from "../../components/ui/actions/copy-button.tsx";
import { CodeBlock } from "../../components/ui/display/code-block.tsx";

const curlOf = (key: string): string =>
  [
    `curl ${location.origin}/b/api/v1/projects \\`,
    `  -H "Authorization: Bearer ${key}" \\`,
    `  -H "Content-Type: application/json" \\`,
    `  -d '{"prompt": "${keysWords.samplePrompt}"}'`,
  ].join("\n");

const program = [
  `// npm install ${location.origin}/downloads/atelier-sdk.tgz`,
  `import { Atelier } from "@atelier/sdk";`,
  ``,
  `// ${keysWords.whereKeyIsRead}`,
  `const client = new Atelier({ baseURL: "${location.origin}" });`,
  `const { links } = await client.projects.createAndWait(`,
  `  "${keysWords.samplePrompt}",`,
  `);`,
  `console.log(links.deployment);`,
].join("\n");

/** A full key, with a command and a program that use it. */
export function MadeKey({ apiKey }: { apiKey: string }) {
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <div className="flex flex-col gap-2 sm:flex-row">
        <code
          id="new-key"
          className="flex min-w-0 flex-1 items-center rounded-lg border border-line bg-code px-3 py-2 font-mono text-xs leading-5 break-all select-all"
        >
          {apiKey}
        </code>
        <CopyButton text={apiKey} label={keysWords.copyTheKey} variant="primary" className="h-10" />
      </div>
      <div className="flex min-w-0 flex-col gap-2">
        <h3 className="text-sm font-medium">{keysWords.tryIt}</h3>
        <CodeBlock label={keysWords.sampleCommand} text={curlOf(apiKey)} />
        <CodeBlock label={keysWords.sampleProgram} text={program} />
      </div>
    </div>
  );
}
