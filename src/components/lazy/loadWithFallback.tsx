import Container from '@mui/material/Container';
import { lazy, useEffect, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#src/components/feedback/ErrorState.tsx';
import { connected } from '#src/browser/connection.ts';
import { hasText } from '#src/browser/preHydrationInput.ts';

const reloadPage = (): void => window.location.reload();

/** Reloads the page unless that would lose input. */
const reloadUnlessTyped = (): void => {
  if (!hasText(document)) reloadPage();
};

/**
 * Replaces a part that failed to load. Browsers never retry a failed module, so only a new page
 * helps. The page reloads when the connection returns, or on a click if it contains input.
 */
function LoadError() {
  const { t } = useTranslation();
  useEffect(() => {
    window.addEventListener('online', reloadUnlessTyped);
    return () => window.removeEventListener('online', reloadUnlessTyped);
  }, []);
  return (
    <Container sx={{ py: 4 }}>
      <ErrorState title={t('errors.title')} text={t('errors.part')} onRetry={reloadPage} />
    </Container>
  );
}

/** The fallback of an optional part. */
export const Nothing = (): null => null;

/**
 * Loads the code of a part of a screen. Without a connection, it waits for one. If loading fails, a
 * fallback replaces the part.
 * @param Fallback defaults to an error with a reload button
 */
export const loadWithFallback = async <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: () => ReactNode = LoadError,
): Promise<ComponentType<Props>> => {
  if (typeof window !== 'undefined') await connected();
  return load().catch((): ComponentType<Props> => Fallback);
};

/** Creates a lazy component, to be used with its own boundary. */
export const lazyWithFallback = <Props extends object>(
  ...part: Parameters<typeof loadWithFallback<Props>>
) => lazy(async () => ({ default: await loadWithFallback(...part) }));
