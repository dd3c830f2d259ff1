// The parts of the page of alerts: the form of a rule, the rules, a simulated row, the log, and what watches for new rows.
import { type Code, code, raw, when } from "../../../../writer/code/code.ts";
import { attribute, jsxText } from "../../../../writer/code/text.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import { titleOf } from "../../../../writer/field/field-display.ts";
import type { EntityModel } from "../../../../writer/model/entity-model.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { UnitCall } from "../../../unit/unit.ts";
import { oneModule } from "../../marks/marked-rows.ts";
import { arrivalsModule } from "../arrivals.ts";
import { alertDataModules, alertFields } from "./alert-data.ts";
import { alertNames } from "./alert-names.ts";

/** Everything that the alerts of an entity need. */
export function alertModules(call: UnitCall<FeatureOf<"alert">>): ModuleSource[] {
  const { project, feature, model } = call;
  const names = alertNames(model);
  const tells = project.blueprint.features.some(({ kind }) => kind === "notify");
  return [
    ...alertDataModules(call),
    arrivalsModule,
    oneModule(names.board, boardCode(model)),
    {
      path: names.form.from,
      library: true,
      parts: [
        { name: "readRowAlertForm", code: readerCode },
        { name: names.form.name, code: formCode(model, feature.channels) },
      ],
    },
    oneModule(names.list, listCode(model)),
    oneModule(names.simulation, simulationCode(model)),
    oneModule(names.logList, logCode(model)),
    oneModule(names.watch, watchCode(model, tells)),
  ];
}

function boardCode(model: EntityModel): Code {
  const { board, form, list, simulation, logList, rules } = alertNames(model);
  return code`
    function ${board}() {
      const rules = @useRows(${rules});
      const [edited, setEdited] = @useState("");
      return (
        <div className="flex flex-col gap-7">
          <${form} key={edited} edited={rules.find((rule) => rule.id === edited) ?? null} onDone={() => setEdited("")} />
          <${list} rules={rules} onEdit={setEdited} />
          <${simulation} />
          <${logList} />
        </div>
      );
    }`;
}

const readerCode = code`
  function readRowAlertForm(form: @FormReading): Omit<@RowAlert, "isOn"> {
    const channel = @requiredText(form, "channel", "Choose a channel.");
    const contact = @requiredText(form, "contact", "Say where the alert goes.");
    const isMail = channel === "E-mail";
    const pattern = isMail ? /^[^\s@]+@[^\s@]+\.[^\s@]+$/ : /^\+?[\d\s()/.-]{6,20}$/;
    if (contact !== "" && !pattern.test(contact)) {
      form.errors.contact = isMail ? "Write a whole e-mail address." : "Write a whole phone number.";
    }
    const comparison = @readOption(@ALERT_COMPARISONS, form.data.get("comparison"));
    const value = @requiredText(form, "value", "Enter a value to compare with.");
    if (/than/.test(comparison) && !Number.isFinite(Number(value))) form.errors.value = "Enter a number.";
    if (comparison === "") form.errors.comparison = "Choose a comparison.";
    return {
      name: @requiredText(form, "name", "Give the alert a name."),
      field: @requiredText(form, "field", "Choose a field."),
      comparison,
      value,
      channel,
      contact,
    };
  }`;

function formCode(model: EntityModel, channels: readonly string[]): Code {
  const { form, rules } = alertNames(model);
  const labels = [model.title.label, ...alertFields(model).map(({ label }) => label)];
  const options = (values: readonly string[]) => ({ literal: values.map((value) => ({ value, label: value })) });
  return code`
    function ${form}({ edited, onDone }: { edited: @Stored<@RowAlert> | null; onDone: () => void }) {
      const [errors, setErrors] = @useState<@FieldErrors>({});
      const [saved, setSaved] = @useState(0);

      function save(event: @FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const form: @FormReading = { data: new FormData(event.currentTarget), errors: {} };
        const rule = @readRowAlertForm(form);
        setErrors(form.errors);
        if (Object.keys(form.errors).length > 0) return;
        if (edited) ${rules}.update(edited.id, rule);
        else ${rules}.add({ ...rule, isOn: true });
        @showNotice({ message: \`The alert “\${rule.name}” is saved.\` });
        setSaved(saved + 1);
        onDone();
      }

      return (
        <form key={saved} noValidate aria-label="${raw(`Alert on ${model.entity.name.many}`)}" onSubmit={save} className="card grid gap-5 p-6 sm:grid-cols-2 sm:p-8 lg:grid-cols-3">
          <h2 className="section-title sm:col-span-2 lg:col-span-3">{edited ? "Edit the alert" : "New alert"}</h2>
          <@TextField label="Name of the alert" name="name" required defaultValue={edited?.name} error={errors.name} />
          <@SelectField label="Field" name="field" required options={${options(labels)}} defaultValue={edited?.field ?? ${labels[0] ?? ""}} error={errors.field} />
          <@SelectField label="Comparison" name="comparison" required options={@ALERT_COMPARISONS.map((value) => ({ value, label: value }))} defaultValue={edited?.comparison ?? "contains"} error={errors.comparison} />
          <@TextField label="Value" name="value" required defaultValue={edited?.value} error={errors.value} />
          <@SelectField label="Channel" name="channel" required options={${options(channels)}} defaultValue={edited?.channel ?? ${channels[0] ?? ""}} error={errors.channel} />
          <@TextField label="Phone number or e-mail address" name="contact" required defaultValue={edited?.contact} error={errors.contact} />
          <div className="flex flex-wrap gap-3 sm:col-span-2 lg:col-span-3">
            <button type="submit" className="button button-primary">
              Save alert
            </button>
            {edited && (
              <button type="button" className="button button-quiet" onClick={onDone}>
                Cancel
              </button>
            )}
          </div>
          <p className="text-sm text-muted sm:col-span-2 lg:col-span-3">Sending is simulated: what an alert would send is written to the log below.</p>
        </form>
      );
    }`;
}

