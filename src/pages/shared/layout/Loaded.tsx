import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toApiError } from '#src/api/transport/errors.ts';
import { ErrorState } from '#src/components/feedback/ErrorState.tsx';
import { useErrorText } from '#src/hooks/useErrorText.ts';

export interface Resource<T> {
  data: T | undefined;
  error?: unknown;
  isValidating?: boolean;
  mutate: () => unknown;
}

interface FailedProps extends Omit<Resource<unknown>, 'data'> {
  /** Heading level of an error that fills the screen. */
  headingLevel?: 1 | 2 | null;
}

export function Failed({ error, isValidating, mutate, headingLevel = null }: FailedProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (
    <ErrorState
      headingLevel={headingLevel}
      title={t('errors.title')}
      text={errorText(error)}
      retrying={isValidating}
      onRetry={() => void mutate()}
    />
  );
}

interface Props<T> extends Resource<T>, FailedProps {
  outline?: ReactNode;
  /** Rendered if the server responds that the resource does not exist. */
  missing?: ReactNode;
  children: (data: T) => ReactNode;
}

const rows = (
  <Stack spacing={1.5} aria-busy>
    <Skeleton variant="rounded" height={56} />
    <Skeleton variant="rounded" height={56} />
  </Stack>
);

/** True once a request has ended. Content below it waits for that, so that it does not move. */
export const hasSettled = ({ data, error }: Pick<Resource<unknown>, 'data' | 'error'>): boolean =>
  data !== undefined || error !== undefined;

export function Loaded<T>({ data, outline = rows, missing, children, ...request }: Props<T>) {
  if (data !== undefined) return children(data);
  if (!request.error) return outline;
  if (missing !== undefined && toApiError(request.error).kind === 'not_found') return missing;
  return <Failed {...request} />;
}
