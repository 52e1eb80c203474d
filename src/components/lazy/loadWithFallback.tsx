import Container from '@mui/material/Container';
import { lazy, useEffect, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#src/components/feedback/ErrorState.tsx';
import { connected } from '#src/browser/connection.ts';
import { holdsText } from '#src/browser/typed.ts';

const anew = (): void => window.location.reload();

/** Without any input in the page, nothing can be lost. */
const anewUnlessTyped = (): void => {
  if (!holdsText(document)) anew();
};

/**
 * Shown when a part could not be loaded. Browsers request its code again only with a new page, so
 * the page reloads by itself when the connection is back, or by a press when it holds input.
 */
function LoadError() {
  const { t } = useTranslation();
  useEffect(() => {
    window.addEventListener('online', anewUnlessTyped);
    return () => window.removeEventListener('online', anewUnlessTyped);
  }, []);
  return (
    <Container sx={{ py: 4 }}>
      <ErrorState title={t('errors.title')} text={t('errors.part')} onRetry={anew} />
    </Container>
  );
}

/** The fallback of a part that the screen can do without. */
export const Nothing = (): null => null;

/**
 * Loads the code of a part of a screen. Without a connection it waits for one. When the code cannot
 * be loaded, a fallback replaces the part, and the rest of the screen stays as it is.
 * @param Fallback by default an error with a button that reloads the page
 */
export const loadWithFallback = async <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: () => ReactNode = LoadError,
): Promise<ComponentType<Props>> => {
  if (typeof window !== 'undefined') await connected();
  return load().catch((): ComponentType<Props> => Fallback);
};

/** Makes a part of it, for a boundary of its own. */
export const lazyWithFallback = <Props extends object>(
  ...part: Parameters<typeof loadWithFallback<Props>>
) => lazy(async () => ({ default: await loadWithFallback(...part) }));
