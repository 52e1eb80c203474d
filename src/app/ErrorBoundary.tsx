import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#src/components/feedback/ErrorState.tsx';

interface Props {
  /** A change of it tries again by itself, e.g. the address. */
  resetKey?: string;
  children: ReactNode;
}

function Crash({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <main id="main">
      <ErrorState
        headingLevel={1}
        title={t('errors.crashTitle')}
        text={t('errors.crashText')}
        onRetry={onRetry}
      />
    </main>
  );
}

/**
 * Keeps a crash inside the page it happened on: never a blank screen. Trying again loads the page
 * anew, because a part of the app that could not be had once is never asked for a second time.
 */
export class ErrorBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError = (): { crashed: boolean } => ({ crashed: true });

  override componentDidUpdate(previous: Props): void {
    if (this.state.crashed && previous.resetKey !== this.props.resetKey) this.reset();
  }

  private readonly reset = (): void => this.setState({ crashed: false });

  override render(): ReactNode {
    return this.state.crashed ? (
      <Crash onRetry={() => window.location.reload()} />
    ) : (
      this.props.children
    );
  }
}
