// The files of an outbox: figures, the form that sends, the records, and the policy of sending.
import { type Code, code, raw, Reference, when } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import { titleOf } from "../../../../writer/field/field-display.ts";
import type { EntityModel } from "../../../../writer/model/entity-model.ts";
import type { ProjectModel } from "../../../../writer/model/project-model.ts";
import type { FeatureOf } from "../../../feature.ts";
import { oneModule } from "../../marks/marked-rows.ts";
import { dispatchDataModule } from "./dispatch-data.ts";

type Dispatch = FeatureOf<"dispatch">;

const file = (name: string): Reference => new Reference(name, `src/features/outbox/${name}.tsx`);

/** The block of the page. */
export const outbox = file("Outbox");

/** Everything that sending needs. */
export function dispatchModules(project: ProjectModel, { channels, policy }: Dispatch): ModuleSource[] {
  const { slug, title } = project.blueprint;
  return [
    dispatchDataModule(slug, { channels, title }),
    oneModule(outbox, outboxCode(policy)),
    {
      path: file("OutboxForm").from,
      library: true,
      parts: [
        { name: "OutboxForm", code: formCode(policy) },
        { name: "useKnownRecipients", comment: "Whom the app knows how to reach.", code: recipientsCode(project) },
      ],
    },
    oneModule(file("OutboxRecords"), recordsCode),
    oneModule(file("OutboxPolicy"), policyCode),
  ];
}

const outboxCode = (policy: boolean): Code => code`
  function ${outbox}() {
    const messages = @useRows(@outboxMessages);
    const people = new Set(messages.map((message) => message.recipient)).size;
    return (
      <div className="flex flex-col gap-7">
        <section aria-label="Statistics" className="totals">
          <@Figure label="Sent in all" value={@formatNumber(messages.length)} />
          <@Figure label="Sent today" value={@formatNumber(@sentToday(messages))} />
          <@Figure label="Recipients" value={@formatNumber(people)} />
          {@OUTBOX_CHANNELS.map((channel) => (
            <@Figure key={channel} label={\`By \${channel}\`} value={@formatNumber(messages.filter((message) => message.channel === channel).length)} />
          ))}
        </section>
        <@OutboxForm />
        ${when(policy, code`<@OutboxPolicy />`)}
        <@OutboxRecords messages={messages} />
      </div>
    );
  }`;

function formCode(policy: boolean): Code {
  return code`
    function OutboxForm() {
      const known = @useKnownRecipients();
      const [channel, setChannel] = @useState(@OUTBOX_CHANNELS[0] ?? "E-mail");
      const [to, setTo] = @useState("");
      const [text, setText] = @useState("");
      const [errors, setErrors] = @useState<@FieldErrors>({});
      const [sent, setSent] = @useState("");
      const id = @useId();
      const reachable = known.filter((person) => @whyNoRecipient(person.address(channel), channel) === null);

      function send(event: @FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const recipients = @splitTexts(to, /[,;\n]/);
        const found: @FieldErrors = {};
        const wrong = recipients.map((recipient) => @whyNoRecipient(recipient, channel)).find((problem) => problem !== null);
        if (recipients.length === 0) found.to = "Enter at least one recipient.";
        else if (wrong) found.to = wrong;
        if (text.trim() === "") found.text = "Write the message.";
        ${when(
          policy,
          code`
          if (@sentToday(@outboxMessages.all()) + recipients.length > @readDailyLimit()) {
            found.to = \`The sending policy allows \${@readDailyLimit()} messages a day.\`;
          }`,
        )}
        setErrors(found);
        setSent("");
        if (Object.keys(found).length > 0) return;
        @sendOut({ channel, recipients, text: text.trim() });
        setSent(\`Sent to \${@formatCount(recipients.length, "recipient", "recipients")} (simulated).\`);
        setTo("");
        setText("");
      }

      return (
        ${formBody}
      );
    }`;
}

const recipientFields = code`
  <label className="flex flex-col gap-1.5 text-sm font-semibold">
    Channel
    <select className="control font-normal" value={channel} onChange={(event) => setChannel(event.target.value)}>
      {@OUTBOX_CHANNELS.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  </label>
  {reachable.length > 0 && (
    <label className="flex flex-col gap-1.5 text-sm font-semibold">
      Add a recipient
      <select
        className="control font-normal"
        value=""
        onChange={(event) => setTo([...@splitTexts(to, /[,;\n]/), ...(event.target.value === "all" ? reachable.map((person) => person.address(channel)) : [event.target.value])].join(", "))}
      >
        <option value="">Choose…</option>
        <option value="all">Everyone</option>
        {reachable.map((person) => (
          <option key={person.id} value={person.address(channel)}>
            {person.name}
          </option>
        ))}
      </select>
    </label>
  )}
  <div className="sm:col-span-2">
    <@Field id={\`\${id}-to\`} field={{ label: "Recipients", name: "to", required: true, error: errors.to, hint: "Phone numbers or e-mail addresses, parted by commas" }}>
      <input
        {...@controlProps(\`\${id}-to\`, { label: "Recipients", name: "to", required: true, error: errors.to, hint: "Parted by commas" })}
        value={to}
        autoComplete="off"
        onChange={(event) => setTo(event.target.value)}
      />
    </@Field>
  </div>`;

