import { Component, type ReactNode } from 'react';
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
 * Catches a render error below it, tries again three times one second apart, then offers a button.
 * React offers this to classes only.
 */
export class RenderGuard extends Component<RenderGuardProps, State> {
  override state: State = { error: null, attempt: 0 };
  private timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown) {
    // A broken entry in the browser's history would break every retry too.
    if (error instanceof Error && ABOUT_NAVIGATION.test(error.message)) history.replaceState(null, '');
    if (this.state.attempt >= ATTEMPTS) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.retry(this.state.attempt + 1), PAUSE_MS);
  }

  private retry(attempt: number) {
    this.props.onRetry?.();
    this.setState({ error: null, attempt });
  }

  override componentDidUpdate(before: RenderGuardProps) {
    if (before.resetKey === this.props.resetKey) return;
    clearTimeout(this.timer);
    this.setState({ error: null, attempt: 0 });
  }

  override componentWillUnmount() {
    clearTimeout(this.timer);
  }

  override render() {
    const { error, attempt } = this.state;
    if (!error) return this.props.children;
    return <SomethingWentWrong attempt={attempt} attempts={ATTEMPTS} onRetry={() => this.retry(0)} />;
  }
}
