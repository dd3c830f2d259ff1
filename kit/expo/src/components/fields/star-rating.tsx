import { StarIcon, XIcon } from "lucide-react-native";
import { StyleSheet, View } from "react-native";
import { IconButton } from "@/components/ui/icon-button";
import { Touchable } from "@/components/ui/touchable";
import { useColors } from "@/hooks/use-colors";
import { tap } from "@/lib/haptics";
import * as words from "@/words/general";

/** A rating to give: a star to press for each. */
export function StarRating({
  label,
  value,
  max,
  onChange,
  isClearable = false,
}: {
  label: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
  isClearable?: boolean;
}) {
  const { rating } = useColors();
  return (
    <View role="radiogroup" aria-label={label} style={styles.stars}>
      {Array.from({ length: max }, (_, index) => index + 1).map((star) => (
        <Touchable
          key={star}
          role="radio"
          aria-checked={value === star}
          aria-label={words.star({ count: star })}
          style={styles.star}
          onPress={() => {
            tap();
            onChange(star);
          }}
        >
          <StarIcon aria-hidden size={20} color={rating} fill={star <= value ? rating : "none"} />
        </Touchable>
      ))}
      {isClearable && value > 0 && (
        <IconButton icon={XIcon} label={words.clearField({ label })} onClick={() => onChange(0)} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  stars: { flexDirection: "row", alignItems: "center", marginStart: -4 },
  star: { width: 28, height: 28, alignItems: "center", justifyContent: "center", borderRadius: 8 },
});
