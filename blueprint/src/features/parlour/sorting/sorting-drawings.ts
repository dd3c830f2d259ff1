// The cartoons of the sorting game: every item has a face, and so have the containers.
import { code } from "../../../writer/code/code.ts";
import type { Part } from "../../../writer/code/module.ts";

/** `SortedItemDrawing` and `ContainerDrawing`. */
export const sortingDrawings: Part[] = [
  {
    name: "ITEM_OUTLINES",
    code: code`
      const ITEM_OUTLINES: Readonly<Record<string, string>> = {
        bottle: "M42 8h16v16c0 8 14 12 14 26v36c0 6-4 8-10 8H38c-6 0-10-2-10-8V50c0-14 14-18 14-26z",
        can: "M28 14c12-6 32-6 44 0l3 8v58l-4 10c-12 6-30 6-42 0l-4-10V22z",
        paper: "M22 8h42l16 16v68H22z",
        fruit: "M50 24c8-10 34-8 34 22 0 26-18 46-34 46S16 72 16 46c0-30 26-32 34-22z",
        box: "M12 30l38-18 38 18v46L50 94 12 76z",
        battery: "M40 8h20v8h12v76H28V16h12z",
        leaf: "M50 6c30 18 36 52 4 84l-4 6-4-6C14 58 20 24 50 6z",
        bag: "M26 32h10c0-30 28-30 28 0h10l8 60H18z",
        ball: "M50 8a42 42 0 1 1-.1 0z",
        creature: "M22 30L26 8l16 12h16L74 8l4 22c10 12 10 30 6 42-6 16-20 22-34 22s-28-6-34-22c-4-12-4-30 6-42z",
      };`,
  },
  {
    name: "SortedItemDrawing",
    code: code`
      function SortedItemDrawing({ shape, colour, mark }: { shape: string; colour: string; mark: string }) {
        return (
          <svg aria-hidden="true" viewBox="0 0 100 100" className="size-32">
            <path d={@ITEM_OUTLINES[shape] ?? ""} fill={colour} stroke="#33312e" strokeWidth="3.5" strokeLinejoin="round" />
            <@CartoonFace y={mark === "" ? 52 : 34} />
            {mark !== "" && (
              <text x="50" y="76" textAnchor="middle" fill="#33312e" className="text-[26px] font-bold">
                {mark}
              </text>
            )}
          </svg>
        );
      }`,
  },
  {
    name: "CartoonFace",
    code: code`
      function CartoonFace({ y }: { y: number }) {
        return (
          <g fill="none" stroke="#33312e" strokeWidth="3" strokeLinecap="round">
            <circle cx="40" cy={y} r="5.5" fill="#fff" />
            <circle cx="60" cy={y} r="5.5" fill="#fff" />
            <path d={\`M41 \${y}h.01M61 \${y}h.01\`} strokeWidth="5" />
            <path d={\`M42 \${y + 12}q8 8 16 0\`} />
          </g>
        );
      }`,
  },
  {
    name: "ContainerDrawing",
    code: code`
      function ContainerDrawing({ colour }: { colour: string }) {
        return (
          <svg aria-hidden="true" viewBox="0 0 100 100" className="size-20 sm:size-24">
            <path d="M18 30h64l-7 62H25z" fill={colour} stroke="#33312e" strokeWidth="3.5" strokeLinejoin="round" />
            <path d="M12 18h28v-8h20v8h28v12H12z" fill={colour} stroke="#33312e" strokeWidth="3.5" strokeLinejoin="round" />
            <@CartoonFace y={54} />
          </svg>
        );
      }`,
  },
];