function listCode(model: EntityModel): Code {
  const { list, rules } = alertNames(model);
  return code`
    function ${list}({ rules, onEdit }: { rules: readonly @Stored<@RowAlert>[]; onEdit: (id: string) => void }) {
      if (rules.length === 0) return <p className="text-on-page-muted">No alerts yet. Set the first above.</p>;
      return (
        <ul role="list" aria-label="${raw(`Alerts on ${model.entity.name.many}`)}" className="card divide-y divide-line">
          {rules.map((rule) => (
            <li key={rule.id} className="row flex-wrap">
              <@Mark label={\`\${rule.name} is on\`} checked={rule.isOn} onChange={(isOn) => ${rules}.update(rule.id, { isOn })} />
              <div className="min-w-0 flex-1 basis-56 py-1">
                <p className="font-semibold break-words">{rule.name}</p>
                <p className="facts">
                  <span>{\`\${rule.field} \${rule.comparison} “\${rule.value}”\`}</span>
                  <span>{\`\${rule.channel} to \${rule.contact}\`}</span>
                  <span>{rule.isOn ? "On" : "Off"}</span>
                </p>
              </div>
              <button type="button" className="icon-button" aria-label={\`Edit \${rule.name}\`} onClick={() => onEdit(rule.id)}>
                <@PencilIcon className="size-4" />
              </button>
              <button
                type="button"
                className="icon-button"
                aria-label={\`Delete \${rule.name}\`}
                onClick={() => @showNotice({ message: "The alert is deleted.", undo: ${rules}.remove(rule.id) })}
              >
                <@Trash2Icon className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      );
    }`;
}

function simulationCode(model: EntityModel): Code {
  const { simulation } = alertNames(model);
  const { one } = model.entity.name;
  const row = raw(model.one);
  return code`
    function ${simulation}() {
      const rows = @useRows(${model.collection});
      const [chosen, setChosen] = @useState("");
      const [message, setMessage] = @useState("");

      function simulate() {
        const ${row} = rows.find((candidate) => candidate.id === chosen) ?? rows[0];
        if (${row}) ${model.collection}.add(${row});
        setMessage(${row} ? \`\${${titleOf(model, model.one)}} was added.\` : ${`Add ${/^[aeiou]/.test(one) ? "an" : "a"} ${one} first.`});
      }

      return (
        <section className="card flex flex-wrap items-end gap-4 p-6">
          <label className="flex min-w-0 flex-1 basis-56 flex-col gap-1.5 text-sm font-semibold">
            ${jsxText(`Simulate a new ${one} like`)}
            <select className="control font-normal" value={chosen} onChange={(event) => setChosen(event.target.value)}>
              <option value="">The newest</option>
              {rows.map((${row}) => (
                <option key={${row}.id} value={${row}.id}>
                  {${titleOf(model, model.one)}}
                </option>
              ))}
            </select>
          </label>
          <button type="button" className="button button-quiet" onClick={simulate}>
            ${jsxText(`Simulate ${one}`)}
          </button>
          <p role="status" className="w-full text-sm font-semibold empty:hidden">
            {message}
          </p>
        </section>
      );
    }`;
}

function logCode(model: EntityModel): Code {
  const { logList, log } = alertNames(model);
  return code`
    function ${logList}() {
      const entries = @useRows(${log});
      return (
        <section aria-labelledby="${raw(`${model.entity.id}-log`)}" className="flex flex-col gap-4">
          <h2 id="${raw(`${model.entity.id}-log`)}" className="section-title text-on-page">
            ${jsxText(`Alert log of ${model.entity.name.many}`)}
          </h2>
          {entries.length === 0 ? (
            <p className="text-on-page-muted">No alert went off yet.</p>
          ) : (
            <ul role="list" aria-label="${raw(`Alert log of ${model.entity.name.many}`)}" className="card divide-y divide-line">
              {entries.map((entry) => (
                <li key={entry.id} className="row flex-wrap">
                  <@BellRingIcon className="size-5 text-accent-ink" />
                  <div className="min-w-0 flex-1 basis-56 py-1">
                    <p className="font-semibold break-words">{\`\${entry.rule}: \${entry.about}\`}</p>
                    <p className="facts">
                      <span>{\`\${entry.channel} to \${entry.contact} (simulated)\`}</span>
                      <time dateTime={entry.at}>{new Date(entry.at).toLocaleString("en", { dateStyle: "medium", timeStyle: "short" })}</time>
                    </p>
                  </div>
                  <button type="button" className="icon-button" ${attribute("aria-label", "Delete from the log")} onClick={() => ${log}.remove(entry.id)}>
                    <@Trash2Icon className="size-4" />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </section>
      );
    }`;
}

function watchCode(model: EntityModel, tells: boolean): Code {
  const { watch, rules, log, readings } = alertNames(model);
  const row = raw(model.one);
  return code`
    function ${watch}() {
      @useArrivals(${model.collection}, (${row}) => {
        const about = ${titleOf(model, model.one)};
        for (const alertRule of ${rules}.all()) {
          if (!alertRule.isOn || !@meetsRowAlert(alertRule, ${readings}(${row}))) continue;
          ${log}.add({ rule: alertRule.name, about, channel: alertRule.channel, contact: alertRule.contact, at: new Date().toISOString() });
          ${when(tells, code`@addNotification({ title: \`Alert: \${alertRule.name}\`, text: about });`)}
        }
      });
      return null;
    }`;
}
