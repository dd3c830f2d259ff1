// What stands around the paper of the generated diagram editor: the palette, the layouts and the properties.
import { code } from "../../../writer/code/code.ts";
import type { ModuleSource } from "../../../writer/code/module.ts";
import { DIAGRAM } from "./diagram-data.ts";

/** `DiagramTools.tsx`. */
export function diagramTools(): ModuleSource {
  return {
    path: `${DIAGRAM}/DiagramTools.tsx`,
    library: true,
    parts: [
      { name: "DiagramPalette", comment: "The shapes of a type: clicked, or dragged onto the paper.", code: palette },
      { name: "DiagramLayouts", code: layouts },
      { name: "NodeProperties", comment: "The text, style and connections of the chosen element.", code: properties },
      { name: "NodeSelect", code: nodeSelect },
      { name: "NodeConnections", code: connections },
    ],
  };
}

const palette = code`
  function DiagramPalette({ type, onAdd }: { type: string; onAdd: (shape: string) => void }) {
    const shapes = @DIAGRAM_TYPES.find(({ id }) => id === type)?.shapes ?? @ALL_SHAPES;
    return (
      <div role="group" aria-label="Palette" className="flex flex-wrap gap-2">
        {shapes.map(({ id, label, path }) => (
          <button
            key={id}
            type="button"
            draggable
            aria-label={\`Add \${label}\`}
            className="button button-quiet cursor-grab"
            onClick={() => onAdd(id)}
            onDragStart={(event) => event.dataTransfer.setData("text/plain", id)}
          >
            <svg aria-hidden="true" viewBox="-100 -50 200 100" className="h-5 w-10">
              <path d={path} fill="none" stroke="currentColor" strokeWidth="8" />
            </svg>
            {label}
          </button>
        ))}
      </div>
    );
  }`;

const layouts = code`
  function DiagramLayouts({ onLayout }: { onLayout: (layout: string) => void }) {
    const layouts = [
      { id: "tree", label: "Tree", Icon: @NetworkIcon },
      { id: "grid", label: "Grid", Icon: @Grid3x3Icon },
      { id: "ring", label: "Ring", Icon: @OrbitIcon },
    ];
    const [said, setSaid] = @useState("");
    return (
      <div role="group" aria-label="Layout" className="flex flex-wrap items-center gap-2">
        <span className="text-sm font-semibold text-muted">Lay out as</span>
        {layouts.map(({ id, label, Icon }) => (
          <button
            key={id}
            type="button"
            className="button button-quiet"
            onClick={() => {
              onLayout(id);
              setSaid(\`Laid out as a \${label.toLowerCase()}.\`);
            }}
          >
            <Icon className="size-4" />
            {label}
          </button>
        ))}
        <span role="status" className="text-sm text-muted">
          {said}
        </span>
      </div>
    );
  }`;

const properties = code`
  function NodeProperties({ diagram, node, onChange, onEdges, onDelete }: {
    diagram: @DiagramDraft;
    node: @DiagramNode;
    onChange: (changes: Partial<@DiagramNode>) => void;
    onEdges: (edges: readonly @DiagramEdge[]) => void;
    onDelete: () => void;
  }) {
    const shapes = @ALL_SHAPES.map(({ id, label }) => ({ value: id, label }));
    return (
      <section aria-label="Element" className="card flex flex-col gap-4 p-5">
        <h3 className="card-title">Element</h3>
        <label className="flex flex-col gap-1.5 text-sm font-semibold">
          Text of the element
          <input className="control" autoComplete="off" value={node.text} onChange={(event) => onChange({ text: event.target.value })} />
        </label>
        <@NodeSelect label="Shape" value={node.shape} options={shapes} onChange={(shape) => onChange({ shape })} />
        <@NodeSelect label="Fill" value={node.fill} options={@FILLS} onChange={(fill) => onChange({ fill })} />
        <@NodeSelect label="Border" value={node.border} options={@BORDERS} onChange={(border) => onChange({ border })} />
        <@NodeConnections diagram={diagram} node={node} onEdges={onEdges} />
        <p role="group" aria-label="Place" className="text-sm text-muted tabular-nums">
          At {node.x}, {node.y}: drag it, or move it with the arrow keys.
        </p>
        <button type="button" className="button button-danger" onClick={onDelete}>
          <@Trash2Icon className="size-4" />
          Delete element
        </button>
      </section>
    );
  }`;

const nodeSelect = code`
  function NodeSelect({ label, value, options, onChange }: {
    label: string;
    value: string;
    options: readonly { value: string; label: string }[];
    onChange: (value: string) => void;
  }) {
    return (
      <label className="flex flex-col gap-1.5 text-sm font-semibold">
        {label}
        <select className="control" value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </label>
    );
  }`;

const connections = code`
  function NodeConnections({ diagram, node, onEdges }: { diagram: @DiagramDraft; node: @DiagramNode; onEdges: (edges: readonly @DiagramEdge[]) => void }) {
    const own = diagram.edges.filter(({ from }) => from === node.id);
    const others = diagram.nodes.filter(({ id }) => id !== node.id && !own.some(({ to }) => to === id));
    return (
      <div className="flex flex-col gap-2">
        <@NodeSelect
          label="Connect to"
          value=""
          options={[{ value: "", label: "Choose…" }, ...others.map(({ id, text }) => ({ value: id, label: text }))]}
          onChange={(to) => {
            if (to !== "") onEdges([...diagram.edges, { from: node.id, to }]);
          }}
        />
        {own.map((edge) => {
          const text = diagram.nodes.find(({ id }) => id === edge.to)?.text ?? "";
          return (
            <p key={edge.to} className="flex items-center justify-between gap-2 text-sm">
              <span className="min-w-0 truncate">to {text}</span>
              <button type="button" className="icon-button" aria-label={\`Remove connection to \${text}\`} onClick={() => onEdges(diagram.edges.filter((other) => other !== edge))}>
                <@XIcon className="size-4" />
              </button>
            </p>
          );
        })}
      </div>
    );
  }`;
