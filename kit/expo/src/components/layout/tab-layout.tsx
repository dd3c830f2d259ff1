import { Tabs } from "expo-router";
import type { LucideIcon } from "lucide-react-native";
import { TabBar } from "@/components/layout/tab-bar";
import type { Audience } from "@/lib/audience";

/** A page in the navigation. */
export interface NavigationItem {
  path: string;
  title: string;
  icon: LucideIcon;
  /** The name of its route. */
  route: string;
  /** Who has it; everybody where nothing is said. */
  audience?: Audience;
}

/** The pages of the navigation, each with a tab. */
export function TabLayout({ navigation }: { navigation: readonly NavigationItem[] }) {
  return (
    <Tabs
      backBehavior="history"
      screenOptions={{ headerShown: false }}
      tabBar={({ state }) => (
        <TabBar items={navigation} current={state.routes[state.index]?.name ?? ""} />
      )}
    >
      {navigation.map(({ route, title }) => (
        <Tabs.Screen key={route} name={route} options={{ title }} />
      ))}
    </Tabs>
  );
}
