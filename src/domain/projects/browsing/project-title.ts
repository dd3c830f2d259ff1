const CHARACTERS_MAX = 60;

/** A project's display title: its name, or the first words of its prompt if it has none. Never empty. */
export function projectTitle({ name, prompt }: { name: string | null; prompt: string }): string {
  const given = name?.trim() ?? "";
  if (given !== "") return given;
  const words = prompt.replaceAll(/\s+/gu, " ").trim();
  const characters = [...words];
  if (characters.length <= CHARACTERS_MAX) return words === "" ? "Untitled" : words;
  const cut = characters.slice(0, CHARACTERS_MAX).join("");
  const end = cut.lastIndexOf(" ");
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[.,;:!?–-]+$/u, "")}…`;
}
