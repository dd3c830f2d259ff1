// The studio of the generated diagram editor: the diagrams that are kept, the form for a new one, and the editor.
import { code, type Code, Reference } from "../../../writer/code/code.ts";
import type { ModuleSource } from "../../../writer/code/module.ts";
import { DIAGRAM } from "./diagram-data.ts";

/** What the page of diagrams shows. */
export const diagramStudio = new Reference("DiagramStudio", `${DIAGRAM}/DiagramStudio.tsx`);

/** `DiagramStudio.tsx`. `first` is the type that the form begins with. */
export function studioModule(first: string): ModuleSource {
  return {
    path: diagramStudio.from,
    library: true,
    parts: [
      { name: diagramStudio.name, code: studio },
      { name: "DiagramForm", code: form(first) },
      { name: "DiagramEditor", comment: "Changes a diagram; every change is kept at once.", code: editor },
      { name: "DiagramHead", code: head },
    ],
  };
}

const studio = code`
  function DiagramStudio() {
    const all = @useRows(@diagrams);
    const [opened, setOpened] = @useState("");
    const diagram = all.find(({ id }) => id === opened);
    return (
      <div className="flex flex-col gap-6">
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          <@DiagramForm onCreated={setOpened} />
          <section aria-label="Saved diagrams" className="card flex flex-col gap-4 p-6">
            <h2 className="card-title">Saved diagrams</h2>
            {all.length === 0 && <p className="text-muted">No diagrams yet: create the first.</p>}
            <div className="flex flex-wrap gap-2">
              {all.map(({ id, title }) => (
                <button key={id} type="button" aria-pressed={id === opened} className={\`button \${id === opened ? "button-primary" : "button-quiet"}\`} onClick={() => setOpened(id)}>
                  {title}
                </button>
              ))}
            </div>
          </section>
        </div>
        {diagram && <@DiagramEditor key={diagram.id} diagram={diagram} />}
      </div>
    );
  }`;

function form(first: string): Code {
  return code`
    function DiagramForm({ onCreated }: { onCreated: (id: string) => void }) {
      const [errors, setErrors] = @useState<@FieldErrors>({});

      function create(event: @FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const element = event.currentTarget;
        const form = { data: new FormData(element), errors: {} };
        const title = @requiredText(form, "title", "Name the diagram.");
        setErrors(form.errors);
        if (title === "") return;
        onCreated(@diagrams.add({ title, type: @formText(form, "type") || ${first}, nodes: [], edges: [] }).id);
        element.reset();
      }

      return (
        <form noValidate onSubmit={create} className="card flex flex-col gap-4 p-6">
          <h2 className="card-title">New diagram</h2>
          <@TextField label="Name of the diagram" name="title" required error={errors.title} />
          <@SelectField label="Type of diagram" name="type" required defaultValue={${first}} options={@DIAGRAM_TYPES.map(({ id, label }) => ({ value: id, label }))} />
          <button type="submit" className="button button-primary self-start">
            <@PlusIcon className="size-4" />
            Create diagram
          </button>
        </form>
      );
    }`;
}

const editor = code`
  function DiagramEditor({ diagram }: { diagram: @Stored<@DiagramDraft> }) {
    const [chosen, setChosen] = @useState("");
    const node = diagram.nodes.find(({ id }) => id === chosen);
    const change = (changes: Partial<@DiagramDraft>) => @diagrams.update(diagram.id, changes);
    const changeNode = (id: string, changes: Partial<@DiagramNode>) =>
      change({ nodes: diagram.nodes.map((each) => (each.id === id ? { ...each, ...changes } : each)) });

    function add(shape: string, place: { x: number; y: number }) {
      const label = @ALL_SHAPES.find(({ id }) => id === shape)?.label;
      if (label === undefined) return;
      const id = @newId();
      change({ nodes: [...diagram.nodes, { id, shape, text: \`\${label} \${diagram.nodes.length + 1}\`, ...place, fill: "#ffffff", border: "" }] });
      setChosen(id);
    }

    function addBeside(shape: string) {
      const count = diagram.nodes.length;
      add(shape, @onPaper(130 + (count % 4) * 240, 80 + (Math.floor(count / 4) % 5) * 110));
    }

    function remove(id: string) {
      const { nodes, edges } = diagram;
      change({ nodes: nodes.filter((each) => each.id !== id), edges: edges.filter(({ from, to }) => from !== id && to !== id) });
      @showNotice({ message: "Deleted the element.", undo: () => change({ nodes, edges }) });
    }

    return (
      <section aria-label={diagram.title} className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="card flex flex-col gap-4 p-5">
          <@DiagramHead diagram={diagram} />
          <@DiagramPalette type={diagram.type} onAdd={addBeside} />
          <@DiagramCanvas diagram={diagram} chosen={chosen} onChoose={setChosen} onMove={changeNode} onDrop={add} />
          <@DiagramLayouts onLayout={(layout) => change({ nodes: @laidOut(diagram, layout) })} />
        </div>
        {node ? (
          <@NodeProperties
            diagram={diagram}
            node={node}
            onChange={(changes) => changeNode(node.id, changes)}
            onEdges={(edges) => change({ edges })}
            onDelete={() => remove(node.id)}
          />
        ) : (
          <p className="text-on-page-muted">Add a shape by a click or by dragging it onto the paper. Choose an element to change it.</p>
        )}
      </section>
    );
  }`;

const head = code`
  function DiagramHead({ diagram }: { diagram: @Stored<@DiagramDraft> }) {
    function save() {
      const paper = document.getElementById(@CANVAS_ID);
      if (paper) @download(\`\${diagram.title}.svg\`, { text: new XMLSerializer().serializeToString(paper), type: "image/svg+xml" });
    }

    return (
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 className="section-title">{diagram.title}</h2>
        <div className="flex flex-wrap items-end gap-3">
          <@NodeSelect
            label="Diagram type"
            value={diagram.type}
            options={@DIAGRAM_TYPES.map(({ id, label }) => ({ value: id, label }))}
            onChange={(type) => @diagrams.update(diagram.id, { type })}
          />
          <button type="button" className="button button-quiet" onClick={save}>
            <@DownloadIcon className="size-4" />
            Export SVG
          </button>
          <button type="button" className="button button-danger" onClick={() => @showNotice({ message: \`Deleted “\${diagram.title}”.\`, undo: @diagrams.remove(diagram.id) })}>
            Delete diagram
          </button>
        </div>
      </div>
    );
  }`;
