import { formatCount } from "@/lib/format";

/** A flower with so many petals, at most six. */
export function Flower({ petals }: { petals: number }) {
  return (
    <svg
      role="img"
      aria-label={`A flower with ${formatCount(petals, { one: "petal", many: "petals" })}`}
      viewBox="-60 -60 120 170"
      className="h-44"
    >
      <path
        d="M0 20V100M0 70q28-4 34-26-30-2-34 26"
        fill="none"
        strokeWidth="5"
        strokeLinecap="round"
        className="stroke-accent-foreground"
      />
      {Array.from({ length: petals }, (_, petal) => (
        <ellipse
          key={petal}
          cy="-32"
          rx="15"
          ry="24"
          transform={`rotate(${petal * 60})`}
          strokeWidth="3"
          className="fill-accent stroke-accent-foreground"
        />
      ))}
      <circle r="16" strokeWidth="3" className="fill-primary stroke-accent-foreground" />
    </svg>
  );
}
