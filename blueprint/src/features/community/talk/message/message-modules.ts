// The files of private messages: the page with all conversations, the one that is open, and the way there from a person.
import { type Code, code, raw, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import { template } from "../../../../writer/code/text.ts";
import { titleOf } from "../../../../writer/field/field-display.ts";
import type { EntityModel } from "../../../../writer/model/entity-model.ts";
import type { ProjectModel } from "../../../../writer/model/project-model.ts";
import { oneModule, ownFile } from "../../marks/marked-rows.ts";
import { peopleOf } from "../../people/people-of.ts";
import { talkModule } from "../chat-parts.ts";
import { messageDataModule } from "./message-data.ts";

const file = (name: string): Reference => new Reference(name, `src/features/messages/${name}.tsx`);

/** The block with all conversations. */
export const inbox = file("MessageInbox");

/** The links at a person's name: beside the heading, and on a row. */
export function messageLinks(model: EntityModel): Record<"button" | "icon", Reference> {
  return { button: ownFile(model, `Message${model.type.name}`), icon: ownFile(model, `Message${model.type.name}Link`) };
}

/** Who wrote the first message of a fresh app. */
export function teamOf({ blueprint }: ProjectModel): string {
  return `${blueprint.title} team`;
}

/** Everything that messages need; `path` is the address of the page with the conversations. */
export function messageModules(project: ProjectModel, path: string): ModuleSource[] {
  const { slug, title } = project.blueprint;
  return [
    messageDataModule({ slug, title, team: teamOf(project) }),
    talkModule,
    oneModule(inbox, inboxCode),
    oneModule(file("MessagePartners"), listCode),
    oneModule(file("MessageThread"), conversationCode),
    oneModule(file("NewMessageThread"), newCode(peopleOf(project))),
    ...peopleOf(project).flatMap((model) => linkModules(model, path)),
  ];
}

function linkModules(model: EntityModel, path: string): ModuleSource[] {
  const { button, icon } = messageLinks(model);
  const row = raw(model.one);
  const name = titleOf(model, model.one);
  const to = code`to={\`${raw(path)}?with=\${encodeURIComponent(${name})}\`}`;
  return [
    oneModule(
      button,
      code`
      function ${button}({ ${row} }: { ${row}: ${model.type} }) {
        return (
          <@Link ${to} className="button button-primary">
            <@MessageCircleIcon className="size-4" />
            Send message
          </@Link>
        );
      }`,
    ),
    oneModule(
      icon,
      code`
      function ${icon}({ ${row} }: { ${row}: ${model.type} }) {
        return (
          <@Link ${to} className="icon-button" aria-label={${template("Message ", name)}}>
            <@MessageCircleIcon className="size-5" />
          </@Link>
        );
      }`,
    ),
  ];
}

const inboxCode = code`
  function ${inbox}() {
    const [params, setParams] = @useSearchParams();
    const messages = @useRows(@privateMessages);
    const partner = params.get("with") ?? messages[0]?.partner ?? "";
    const open = (name: string) => setParams({ with: name }, { preventScrollReset: true });

    return (
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-6">
          <@MessagePartners messages={messages} partner={partner} onOpen={open} />
          <@NewMessageThread onStart={open} />
        </div>
        {partner !== "" && <@MessageThread key={partner} partner={partner} messages={messages.filter((message) => message.partner === partner)} />}
      </div>
    );
  }`;

const listCode = code`
  function MessagePartners({
    messages,
    partner,
    onOpen,
  }: {
    messages: readonly @Stored<@PrivateMessage>[];
    partner: string;
    onOpen: (partner: string) => void;
  }) {
    const partners = [...new Set([...messages.map((message) => message.partner), partner])].filter((name) => name !== "");
    return (
      <ul role="list" aria-label="Conversations" className="card flex flex-col gap-1 p-2">
        {partners.map((name) => {
          const last = messages.find((message) => message.partner === name);
          return (
            <li key={name}>
              <button
                type="button"
                aria-current={name === partner}
                className="flex w-full items-center gap-3 rounded-control p-3 text-left hover:bg-sunken aria-[current=true]:bg-sunken"
                onClick={() => onOpen(name)}
              >
                <@Monogram name={name} />
                <span className="flex min-w-0 flex-1 flex-col">
                  <span className="truncate font-semibold">{name}</span>
                  <span className="truncate text-sm text-muted">{last ? last.text : "New conversation"}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    );
  }`;

const conversationCode = code`
  function MessageThread({ partner, messages }: { partner: string; messages: readonly @Stored<@PrivateMessage>[] }) {
    const person = @usePerson();
    const lines = @useRef<HTMLUListElement>(null);

    @useEffect(() => {
      lines.current?.scrollTo({ top: lines.current.scrollHeight });
    }, [messages.length]);

    return (
      <section aria-label={\`Conversation with \${partner}\`} className="card flex flex-col gap-4 p-5 sm:p-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="card-title">{partner}</h2>
          {messages.length > 0 && (
            <button
              type="button"
              className="text-button text-sm"
              onClick={() => {
                for (const message of messages) @privateMessages.remove(message.id);
              }}
            >
              Delete conversation
            </button>
          )}
        </div>
        {messages.length === 0 && <p className="text-muted">No messages yet. Say hello.</p>}
        <ul ref={lines} role="list" aria-label="Messages" aria-live="polite" tabIndex={0} className="flex max-h-112 flex-col gap-4 overflow-y-auto">
          {messages.toReversed().map((message) => (
            <@SpokenLine
              key={message.id}
              author={message.isOwn ? person.name || "You" : partner}
              text={message.text}
              at={message.at}
              isOwn={message.isOwn}
              note={message.isOwn ? "" : "Automatic reply"}
            />
          ))}
        </ul>
        <@SpokenForm label={\`Message to \${partner}\`} onSend={(text) => @sendPrivateMessage(partner, text)} />
      </section>
    );
  }`;

/** Begins a conversation by a name: people of the app are offered. */
function newCode(people: readonly EntityModel[]): Code {
  const lookups = people.map((model) => code`...@useRows(${model.collection}).map((${raw(model.one)}) => ${titleOf(model, model.one)}),`);
  const names =
    lookups.length === 0
      ? code`const names: string[] = [];`
      : code`
    const names = [
      ${lookups}
    ];`;
  return code`
    function NewMessageThread({ onStart }: { onStart: (partner: string) => void }) {
      ${names}
      const id = @useId();
      const [error, setError] = @useState("");

      function start(event: @FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const element = event.currentTarget;
        const name = @formText({ data: new FormData(element), errors: {} }, "name");
        setError(name === "" ? "Write a name." : "");
        if (name === "") return;
        onStart(name);
        element.reset();
      }

      return (
        <form noValidate aria-label="New conversation" onSubmit={start} className="card flex flex-col gap-3 p-5">
          <label htmlFor={id} className="text-sm font-semibold">
            Write to
          </label>
          <input id={id} name="name" list={\`\${id}-names\`} autoComplete="off" className="control" aria-invalid={error !== ""} aria-describedby={\`\${id}-help\`} />
          <datalist id={\`\${id}-names\`}>
            {names.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <p id={\`\${id}-help\`} className="text-sm font-medium text-danger empty:hidden">
            {error}
          </p>
          <button type="submit" className="button button-quiet">
            Start conversation
          </button>
          <p className="text-sm text-muted">Messages stay in this browser; replies are automatic.</p>
        </form>
      );
    }`;
}
