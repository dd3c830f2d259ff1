// Drawings for cards that could have a picture: each row's own, made from its name, in the motif of the design language.
import { type Code, code } from "../code/code.ts";
import type { ModuleSource } from "../code/module.ts";
import type { DesignLanguage } from "../scaffold/design-language.ts";

/** What can be drawn on a card. */
type Motif = Exclude<DesignLanguage["art"], "initials" | "none">;

/** Whether cards carry a drawing in this language, and which. */
export function motifOf({ art }: Pick<DesignLanguage, "art">): Motif | null {
  return art === "initials" || art === "none" ? null : art;
}

/** `src/components/CardArt.tsx`. */
export function cardArtModules(language: DesignLanguage, isOneColoured: boolean): ModuleSource[] {
  const motif = motifOf(language) ?? language.cover ?? "hills";
  return [
    {
      path: "src/components/CardArt.tsx",
      library: true,
      parts: [
        { name: "CardArt", comment: "A drawing for a card: always the same for the same name.", code: frame(motif) },
        { name: "digitsOf", comment: "Digits from 0 to 9 that follow from a name.", code: digitsOf },
        { name: "artColour", code: isOneColoured ? shadeOfAccent : anyColour },
      ],
    },
  ];
}

const digitsOf = code`
  function digitsOf(name: string): number[] {
    let hash = 7;
    for (const letter of name) hash = (hash * 31 + letter.charCodeAt(0)) % 1_000_003;
    return Array.from({ length: 24 }, (_, index) => Math.floor(hash / (index + 3) + hash * index) % 10);
  }`;

const anyColour = code`
  function artColour(digit: number): string {
    return \`color-mix(in oklch, var(--color-chart-\${(digit % 6) + 1}) 60%, var(--color-accent))\`;
  }`;

const shadeOfAccent = code`
  function artColour(digit: number): string {
    return \`color-mix(in oklab, var(--color-accent) \${40 + (digit % 6) * 12}%, var(--color-accent-soft))\`;
  }`;

function frame(motif: Motif): Code {
  return code`
    function CardArt({ name }: { name: string }) {
      const digits = @digitsOf(name);
      return (
        <svg aria-hidden="true" viewBox="0 0 320 112" preserveAspectRatio="xMidYMid slice" className="card-art">
          ${{ hills, tiles, orbs }[motif]}
        </svg>
      );
    }`;
}

const hills = code`
  <circle cx={40 + (digits[0] ?? 0) * 26} cy={26 + (digits[1] ?? 0) * 2} r="15" fill={@artColour(digits[2] ?? 0)} opacity="0.55" />
  {[0, 1, 2].map((layer) => {
    const [rise = 0, fall = 0, tint = 0] = digits.slice(3 + layer * 3);
    const base = 64 + layer * 14;
    return (
      <path
        key={layer}
        d={\`M0 \${base}C60 \${base - 8 - rise * 4} 110 \${base + 14} 170 \${base - fall * 2}S290 \${base - 22 + rise * 3} 320 \${base - 6}V112H0Z\`}
        fill={@artColour(tint)}
        opacity={0.35 + layer * 0.22}
      />
    );
  })}`;

const tiles = code`
  {digits.slice(0, 16).map((digit, index) => {
    const [x, y] = [(index % 8) * 40, Math.floor(index / 8) * 56];
    const shapes = [
      \`M\${x} \${y}h40v56h-40z\`,
      \`M\${x} \${y}a40 56 0 0 0 40 56v-56z\`,
      \`M\${x} \${y + 56}a40 56 0 0 1 40 -56v56z\`,
      \`M\${x} \${y}h40l-40 56z\`,
      \`M\${x + 20} \${y + 12}a16 16 0 1 0 0.1 0z\`,
    ];
    return <path key={index} d={shapes[digit % 5]} fill={@artColour(digit + (index % 4))} opacity={0.55 + (digit % 4) * 0.15} />;
  })}`;

const orbs = code`
  {[0, 1, 2, 3].map((orb) => {
    const [x = 0, y = 0, size = 0, tint = 0] = digits.slice(orb * 4);
    return <circle key={orb} cx={orb * 84 + x * 8} cy={y * 11} r={34 + size * 5} fill={@artColour(tint)} opacity={0.3 + orb * 0.12} />;
  })}`;
