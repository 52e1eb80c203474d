import type { ReactNode } from 'react';
// Loaded with the screen, so that the first press does not depend on a file that may fail to load.
import '#src/api/transport/client.ts';
import type { AccountLink } from '#src/api/account/recovery.ts';
import { toApiError } from '#src/api/transport/errors.ts';
import { ErrorState } from '#src/components/feedback/ErrorState.tsx';
import { useAccountLink } from '#src/hooks/data/account/useAccountLink.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';

interface Props {
  /** Out of the address that a message led to. */
  token: string;
  /** Shown while the link is looked up. */
  outline: ReactNode;
  /** What the link leads to; null: there never was such a link, or it is gone. */
  children: (link: AccountLink | null) => ReactNode;
}

/** Looks up the link of a message about an account. */
export function AccountLinkContent({ token, outline, children }: Props) {
  const errorText = useErrorText();
  const { data: link, error, isValidating, mutate } = useAccountLink(token);
  if (link) return children(link);
  if (!error) return outline;
  if (toApiError(error).kind === 'not_found') return children(null);
  return (
    <ErrorState text={errorText(error)} retrying={isValidating} onRetry={() => void mutate()} />
  );
}
