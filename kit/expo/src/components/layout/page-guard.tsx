import type { ErrorBoundaryProps } from "expo-router";
import { View } from "react-native";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty";
import { useColors } from "@/hooks/use-colors";
import * as words from "@/words/general";

/** What is shown in the place of a page that failed; it can be tried again. */
export function PageGuard({ retry }: ErrorBoundaryProps) {
  return (
    <View style={{ flex: 1, justifyContent: "center", backgroundColor: useColors().background }}>
      <EmptyState title={words.thisPageCouldNotBe} description={words.whatYouSavedIsStill}>
        <Button onClick={() => void retry()}>{words.loadAgain}</Button>
      </EmptyState>
    </View>
  );
}
