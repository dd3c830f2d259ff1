import { app } from "@/app";
import { SectionTitle } from "@/components/layout/page";
import { Item, ItemActions, ItemContent, ItemGroup, ItemTitle } from "@/components/ui/item";
import { NativeSelect } from "@/components/ui/native-select";
import { useCollection } from "@/hooks/use-collection";
import { accounts, administrator, giveRole, isSample } from "@/lib/accounts";
import { findProfile, profiles } from "@/lib/profiles";
import * as communityWords from "@/words/community";

/** The accounts with their roles, which the administrator gives and takes. */
export function PeopleRoles() {
  const all = useCollection(accounts);
  const known = useCollection(profiles);
  const others = all.filter((account) => !isSample(account) && account.id !== administrator()?.id);
  const nameOf = ({ id, email }: (typeof others)[number]) => findProfile(known, id)?.name ?? email;
  return (
    <section className="flex flex-col gap-4">
      <SectionTitle>{communityWords.rolesOfPeople}</SectionTitle>
      {others.length === 0 && (
        <p className="text-muted-foreground">{communityWords.nobodyElseHasAnAccount}</p>
      )}
      <ItemGroup aria-label={communityWords.rolesOfPeople}>
        {others.map((account) => (
          <Item key={account.id}>
            <ItemContent>
              <ItemTitle>{nameOf(account)}</ItemTitle>
            </ItemContent>
            <ItemActions>
              <NativeSelect
                aria-label={communityWords.roleOf({ name: nameOf(account) })}
                value={account.role}
                onChange={({ target }) => giveRole(account.id, target.value)}
              >
                <option value="">{communityWords.noRole}</option>
                {app.roles?.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </NativeSelect>
            </ItemActions>
          </Item>
        ))}
      </ItemGroup>
    </section>
  );
}
