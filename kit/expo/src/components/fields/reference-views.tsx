// Kinds of fields that refer to rows.
import { StyleSheet, View } from "react-native";
import type { FieldInputProps, FieldValueProps, FieldView } from "@/components/fields/field-view";
import { SelectInput } from "@/components/fields/select-views";
import { LinkText } from "@/components/fields/link-text";
import { ValueText } from "@/components/fields/value-text";
import { Checkbox } from "@/components/ui/checkbox";
import { Group } from "@/components/ui/group";
import { useFormTexts } from "@/components/ui/form";
import { Text } from "@/components/ui/text";
import { useColors } from "@/hooks/use-colors";
import type { TargetLink } from "@/lib/fields/target-rows";
import { readTexts } from "@/lib/saved";
import * as words from "@/words/general";

function RowLink({ title, path, ...size }: TargetLink & Pick<FieldValueProps, "isShort" | "size">) {
  if (path === null) return <ValueText {...size}>{title}</ValueText>;
  return (
    <LinkText to={path} {...size}>
      {title}
    </LinkText>
  );
}

function ReferenceValue({ field, value, ...size }: FieldValueProps) {
  return (field.linksOf?.(value) ?? []).map((link) => (
    <RowLink key={link.path ?? link.title} {...link} {...size} />
  ));
}

function ReferencesValue({ field, value, ...size }: FieldValueProps) {
  const colors = useColors();
  return (
    <View style={styles.links}>
      {(field.linksOf?.(value) ?? []).map((link, at) => (
        <View key={at} style={[styles.chip, { backgroundColor: colors.accent }]}>
          <RowLink {...link} {...size} />
        </View>
      ))}
    </View>
  );
}

/** A cell with a checkbox for each row that can be chosen. */
function ReferencesInput({ field, name, value, description, error }: FieldInputProps) {
  const { texts, setTexts } = useFormTexts(name, readTexts(value));
  const options = field.targets?.() ?? [];
  const noun = field.targetNoun?.() ?? { one: field.label, many: field.label };
  const note = error ?? (options.length === 0 ? words.noTargets(noun) : description);
  const toggle = (row: string, isOn: boolean) =>
    setTexts(isOn ? [...texts, row] : texts.filter((other) => other !== row));
  return (
    <View role="group" aria-label={field.label} style={styles.field}>
      <View style={styles.label}>
        <Text aria-hidden size="footnote" weight="500" color="mutedForeground" style={styles.grow}>
          {field.label}
        </Text>
        {!field.required && (
          <Text size="footnote" color="mutedForeground">
            {words.optional}
          </Text>
        )}
      </View>
      <Group {...(note !== undefined && { note })}>
        {options.map(({ value: row, label }) => (
          <View key={row} style={styles.option}>
            <Text aria-hidden style={styles.grow}>
              {label}
            </Text>
            <Checkbox
              label={label}
              checked={texts.includes(row)}
              onCheckedChange={(isOn) => toggle(row, isOn)}
            />
          </View>
        ))}
      </Group>
    </View>
  );
}

export const referenceView: FieldView = { Input: SelectInput, isCell: true, Value: ReferenceValue };
export const anyReferenceView: FieldView = referenceView;
export const referencesView: FieldView = { Input: ReferencesInput, Value: ReferencesValue };

const styles = StyleSheet.create({
  links: { flexDirection: "row", flexWrap: "wrap", gap: 6 },
  chip: { paddingHorizontal: 9, paddingVertical: 2, borderRadius: 99 },
  field: { gap: 6 },
  label: { flexDirection: "row", gap: 12, paddingHorizontal: 16 },
  grow: { flex: 1 },
  option: {
    flexDirection: "row",
    alignItems: "center",
    gap: 12,
    minHeight: 48,
    paddingHorizontal: 16,
  },
});
