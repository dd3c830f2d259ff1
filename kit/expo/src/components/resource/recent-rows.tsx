import { StyleSheet, View } from "react-native";
import { SectionTitle } from "@/components/layout/page";
import type { CardLayout } from "@/components/resource/resource-card";
import { ShownRows } from "@/components/resource/shown-rows";
import { ButtonLink } from "@/components/ui/button-link";
import { useRows } from "@/hooks/use-rows";
import type { Entity, Fields } from "@/lib/entity";
import * as words from "@/words/general";

interface RecentProps<F extends Fields> {
  entity: Entity<F>;
  title: string;
  /** The number of rows at most. */
  limit: number;
  /** Shows what cards show; without it lines. */
  card?: CardLayout<F>;
  /** Whether the rows have pages of their own. */
  isLink?: boolean;
  /** At the end of a line, set large. */
  amount?: keyof F & string;
  facts?: readonly (keyof F & string)[];
}

/** The newest rows of an entity, with a link to all of them. */
export function RecentRows<F extends Fields>({
  entity,
  title,
  limit,
  card,
  isLink = false,
  amount,
  facts = [],
}: RecentProps<F>) {
  const rows = useRows(entity).slice(0, limit);
  return (
    <View style={styles.section}>
      <View style={styles.heading}>
        <SectionTitle>{title}</SectionTitle>
        <ButtonLink variant="link" size="sm" to={entity.home.path}>
          {words.all(entity.noun)}
        </ButtonLink>
      </View>
      <ShownRows
        entity={entity}
        rows={rows}
        card={card}
        row={{ isLink, facts, actions: [], ...(amount !== undefined && { amount }) }}
        isShort
      />
    </View>
  );
}

const styles = StyleSheet.create({
  section: { gap: 10 },
  heading: {
    flexDirection: "row",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: 16,
  },
});
