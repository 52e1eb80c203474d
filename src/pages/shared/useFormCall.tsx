import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { TSchema } from 'typebox';
import type { Endpoint } from '#common/contract/endpoint.ts';
import type { ResponseOf } from '#src/api/transport/response.ts';
import { isUnknownCall } from '#src/api/transport/errors.ts';
import { NoticeBanner, type Severity } from '#src/components/feedback/NoticeBanner.tsx';
import { paths } from '#src/config/paths.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import {
  useAction,
  type ActionOptions,
  type ActionState,
  type Send,
} from '#src/hooks/data/useAction.ts';

function ToProfile() {
  const { t } = useTranslation();
  return (
    <Link
      component={RouterLink}
      to={paths.dashboard.href('profile')}
      color="inherit"
      underline="always"
    >
      {t('errors.toProfile')}
    </Link>
  );
}

/** On a phone the notice may be below the fold. */
const bringIntoSight = (notice: HTMLElement | null): void =>
  notice?.scrollIntoView({ block: 'nearest' });

interface FormCall<Payload, Result> extends Pick<
  ActionState<Payload, Result>,
  'sending' | 'success' | 'failure'
> {
  /** Submits the form. @returns true on success */
  send: (payload: Payload) => Promise<boolean>;
  form: {
    pending: boolean;
    notice: ReactNode;
    serverErrors: Record<string, string[]> | undefined;
    forget: () => void;
  };
}

interface Options<Payload, Result> extends Pick<
  ActionOptions<Payload, Result>,
  'idempotent' | 'onSuccess' | 'onFailure'
> {
  /** Fields that show their own errors. The notice shows other errors. */
  fields?: readonly string[];
  done?: (payload: Payload, result: Result) => ReactNode;
}

export function useFormCall<Payload, Schema extends TSchema>(
  name: string,
  action: Endpoint<Payload, Schema>,
  options?: Options<Payload, ResponseOf<Schema>>,
): FormCall<Payload, ResponseOf<Schema>>;
export function useFormCall<Payload, Result>(
  name: string,
  action: Send<Payload, Result>,
  options?: Options<Payload, Result>,
): FormCall<Payload, Result>;
/**
 * Submits a form and shows the result. If the server lacks the endpoint, the form says so. The
 * input is always kept.
 * @param name of the action and its subject, as for `useAction`
 */
export function useFormCall<Payload, Result>(
  name: string,
  action: Endpoint<Payload> | Send<Payload, Result>,
  { fields = [], done, ...options }: Options<Payload, Result> = {},
): FormCall<Payload, Result> {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const {
    send,
    pending,
    sending,
    success,
    failure: error,
    forget,
  } = useAction(name, action as Send<Payload, Result>, options);

  const showNotice = (severity: Severity, text: ReactNode): ReactNode => (
    <NoticeBanner
      ref={bringIntoSight}
      severity={severity}
      sx={{ scrollMarginBlock: '96px 24px' }}
      onClose={forget}
    >
      {text}
    </NoticeBanner>
  );
  const noticeOf = (): ReactNode => {
    if (pending) return null;
    if (!error)
      return success && done ? showNotice('success', done(success.input, success.result)) : null;
    if (isUnknownCall(error)) return showNotice('info', t('common.notConnected'));
    const named = Object.keys(error.fields);
    const isShownByFields = named.length > 0 && named.every((field) => fields.includes(field));
    if (isShownByFields) return null;
    const unconfirmed = error.code === 'address_not_confirmed';
    return showNotice(
      'error',
      <>
        {errorText(error)} {unconfirmed && <ToProfile />}
      </>,
    );
  };

  return {
    send: async (payload) => (await send(payload))?.done === true,
    sending,
    form: {
      pending,
      notice: noticeOf(),
      serverErrors: pending ? undefined : error?.fields,
      forget,
    },
    success: pending ? undefined : success,
    failure: error,
  };
}
