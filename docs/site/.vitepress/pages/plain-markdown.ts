const fence = /^`{3,}/;

/** The page without the syntax that only VitePress reads: groups of code, ids of headings, and links written as HTML. */
export function plainMarkdown(text: string): string {
  let opened = "";
  const lines = text.split("\n").flatMap((line) => {
    const [marks = ""] = fence.exec(line) ?? [];
    if (opened !== "") {
      if (line.trimEnd() === opened) opened = "";
      return [line];
    }
    if (marks !== "") {
      opened = marks;
      const [, start = line, label] = /^(.*?) +\[([^\]]+)\]$/.exec(line) ?? [];
      return label === undefined ? [line] : ["", `**${label}**`, "", start];
    }
    if (line.startsWith(":::")) return [];
    return [line.replace(/^(#+ .*?) *\{#[\w-]+\}$/, "$1").replaceAll(/<a href="([^"]+)"[^>]*>([^<]*)<\/a>/g, "[$2]($1)")];
  });
  return lines.join("\n").replaceAll(/\n{3,}(?=\*\*)/g, "\n\n");
}
