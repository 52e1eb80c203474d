import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { ErrorState } from '#src/components/feedback/ErrorState.tsx';
import { useErrorText } from '#src/hooks/useErrorText.ts';

interface Props<T> {
  data: T | undefined;
  error: unknown;
  isValidating: boolean;
  mutate: () => Promise<unknown>;
  children: (data: T) => ReactNode;
}

/** The rows of a section: on their way, not to be had, or there. */
export function Loaded<T>({ data, error, isValidating, mutate, children }: Props<T>) {
  const errorText = useErrorText();
  if (data !== undefined) return children(data);
  if (error)
    return (
      <ErrorState text={errorText(error)} retrying={isValidating} onRetry={() => void mutate()} />
    );
  return (
    <Stack spacing={1.5} aria-busy>
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={56} />
    </Stack>
  );
}
