import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TSchema } from 'typebox';
import type { ResponseOf } from '#src/api/transport/response.ts';
import { getAccountLink, type AccountLink } from '#common/contract/account/account.ts';
import type { Camel } from '#common/contract/camel.ts';
import type { Endpoint } from '#common/contract/endpoint.ts';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { FormNotice } from '#src/components/forms/shell/FormNotice.tsx';
import { fetchOnce, useQuery } from '#src/hooks/data/useQuery.ts';
import { useHydrated } from '#src/hooks/useHydrated.ts';
import { usePassFocus } from '#src/hooks/usePassFocus.ts';
import { Loaded } from '#src/pages/shared/layout/Loaded.tsx';
import { useFormCall } from './useFormCall.tsx';

/**
 * A parameter of an e-mailed link. Null if absent, and undefined on the server, which caches its
 * pages although the link is personal.
 */
export const useLinkParameter = (name: string): string | null | undefined => {
  const [address] = useSearchParams();
  return useHydrated() ? address.get(name) : undefined;
};

export const linkOutline = (
  <Stack spacing={1.5} aria-busy>
    <Skeleton width="90%" />
    <Skeleton variant="rounded" height={48} />
  </Stack>
);

export const onceWithoutRetry = { ...fetchOnce, shouldRetryOnError: false };

interface AccountLinkProps {
  token: string;
  /** Called with null for an unknown or deleted link. */
  children: (link: Camel<AccountLink> | null) => ReactNode;
}

export function AccountLinkContent({ token, children }: AccountLinkProps) {
  const link = useQuery(getAccountLink, { body: { token } }, onceWithoutRetry);
  return (
    <Loaded {...link} outline={linkOutline} missing={children(null)}>
      {children}
    </Loaded>
  );
}

interface OutcomeProps {
  severity: 'success' | 'info' | 'warning';
  message: ReactNode;
  text?: ReactNode;
  href: string;
  onward: ReactNode;
  variant?: 'contained' | 'outlined';
  /** Takes the focus from the clicked button. */
  ref?: Ref<HTMLDivElement>;
}

export function LinkOutcome({
  severity,
  message,
  text,
  href,
  onward,
  ref,
  ...button
}: OutcomeProps) {
  return (
    <Stack ref={ref} spacing={3} sx={{ alignItems: 'flex-start', '&:focus': { outline: 'none' } }}>
      <NoticeBanner severity={severity}>{message}</NoticeBanner>
      {text && <Typography>{text}</Typography>}
      <Button variant="outlined" href={href} {...button}>
        {onward}
      </Button>
    </Stack>
  );
}

interface PressProps<Input, Schema extends TSchema> {
  name: string;
  endpoint: Endpoint<Input, Schema>;
  input: Input;
  question: ReactNode;
  label: string;
  pendingLabel: string;
  onSuccess?: () => void;
  outcome: (response: ResponseOf<Schema>) => Omit<OutcomeProps, 'severity' | 'ref'>;
}

/** The confirmation button of a link. Mail scanners open links, so only a click counts. */
export function ConfirmLink<Input, Schema extends TSchema>({
  name,
  endpoint,
  input,
  question,
  label,
  pendingLabel,
  onSuccess,
  outcome,
}: PressProps<Input, Schema>) {
  const { goes, comes } = usePassFocus<HTMLDivElement>();
  const { send, form, success } = useFormCall(name, endpoint, { onSuccess });
  if (success) return <LinkOutcome ref={comes} severity="success" {...outcome(success.result)} />;
  return (
    <Stack ref={goes} spacing={2}>
      <Typography>{question}</Typography>
      <PendingButton
        pending={form.pending}
        pendingLabel={pendingLabel}
        onClick={() => void send(input)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {label}
      </PendingButton>
      <FormNotice>{form.notice}</FormNotice>
    </Stack>
  );
}
