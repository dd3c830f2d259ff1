import { Stack } from "expo-router";
import { StatusBar } from "expo-status-bar";
import { type ReactNode, useEffect } from "react";
import { BarTools } from "@/components/layout/bar-tools";
import { SheetHost } from "@/components/ui/sheet-host";
import { Toaster } from "@/components/ui/sonner";
import { useColors } from "@/hooks/use-colors";
import { useScheme } from "@/hooks/use-scheme";
import { showScheme } from "@/lib/window";

/** What is around every page: the stack in which pages lie on each other, and the notices. `tools` stand in every bar. */
export function RootLayout({ tools }: { tools?: ReactNode }) {
  const scheme = useScheme();
  const { background } = useColors();
  useEffect(() => showScheme(scheme, background), [scheme, background]);
  return (
    <BarTools value={tools}>
      <StatusBar style={scheme === "dark" ? "light" : "dark"} />
      <Stack
        screenOptions={{ headerShown: false, contentStyle: { backgroundColor: background } }}
      />
      <Toaster />
      <SheetHost />
    </BarTools>
  );
}
