// The pages of the strategy game where one meets others: battles and their reports, messages, and the ranking.
import { code } from "../../../writer/code/code.ts";
import type { Part } from "../../../writer/code/module.ts";

/** Battle, reports, messages and ranking. */
export const realmWorld: Part[] = [
  {
    name: "RealmBattlePage",
    code: code`
      function RealmBattlePage() {
        const realm = @useRealm();
        const { attack } = @realmStrength(realm);
        return (
          <@RealmPage title="Battle" intro="The stronger side wins. The other realms are simulated.">
            <p className="font-semibold">
              Your attack: {attack}, with {@formatCount(realm.soldiers, "soldier", "soldiers")}
            </p>
            <ul role="list" aria-label="Other realms">
              {@OTHER_REALMS.map((other) => (
                <@RealmOffer key={other.name} title={other.name} text={\`Strength \${other.strength}, loot \${other.strength} gold.\`} action={\`Attack \${other.name}\`} onTake={() => {
                  if (realm.soldiers === 0) return @changeRealm(realm, "You have no soldiers. Train some first.");
                  const next = @attackRealm(realm, other);
                  @changeRealm(next, next.reports[0] ?? "");
                }} />
              ))}
            </ul>
          </@RealmPage>
        );
      }`,
  },
  {
    name: "RealmReportsPage",
    code: code`
      function RealmReportsPage() {
        const { reports } = @useRealm();
        return (
          <@RealmPage title="Reports" intro="How your battles ended.">
            {reports.length === 0 ? (
              <p className="text-muted">No battle fought yet.</p>
            ) : (
              <ul role="list" aria-label="Battle reports" className="bullets">
                {reports.map((report, index) => (
                  <li key={reports.length - index}>{report}</li>
                ))}
              </ul>
            )}
          </@RealmPage>
        );
      }`,
  },
  {
    name: "RealmMessagesPage",
    code: code`
      function RealmMessagesPage() {
        const realm = @useRealm();
        const [errors, setErrors] = @useState<@FieldErrors>({});

        function send(event: @FormEvent<HTMLFormElement>) {
          event.preventDefault();
          const form = { data: new FormData(event.currentTarget), errors: {} };
          const to = @requiredText(form, "to", "Choose a realm.");
          const text = @requiredText(form, "text", "Write a message.");
          setErrors(form.errors);
          if (Object.keys(form.errors).length > 0) return;
          @changeRealm({ ...realm, messages: [\`To \${to}: \${text}\`, ...realm.messages] }, \`Your message to \${to} is sent.\`);
          event.currentTarget.reset();
        }

        return (
          <@RealmPage title="Messages" intro="Kept in this browser: simulated realms do not write back.">
            <form noValidate onSubmit={send} className="flex flex-col gap-4">
              <@SelectField label="To" name="to" required error={errors.to} options={@OTHER_REALMS.map(({ name }) => ({ value: name, label: name }))} />
              <@TextAreaField label="Your message" name="text" required error={errors.text} />
              <button type="submit" className="button button-primary self-start">
                Send message
              </button>
            </form>
            {realm.messages.length === 0 ? (
              <p className="text-muted">No messages yet.</p>
            ) : (
              <ul role="list" aria-label="Messages" className="bullets">
                {realm.messages.map((message, index) => (
                  <li key={realm.messages.length - index}>{message}</li>
                ))}
              </ul>
            )}
          </@RealmPage>
        );
      }`,
  },
  {
    name: "RealmRankingPage",
    code: code`
      function RealmRankingPage() {
        const realm = @useRealm();
        const { name } = @usePerson();
        const own = realm.race === "" ? "You" : \`You, leading the \${realm.race}\`;
        const entries = [
          ...@OTHER_REALMS.map((other) => ({ id: other.name, name: other.name, points: other.points })),
          { id: "own", name: name === "" ? own : \`\${name} (you)\`, points: @realmPoints(realm), isOwn: true },
        ];
        return (
          <@RealmPage title="Ranking" intro="City, army, upgrades and victories count. The other realms are samples.">
            <@RankingTable label="Ranking" measure="Points" entries={entries} />
          </@RealmPage>
        );
      }`,
  },
];
