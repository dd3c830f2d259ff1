import type {
  FieldControlProps,
  FieldInputProps,
  FieldValueProps,
  FieldView,
} from "@/components/fields/field-view";
import { StarRating } from "@/components/fields/star-rating";
import { CellField } from "@/components/ui/field";
import { useFormText } from "@/components/ui/form";
import { Text } from "@/components/ui/text";
import * as words from "@/words/general";

function RatingInput({ field, name, value, error }: FieldInputProps) {
  const { text, setText } = useFormText(name, String(Number(value ?? 0)));
  return (
    <CellField required label={field.label} error={error}>
      <StarRating
        label={field.label}
        value={Number(text)}
        max={field.max ?? 5}
        onChange={(stars) => setText(String(stars))}
        isClearable
      />
    </CellField>
  );
}

function RatingValue({ field, value }: FieldValueProps) {
  return (
    <Text role="img" aria-label={field.format(value)} color="rating">
      {"★".repeat(Number(value))}
    </Text>
  );
}

function RatingControl({ field, value, title, onChange }: FieldControlProps) {
  return (
    <StarRating
      label={words.rating({ label: field.label, title })}
      value={Number(value)}
      max={field.max ?? 5}
      onChange={onChange}
    />
  );
}

export const ratingView: FieldView = {
  Input: RatingInput,
  isCell: true,
  Value: RatingValue,
  Control: RatingControl,
};
