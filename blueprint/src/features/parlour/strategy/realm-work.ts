// The pages of the strategy game where one works and builds: workers, training, upgrades, the store and the bank.
import { code } from "../../../writer/code/code.ts";
import type { Part } from "../../../writer/code/module.ts";

/** Workers, training, upgrades, store and bank; `iron` is the resource that soldiers need beside gold. */
export const realmWork = (iron: string): Part[] => [
  {
    name: "RealmWorkersPage",
    code: code`
      function RealmWorkersPage() {
        const realm = @useRealm();
        return (
          <@RealmPage title="Workers" intro="Send idle workers to what you need.">
            <p className="font-semibold">{@formatCount(realm.idle, "idle worker", "idle workers")}</p>
            <ul role="list" aria-label="Work">
              {@REALM_RESOURCES.map((resource) => (
                <@RealmOffer
                  key={resource}
                  title={\`\${@formatCount(realm.workers[resource], "worker", "workers")} on \${resource}\`}
                  text={\`Brings \${@realmIncome(realm, resource)} \${resource} each turn.\`}
                  action={realm.idle > 0 ? \`Send one to \${resource}\` : "No idle workers"}
                  onTake={realm.idle > 0 ? () => @changeRealm({ ...realm, idle: realm.idle - 1, workers: { ...realm.workers, [resource]: realm.workers[resource] + 1 } }, \`One more worker is on \${resource}.\`) : null}
                />
              ))}
            </ul>
            <button type="button" className="button button-quiet self-start" onClick={() => @changeRealm({ ...realm, idle: realm.idle + Object.values(realm.workers).reduce((total, count) => total + count, 0), workers: @NO_STOCK }, "All workers are idle again.")}>
              Call all workers back
            </button>
          </@RealmPage>
        );
      }`,
  },
  {
    name: "RealmTrainPage",
    code: code`
      function RealmTrainPage() {
        const realm = @useRealm();
        const offers = [
          { title: "Worker", cost: { gold: 20 }, gain: { idle: realm.idle + 1 } },
          { title: "Soldier", cost: { gold: 30, ${iron}: 10 }, gain: { soldiers: realm.soldiers + 1 } },
          { title: "Company of ten soldiers", cost: { gold: 250, ${iron}: 80 }, gain: { soldiers: realm.soldiers + 10 } },
        ];
        return (
          <@RealmPage title="Train" intro="Workers bring resources, soldiers win battles.">
            <p className="font-semibold">
              {@formatCount(realm.soldiers, "soldier", "soldiers")}, {@formatCount(realm.idle, "idle worker", "idle workers")}
            </p>
            <ul role="list" aria-label="Training">
              {offers.map(({ title, cost, gain }) => (
                <@RealmOffer key={title} title={title} text={\`Costs \${@costInWords(cost)}.\`} action={\`Train \${title.toLowerCase()}\`} onTake={() => {
                  const paid = @payFor(realm, cost);
                  @changeRealm(paid && { ...paid, ...gain }, \`Trained: \${title.toLowerCase()}.\`);
                }} />
              ))}
            </ul>
          </@RealmPage>
        );
      }`,
  },
  {
    name: "RealmUpgradesPage",
    code: code`
      function RealmUpgradesPage() {
        const realm = @useRealm();
        const offers = [
          { title: "Soldiers", level: realm.soldierLevel, text: "Each soldier is two stronger", gain: { soldierLevel: realm.soldierLevel + 1 } },
          { title: "Workers", level: realm.workerLevel, text: "Each worker brings one more", gain: { workerLevel: realm.workerLevel + 1 } },
        ];
        return (
          <@RealmPage title="Upgrades" intro="Better soldiers and workers, level by level.">
            <ul role="list" aria-label="Upgrades">
              {offers.map(({ title, level, text, gain }) => {
                const cost = { gold: 80 * level, ${iron}: 40 * level };
                return (
                  <@RealmOffer key={title} title={\`\${title}, level \${level}\`} text={\`\${text}. Costs \${@costInWords(cost)}.\`} action={\`Upgrade \${title.toLowerCase()}\`} onTake={() => {
                    const paid = @payFor(realm, cost);
                    @changeRealm(paid && { ...paid, ...gain }, \`\${title} are now level \${level + 1}.\`);
                  }} />
                );
              })}
            </ul>
          </@RealmPage>
        );
      }`,
  },
  {
    name: "RealmStorePage",
    code: code`
      function RealmStorePage() {
        const realm = @useRealm();
        return (
          <@RealmPage title="Store" intro="Arms and walls, paid in gold.">
            <ul role="list" aria-label="Goods">
              {@REALM_GOODS.map(({ name, price, attack, defence }) => (
                <@RealmOffer key={name} title={name} text={\`Attack +\${attack}, defence +\${defence}. Costs \${price} gold.\`} action={realm.goods.includes(name) ? "Owned" : \`Buy \${name.toLowerCase()}\`} onTake={realm.goods.includes(name) ? null : () => {
                  const paid = @payFor(realm, { gold: price });
                  @changeRealm(paid && { ...paid, goods: [...realm.goods, name] }, \`You bought: \${name.toLowerCase()}.\`);
                }} />
              ))}
            </ul>
          </@RealmPage>
        );
      }`,
  },
  {
    name: "RealmBankPage",
    code: code`
      function RealmBankPage() {
        const realm = @useRealm();
        const [errors, setErrors] = @useState<@FieldErrors>({});

        function move(event: @FormEvent<HTMLFormElement>) {
          event.preventDefault();
          const { nativeEvent } = event;
          const isBack = nativeEvent instanceof SubmitEvent && nativeEvent.submitter?.id === "withdraw";
          const form = { data: new FormData(event.currentTarget), errors: {} };
          const amount = Math.floor(@requiredNumber(form, "amount", { min: 1, max: isBack ? realm.bank : realm.stock.gold, message: "Enter an amount of gold." }));
          setErrors(form.errors);
          if (Object.keys(form.errors).length > 0) return;
          const gold = isBack ? realm.stock.gold + amount : realm.stock.gold - amount;
          @changeRealm({ ...realm, bank: realm.bank + (isBack ? -amount : amount), stock: { ...realm.stock, gold } }, \`\${amount} gold \${isBack ? "withdrawn" : "deposited"}.\`);
          event.currentTarget.reset();
        }

        return (
          <@RealmPage title="Bank" intro="Gold in the bank earns two percent a turn.">
            <p className="text-lg">
              In the bank: <strong className="tabular-nums">{realm.bank} gold</strong>
            </p>
            <form noValidate onSubmit={move} className="flex max-w-md flex-col gap-4">
              <@TextField label="Amount of gold" name="amount" inputMode="decimal" required error={errors.amount} />
              <div className="flex flex-wrap gap-3">
                <button type="submit" className="button button-primary">
                  Deposit
                </button>
                <button type="submit" id="withdraw" className="button button-quiet">
                  Withdraw
                </button>
              </div>
            </form>
          </@RealmPage>
        );
      }`,
  },
];
