import { useState } from "react";
import { StyleSheet, View } from "react-native";
import { SectionTitle } from "@/components/layout/page";
import { ResourceForm } from "@/components/resource/resource-form";
import { Button } from "@/components/ui/button";
import { Text } from "@/components/ui/text";
import type { FormPart } from "@/hooks/use-fields-form";
import { useRows } from "@/hooks/use-rows";
import type { Entity, Fields } from "@/lib/entity";
import * as words from "@/words/general";

/** The form of a new row, where it stands in a page. */
export function EntryForm<F extends Fields>({
  entity,
  title,
  isTitled = false,
  isHandedIn = false,
  parts = [],
}: {
  entity: Entity<F>;
  title: string;
  /** Whether the title is shown; it always names the section. */
  isTitled?: boolean;
  /** Whether others read what is entered: it is sent, and not added to a list. */
  isHandedIn?: boolean;
  isLink?: boolean;
  /** What is entered with the row and stored apart from it, such as `linesOf`. */
  parts?: readonly FormPart[];
}) {
  useRows(entity);
  const [isKept, setKept] = useState(false);
  const mayAdd = entity.mayAdd?.() !== false;
  if (!mayAdd && !isKept) return null;
  return (
    <View role="region" aria-label={title} style={styles.section}>
      {isTitled && <SectionTitle>{title}</SectionTitle>}
      {isKept ? (
        <>
          <Text role="status">{isHandedIn ? words.thankYouReceived : words.thankYouKept}</Text>
          {mayAdd && (
            <Button variant="outline" onClick={() => setKept(false)}>
              {words.addAnother}
            </Button>
          )}
        </>
      ) : (
        <ResourceForm
          entity={entity}
          submitLabel={isHandedIn ? words.handIn : words.add(entity.noun)}
          parts={parts}
          onSubmit={(values, saveParts) => {
            saveParts(entity.rows.add(values).id);
            setKept(true);
          }}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({ section: { gap: 12 } });