const formBody = code`
  <form noValidate aria-label="Send a message" onSubmit={send} className="card grid gap-5 p-6 sm:grid-cols-2 sm:p-8">
    <h2 className="section-title sm:col-span-2">Send a message</h2>
    ${recipientFields}
    <div role="group" aria-label="Templates" className="flex flex-wrap gap-2 sm:col-span-2">
      {@OUTBOX_TEMPLATES.map((template) => (
        <button key={template.name} type="button" className="chip chip-choice" aria-pressed={text === template.text} onClick={() => setText(template.text)}>
          {template.name}
        </button>
      ))}
    </div>
    <div className="sm:col-span-2">
      <@Field id={\`\${id}-text\`} field={{ label: "Message", name: "text", required: true, error: errors.text, hint: \`\${text.length} characters\` }}>
        <textarea
          {...@controlProps(\`\${id}-text\`, { label: "Message", name: "text", required: true, error: errors.text, hint: "Length" })}
          rows={4}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </@Field>
    </div>
    <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
      <button type="submit" className="button button-primary">
        <@SendIcon className="size-4" />
        Send message
      </button>
      <p role="status" className="font-semibold">
        {sent}
      </p>
    </div>
    <p className="text-sm text-muted sm:col-span-2">Sending is simulated: messages are recorded here and go nowhere.</p>
  </form>`;

/** A lookup for each entity that has an address. */
function recipientsCode(project: ProjectModel): Code {
  const reachable = project.entities.filter(({ fields }) => fields.some(({ type }) => type === "email" || type === "phone"));
  if (reachable.length === 0) {
    return code`
      function useKnownRecipients(): { id: string; name: string; address: (channel: string) => string }[] {
        return [];
      }`;
  }
  return code`
    function useKnownRecipients(): { id: string; name: string; address: (channel: string) => string }[] {
      return [
        ${reachable.map(recipientsOf)}
      ];
    }`;
}

function recipientsOf(model: EntityModel): Code {
  const row = raw(model.one);
  const at = (type: "email" | "phone"): Code => {
    const field = model.fields.find((candidate) => candidate.type === type);
    return field ? raw(`${model.one}.${field.key}`) : raw('""');
  };
  return code`
    ...@useRows(${model.collection}).map((${row}) => ({
      id: ${row}.id,
      name: ${titleOf(model, model.one)},
      address: (channel: string) => (channel === "E-mail" ? ${at("email")} : ${at("phone")}),
    })),`;
}

const recordsCode = code`
  function OutboxRecords({ messages }: { messages: readonly @Stored<@OutboxMessage>[] }) {
    const [search, setSearch] = @useState("");
    const shown = messages.filter((message) => @matchesSearch(search, [message.recipient, message.text, message.channel]));
    return (
      <section aria-labelledby="records" className="flex flex-col gap-4">
        <h2 id="records" className="section-title text-on-page">
          Sent messages
        </h2>
        {messages.length > 0 && <@SearchBox label="Search sent messages" value={search} onChange={setSearch} />}
        {shown.length === 0 ? (
          <p className="text-on-page-muted">{messages.length === 0 ? "Nothing was sent yet." : "No message matches."}</p>
        ) : (
          <ul role="list" aria-label="Sent messages" className="card divide-y divide-line">
            {shown.map((message) => (
              <li key={message.id} className="row flex-wrap">
                <div className="min-w-0 flex-1 basis-56 py-1">
                  <p className="font-semibold break-words">{message.recipient}</p>
                  <p className="break-words">{message.text}</p>
                  <p className="facts mt-0.5">
                    <span>{message.channel}</span>
                    <time dateTime={message.at}>{new Date(message.at).toLocaleString("en", { dateStyle: "medium", timeStyle: "short" })}</time>
                  </p>
                </div>
                <span className="chip">Sent (simulated)</span>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={\`Delete the message to \${message.recipient}\`}
                  onClick={() => @showNotice({ message: "The message is deleted.", undo: @outboxMessages.remove(message.id) })}
                >
                  <@Trash2Icon className="size-4" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
    );
  }`;

const policyCode = code`
  function OutboxPolicy() {
    const [errors, setErrors] = @useState<@FieldErrors>({});
    const [isSaved, setIsSaved] = @useState(false);

    function save(event: @FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const form: @FormReading = { data: new FormData(event.currentTarget), errors: {} };
      const limit = @requiredNumber(form, "limit", { message: "Enter a number.", min: 0, max: 100_000 });
      const isRight = Object.keys(form.errors).length === 0;
      setErrors(form.errors);
      setIsSaved(isRight);
      if (isRight) @writeDailyLimit(limit);
    }

    return (
      <form noValidate aria-label="Sending policy" onSubmit={save} className="card flex flex-col gap-4 p-6 sm:p-8">
        <h2 className="section-title">Sending policy</h2>
        <div className="max-w-xs">
          <@TextField label="Messages a day at most" name="limit" inputMode="decimal" required defaultValue={@readDailyLimit()} error={errors.limit} />
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <button type="submit" className="button button-quiet">
            Save policy
          </button>
          <p role="status" className="font-semibold">
            {isSaved && "The policy is saved."}
          </p>
        </div>
      </form>
    );
  }`;
