import { Component, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty";

/** Keeps the layout usable when a page fails, and offers to load it again. */
export class PageGuard extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <EmptyState
        title="This page could not be shown"
        description="What you saved is still there. Load the page again, or choose another one."
      >
        <Button onClick={() => window.location.reload()}>Load again</Button>
      </EmptyState>
    );
  }
}
