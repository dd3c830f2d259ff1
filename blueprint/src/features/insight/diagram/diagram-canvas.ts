// The paper of the generated diagram editor: elements that are dragged, or moved with the arrow keys, and their lines.
import { code } from "../../../writer/code/code.ts";
import type { ModuleSource } from "../../../writer/code/module.ts";
import { DIAGRAM } from "./diagram-data.ts";

/** `DiagramCanvas.tsx`. */
export function diagramCanvas(): ModuleSource {
  return {
    path: `${DIAGRAM}/DiagramCanvas.tsx`,
    library: true,
    parts: [
      { name: "CANVAS_ID", code: code`const CANVAS_ID = "diagram-canvas";` },
      { name: "DiagramCanvas", comment: "The paper. What is dropped from the palette is added where it fell.", code: canvas },
      { name: "CanvasNode", code: node },
      { name: "CanvasEdge", comment: "A line with an arrow head, from the middle of one element towards the other.", code: edge },
      { name: "pointOn", comment: "Where on the paper a pointer is.", code: pointOn },
    ],
  };
}

const canvas = code`
  function DiagramCanvas({ diagram, chosen, onChoose, onMove, onDrop }: {
    diagram: @DiagramDraft;
    chosen: string;
    onChoose: (id: string) => void;
    onMove: (id: string, place: { x: number; y: number }) => void;
    onDrop: (shape: string, place: { x: number; y: number }) => void;
  }) {
    const [dragged, setDragged] = @useState<{ id: string; x: number; y: number } | null>(null);
    const paper = @useRef<SVGSVGElement>(null);

    function move(event: @PointerEvent) {
      if (!dragged || !paper.current) return;
      const point = @pointOn(paper.current, event);
      onMove(dragged.id, @onPaper(point.x - dragged.x, point.y - dragged.y));
    }

    return (
      <div className="overflow-x-auto rounded-card border border-line" tabIndex={0} role="region" aria-label="Paper">
        <svg
          id={@CANVAS_ID}
          ref={paper}
          xmlns="http://www.w3.org/2000/svg"
          viewBox="0 0 1000 600"
          role="group"
          aria-label="Canvas"
          className="w-full min-w-160 touch-none select-none"
          fontFamily="sans-serif"
          onPointerMove={move}
          onPointerUp={() => setDragged(null)}
          onPointerLeave={() => setDragged(null)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            if (paper.current) onDrop(event.dataTransfer.getData("text/plain"), @pointOn(paper.current, event));
          }}
        >
          <rect width="1000" height="600" fill="#ffffff" />
          <path d={Array.from({ length: 9 }, (_, line) => \`M\${(line + 1) * 100} 0V600\`).join("")} stroke="#eef1f4" />
          <path d={Array.from({ length: 5 }, (_, line) => \`M0 \${(line + 1) * 100}H1000\`).join("")} stroke="#eef1f4" />
          {diagram.edges.map(({ from, to }) => (
            <@CanvasEdge key={\`\${from} \${to}\`} from={diagram.nodes.find(({ id }) => id === from)} to={diagram.nodes.find(({ id }) => id === to)} />
          ))}
          {diagram.nodes.map((each) => (
            <@CanvasNode
              key={each.id}
              node={each}
              isChosen={each.id === chosen}
              onChoose={() => onChoose(each.id)}
              onStep={(x, y) => onMove(each.id, @onPaper(each.x + x * 20, each.y + y * 20))}
              onGrab={(event) => {
                if (!paper.current) return;
                const point = @pointOn(paper.current, event);
                onChoose(each.id);
                setDragged({ id: each.id, x: point.x - each.x, y: point.y - each.y });
              }}
            />
          ))}
        </svg>
      </div>
    );
  }`;

const node = code`
  function CanvasNode({ node, isChosen, onChoose, onStep, onGrab }: {
    node: @DiagramNode;
    isChosen: boolean;
    onChoose: () => void;
    onStep: (x: number, y: number) => void;
    onGrab: (event: @PointerEvent) => void;
  }) {
    const shape = @ALL_SHAPES.find(({ id }) => id === node.shape) ?? @ALL_SHAPES[0];
    const lines = @wrappedText(node.text);

    function press(event: @KeyboardEvent) {
      const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
      if (!step && event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      onChoose();
      if (step) onStep(step[0] ?? 0, step[1] ?? 0);
    }

    return (
      <g
        role="button"
        tabIndex={0}
        aria-label={node.text}
        aria-pressed={isChosen}
        transform={\`translate(\${node.x} \${node.y})\`}
        className="cursor-grab"
        onClick={onChoose}
        onKeyDown={press}
        onPointerDown={onGrab}
      >
        <path
          d={shape?.path}
          fill={node.fill}
          stroke={isChosen ? "#1d4ed8" : "#334155"}
          strokeWidth={node.border === "thick" || isChosen ? 3.5 : 1.5}
          strokeDasharray={node.border === "dashed" ? "7 5" : undefined}
          strokeLinejoin="round"
        />
        {lines.map((line, index) => (
          <text key={\`\${index} \${line}\`} y={(index - (lines.length - 1) / 2) * 17 + 5} textAnchor="middle" fontSize="14" fill="#0f172a">
            {line}
          </text>
        ))}
      </g>
    );
  }`;

const edge = code`
  function CanvasEdge({ from, to }: { from: @DiagramNode | undefined; to: @DiagramNode | undefined }) {
    if (!from || !to) return null;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(dx, dy) || 1;
    const reach = Math.min(86 / Math.max(Math.abs(dx / length), 0.01), 40 / Math.max(Math.abs(dy / length), 0.01));
    const [x, y] = [to.x - (dx / length) * reach, to.y - (dy / length) * reach];
    const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
    return (
      <g aria-hidden="true">
        <path d={\`M\${from.x} \${from.y}L\${x} \${y}\`} stroke="#475569" strokeWidth="2" />
        <path d="M0 0L-12 -6V6Z" fill="#475569" transform={\`translate(\${x} \${y}) rotate(\${angle})\`} />
      </g>
    );
  }`;

const pointOn = code`
  function pointOn(paper: SVGSVGElement, { clientX, clientY }: { clientX: number; clientY: number }): { x: number; y: number } {
    const box = paper.getBoundingClientRect();
    return @onPaper(((clientX - box.left) / box.width) * 1_000, ((clientY - box.top) / box.height) * 600);
  }`;
