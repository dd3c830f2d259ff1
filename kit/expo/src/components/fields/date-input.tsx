import DateTimePicker, { DateTimePickerAndroid } from "@react-native-community/datetimepicker";
import { XIcon } from "lucide-react-native";
import { Platform, View } from "react-native";
import type { FieldInputProps } from "@/components/fields/field-view";
import { Button } from "@/components/ui/button";
import { CellField } from "@/components/ui/field";
import { useFormText } from "@/components/ui/form";
import { IconButton } from "@/components/ui/icon-button";
import { readText } from "@/lib/saved";
import * as words from "@/words/general";

const pad = (value: number) => String(value).padStart(2, "0");
const dayOf = (date: Date) =>
  `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
const timeOf = (date: Date) => `${pad(date.getHours())}:${pad(date.getMinutes())}`;

/** What a picked moment is stored as, by the kind of the field. */
function textOf(kind: string, date: Date): string {
  if (kind === "date") return dayOf(date);
  return kind === "time" ? timeOf(date) : `${dayOf(date)}T${timeOf(date)}`;
}

/** A stored text as a moment; now where there is none. */
function momentOf(kind: string, text: string): Date {
  if (text === "") return new Date();
  if (kind === "date") return new Date(`${text}T12:00`);
  return new Date(kind === "time" ? `${dayOf(new Date())}T${text}` : text);
}

/** A day, a time or both, picked as the system does it. */
export function DateInput({ field, name, value, description, error }: FieldInputProps) {
  const { kind, label, required, format } = field;
  const { text, setText } = useFormText(name, readText(value));
  const isSet = text !== "";
  const pick = () => {
    const open = (mode: "date" | "time", date: Date, then: (picked: Date) => void) =>
      DateTimePickerAndroid.open({
        value: date,
        mode,
        onChange: ({ type }, picked) => type === "set" && picked !== undefined && then(picked),
      });
    const done = (picked: Date) => setText(textOf(kind, picked));
    if (Platform.OS !== "android") done(new Date());
    else if (kind === "datetime")
      open("date", momentOf(kind, text), (day) => open("time", day, done));
    else open(kind === "time" ? "time" : "date", momentOf(kind, text), done);
  };
  return (
    <CellField label={label} required={required} description={description} error={error}>
      <View style={{ flexDirection: "row", alignItems: "center" }}>
        {isSet && Platform.OS === "ios" ? (
          <DateTimePicker
            accessibilityLabel={label}
            display="compact"
            mode={kind === "time" || kind === "datetime" ? kind : "date"}
            value={momentOf(kind, text)}
            onChange={(_event, picked) => picked !== undefined && setText(textOf(kind, picked))}
          />
        ) : (
          <Button variant="ghost" size="sm" aria-label={label} onClick={pick}>
            {isSet ? format(text) : words.choose}
          </Button>
        )}
        {isSet && !required && (
          <IconButton
            icon={XIcon}
            label={words.clearField({ label })}
            onClick={() => setText("")}
          />
        )}
      </View>
    </CellField>
  );
}
