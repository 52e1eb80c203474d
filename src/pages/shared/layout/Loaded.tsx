import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#src/components/feedback/ErrorState.tsx';
import { useErrorText } from '#src/hooks/useErrorText.ts';

interface Props<T> {
  data: T | undefined;
  error?: unknown;
  isValidating?: boolean;
  /** Asks again. */
  mutate: () => unknown;
  /** Shown while it loads; two rows by default. */
  outline?: ReactNode;
  /** The level of the error's heading; plain text without it. */
  headingLevel?: 1 | 2;
  children: (data: T) => ReactNode;
}

const rows = (
  <Stack spacing={1.5} aria-busy>
    <Skeleton variant="rounded" height={56} />
    <Skeleton variant="rounded" height={56} />
  </Stack>
);

/** A resource: on its way, not to be had, or there. */
export function Loaded<T>({
  data,
  error,
  isValidating,
  mutate,
  outline = rows,
  headingLevel,
  children,
}: Props<T>) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  if (data !== undefined) return children(data);
  if (!error) return outline;
  return (
    <ErrorState
      headingLevel={headingLevel ?? null}
      title={t('errors.title')}
      text={errorText(error)}
      retrying={isValidating}
      onRetry={() => void mutate()}
    />
  );
}
