import { Component, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#src/components/feedback/ErrorState.tsx';
import { isServerThere, whenServerThere } from '#src/browser/connection.ts';
import { OfflineScreen, reloadIfThere } from './OfflineScreen.tsx';

interface Props {
  /** A change of this value, such as the address, retries automatically. */
  resetKey?: string;
  children: ReactNode;
}

function Crash() {
  const { t } = useTranslation();
  const [lost, setLost] = useState(false);
  const [trying, setTrying] = useState(false);

  useEffect(() => {
    void isServerThere().then((there) => setLost(!there));
  }, []);

  useEffect(() => {
    if (!lost) return undefined;
    const left = new AbortController();
    const reload = async (): Promise<void> => {
      await whenServerThere(left.signal);
      if (!left.signal.aborted) window.location.reload();
    };
    void reload();
    return () => left.abort();
  }, [lost]);

  if (lost) return <OfflineScreen />;
  return (
    <main id="main">
      <ErrorState
        headingLevel={1}
        title={t('errors.crashTitle')}
        text={t('errors.crashText')}
        retrying={trying}
        onRetry={async () => {
          setTrying(true);
          if (!(await reloadIfThere())) setLost(true);
        }}
      />
    </main>
  );
}

/**
 * Confines a crash to its page. A retry reloads the page, because browsers never retry a failed
 * module. Without a server, the page says so and reloads when the server returns.
 */
export class ErrorBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError = (): { crashed: boolean } => ({ crashed: true });

  override componentDidUpdate(previous: Props): void {
    if (this.state.crashed && previous.resetKey !== this.props.resetKey) this.reset();
  }

  private readonly reset = (): void => this.setState({ crashed: false });

  override render(): ReactNode {
    return this.state.crashed ? <Crash /> : this.props.children;
  }
}
