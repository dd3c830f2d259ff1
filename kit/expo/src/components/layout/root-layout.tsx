import { Stack } from "expo-router";
import { StatusBar } from "expo-status-bar";
import { useEffect } from "react";
import { SheetHost } from "@/components/ui/sheet-host";
import { Toaster } from "@/components/ui/sonner";
import { useColors } from "@/hooks/use-colors";
import { useScheme } from "@/hooks/use-scheme";
import { showScheme } from "@/lib/window";

/** What is around every page: the stack in which pages lie on each other, and the notices. */
export function RootLayout() {
  const scheme = useScheme();
  const { background } = useColors();
  useEffect(() => showScheme(scheme, background), [scheme, background]);
  return (
    <>
      <StatusBar style={scheme === "dark" ? "light" : "dark"} />
      <Stack
        screenOptions={{ headerShown: false, contentStyle: { backgroundColor: background } }}
      />
      <Toaster />
      <SheetHost />
    </>
  );
}
