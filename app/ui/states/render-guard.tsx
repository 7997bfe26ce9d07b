import { Component, type ReactNode } from 'react';
import { keepTrying } from '#app/ui/offline/keep-trying.ts';
import { SomethingWentWrong } from './something-went-wrong.tsx';

const ATTEMPTS = 3;
const PAUSE_MS = 1000;
const ABOUT_NAVIGATION = /navigation|router|location/i;

type RenderGuardProps = {
  children: ReactNode;
  /** A new value, such as the path, means another page: start afresh. */
  resetKey: string;
  /** What else a try needs, such as fetching again. */
  onRetry?: () => void;
};

type State = { error: Error | null; attempt: number };

/**
 * Catches a render error below it, tries again three times one second apart, then offers a button. Without a connection it
 * goes on by itself until there is one.
 * React offers this to classes only.
 */
export class RenderGuard extends Component<RenderGuardProps, State> {
  override state: State = { error: null, attempt: 0 };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopTrying = () => {};

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown) {
    // A broken entry in the browser's history would break every retry too.
    if (error instanceof Error && ABOUT_NAVIGATION.test(error.message)) history.replaceState(null, '');
    this.stop();
    if (this.state.attempt >= ATTEMPTS) {
      if (navigator.onLine === false) this.stopTrying = keepTrying(() => this.tryWhenConnected());
      return;
    }
    this.timer = setTimeout(() => this.retry(this.state.attempt + 1), PAUSE_MS);
  }

  private async tryWhenConnected() {
    if (!navigator.onLine) throw new Error('There is still no connection.');
    this.retry(0);
  }

  private stop() {
    clearTimeout(this.timer);
    this.stopTrying();
  }

  private retry(attempt: number) {
    this.props.onRetry?.();
    this.setState({ error: null, attempt });
  }

  override componentDidUpdate(before: RenderGuardProps) {
    if (before.resetKey === this.props.resetKey) return;
    this.stop();
    this.setState({ error: null, attempt: 0 });
  }

  override componentWillUnmount() {
    this.stop();
  }

  override render() {
    const { error, attempt } = this.state;
    if (!error) return this.props.children;
    return <SomethingWentWrong attempt={attempt} attempts={ATTEMPTS} onRetry={() => this.retry(0)} />;
  }
}
