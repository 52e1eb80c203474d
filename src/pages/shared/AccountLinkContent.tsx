import type { ReactNode } from 'react';
// Loaded with the screen, so that the first press does not depend on a file that may fail to load.
import '#src/api/transport/client.ts';
import { getAccountLink, type AccountLink } from '#common/contract/account/account.ts';
import type { Camel } from '#common/contract/camel.ts';
import { ErrorState } from '#src/components/feedback/ErrorState.tsx';
import { useQuery } from '#src/hooks/data/useQuery.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useHydrated } from '#src/hooks/useHydrated.ts';

interface Props {
  /** Out of the address that a message led to. */
  token: string;
  /** Shown while the link is looked up. */
  outline: ReactNode;
  /** Called with null for a link that never existed, or is gone. */
  children: (link: Camel<AccountLink> | null) => ReactNode;
}

/** Looks up the link of a message about an account. */
export function AccountLinkContent({ token, outline, children }: Props) {
  const errorText = useErrorText();
  // A server keeps the pages that it renders, and the token is for one person.
  const hydrated = useHydrated();
  const {
    data: link,
    error,
    isValidating,
    mutate,
  } = useQuery(getAccountLink, hydrated && token ? { body: { token } } : null, {
    shouldRetryOnError: false,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  if (link) return children(link);
  if (!error) return outline;
  if (error.kind === 'not_found') return children(null);
  return (
    <ErrorState text={errorText(error)} retrying={isValidating} onRetry={() => void mutate()} />
  );
}
