import { Component, type ReactNode } from 'react';
import { useSay } from '../ui/language.tsx';
import { Problem } from '../ui/Problem.tsx';
import { words } from './words.ts';

/** A part of the app that did not load, or a screen that broke, never leaves the customer before a blank page. */
export class LoadBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <NotLoaded /> : this.props.children;
  }
}

function NotLoaded() {
  const say = useSay();
  return (
    <Problem
      title={say(words.chunkTitle)}
      text={say(words.chunkText)}
      onRetry={() => window.location.reload()}
    />
  );
}
