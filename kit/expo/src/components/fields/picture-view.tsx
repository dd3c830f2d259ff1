import { useState } from "react";
import { StyleSheet, View } from "react-native";
import type { FieldInputProps, FieldValueProps, FieldView } from "@/components/fields/field-view";
import { KeptPicture } from "@/components/fields/kept-picture";
import { PicturePicker } from "@/components/fields/picture-picker";
import { DrawnCover } from "@/components/scenes/row-art";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { useFormText } from "@/components/ui/form";
import type { Drawings } from "@/lib/fields/field-definition";
import { drawnIn } from "@/lib/fields/picture";
import { readText } from "@/lib/saved";
import * as words from "@/words/general";

/** Takes a photo or chooses a picture, and shows it before it is saved. */
function PictureInput({ field, name, value, description, error }: FieldInputProps) {
  const { text, setText } = useFormText(name, readText(value));
  const [fault, setFault] = useState<string>();
  const wrong = fault ?? error;
  function keep(picture: string) {
    setFault(undefined);
    setText(picture);
  }
  return (
    <Field {...field} description={description} error={wrong}>
      <View style={styles.input}>
        {text !== "" && (
          <View style={styles.chosen}>
            <View style={styles.preview}>
              <Picture value={text} drawn={field.drawn} isFilling />
            </View>
            <Button variant="ghost" size="sm" onClick={() => keep("")}>
              {words.removeField({ label: field.label })}
            </Button>
          </View>
        )}
        <PicturePicker
          label={field.label}
          isRequired={field.required === true}
          isInvalid={wrong !== undefined}
          onPick={keep}
          onFail={setFault}
        />
      </View>
    </Field>
  );
}

function PictureValue({ field, value, isShort = false }: FieldValueProps) {
  const picture = (
    <Picture value={readText(value)} drawn={field.drawn} label={field.label} isFilling={isShort} />
  );
  return isShort ? <View style={styles.small}>{picture}</View> : picture;
}

interface PictureProps {
  value: string;
  drawn: Drawings | undefined;
  /** Without it, it is decoration. */
  label?: string;
  isFilling?: boolean;
}

/** A picture from the device, or a drawing. */
function Picture({ value, drawn, label, isFilling = false }: PictureProps) {
  const pictogram = drawnIn(value, drawn);
  if (pictogram === undefined)
    return (
      <KeptPicture source={value} isFilling={isFilling} {...(label !== undefined && { label })} />
    );
  return (
    <View
      {...(label !== undefined && { role: "img", "aria-label": label })}
      style={isFilling ? styles.filled : styles.drawn}
    >
      <DrawnCover pictogram={pictogram} seed={value} />
    </View>
  );
}

export const pictureView: FieldView = { Input: PictureInput, Value: PictureValue, isLong: true };

const styles = StyleSheet.create({
  input: { paddingHorizontal: 16, paddingVertical: 12, gap: 12 },
  chosen: { flexDirection: "row", alignItems: "center", flexWrap: "wrap", gap: 12 },
  preview: { width: 112, height: 84, borderRadius: 10, overflow: "hidden" },
  small: { width: 40, height: 40, borderRadius: 8, overflow: "hidden" },
  filled: { width: "100%", height: "100%" },
  drawn: { width: "100%", aspectRatio: 3 / 2, borderRadius: 12, overflow: "hidden" },
});
