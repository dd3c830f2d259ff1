import { Component, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty";
import * as words from "@/words/general";

/** Keeps the layout usable when a page fails, and offers to load it again. */
export class PageGuard extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <EmptyState title={words.thisPageCouldNotBe} description={words.whatYouSavedIsStill}>
        <Button onClick={() => window.location.reload()}>{words.loadAgain}</Button>
      </EmptyState>
    );
  }
}
