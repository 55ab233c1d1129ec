import { Component, type ComponentType, type ReactNode, useEffect } from 'react';
import { useT } from '../ui/language.tsx';
import { Problem } from '../ui/feedback/Problem.tsx';
import { reloadNewest } from '../ui/page/reload.ts';
import { messages } from './messages.ts';

interface LoadBoundaryProps {
  children: ReactNode;
  /** Resets failed loads, so that rendering again loads again. */
  renew?: () => void;
  /** The customer's place: a failure elsewhere does not matter here. */
  place?: string;
  /** What the message stands in, where nothing of a page is around it. */
  Frame?: ComponentType<{ title: string; children: ReactNode }>;
}

/** Shows a message instead of a blank page when a part of the app failed to load or to render. */
export class LoadBoundary extends Component<LoadBoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  private tried = false;

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidUpdate(before: LoadBoundaryProps): void {
    if (before.place === this.props.place || !this.state.failed) return;
    this.tried = false;
    // Once for each place.
    this.loadAgain();
  }

  private loadAgain = () => {
    this.props.renew?.();
    this.setState({ failed: false });
  };

  /** Retries in place first, which keeps what was typed. Without a network a reload would leave nothing. */
  private again = () => {
    const inPlace = this.props.renew !== undefined && !this.tried;
    this.tried = true;
    if (inPlace || !navigator.onLine) this.loadAgain();
    else void reloadNewest();
  };

  override render(): ReactNode {
    const { children, Frame } = this.props;
    if (!this.state.failed) return children;
    return <NotLoaded onRetry={this.again} onNetworkBack={this.loadAgain} Frame={Frame} />;
  }
}

interface NotLoadedProps extends Pick<LoadBoundaryProps, 'Frame'> {
  onRetry: () => void;
  onNetworkBack: () => void;
}

function NotLoaded({ onRetry, onNetworkBack, Frame }: NotLoadedProps) {
  const t = useT();
  useEffect(() => {
    window.addEventListener('online', onNetworkBack);
    return () => window.removeEventListener('online', onNetworkBack);
  }, [onNetworkBack]);
  const title = t(messages.chunkTitle);
  const problem = <Problem title={title} text={t(messages.chunkText)} onRetry={onRetry} />;
  return Frame ? <Frame title={title}>{problem}</Frame> : problem;
}
