import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import useSWRMutation from 'swr/mutation';
import { isUnknownCall, type ApiError } from '#src/api/transport/errors.ts';
import { NoticeBanner, type Severity } from '#src/components/feedback/NoticeBanner.tsx';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { usePress } from '#src/hooks/usePress.ts';

/** On a phone the notice may be below the edge of the screen. */
const bringIntoSight = (notice: HTMLElement | null): void =>
  notice?.scrollIntoView({ block: 'nearest' });

/** What makes two presses the same: what was typed, however long that took. */
const typed = (payload: unknown): string =>
  JSON.stringify(payload, (key, value: unknown) => (key === 'guard' ? undefined : value)) ?? '';

/** The call behind a form. */
interface FormCall<Payload> {
  /** To be called when the form is submitted. @returns whether the server did what was asked */
  send: (payload: Payload) => Promise<boolean>;
  pending: boolean;
  /** For the form's place for notices: what came of it. */
  notice: ReactNode;
  /** The server's problems by field; for fields of the form. */
  serverErrors: Record<string, string[]> | undefined;
  /** The server did what was asked. */
  isDone: boolean;
  failure: ApiError | undefined;
  /** Removes the notice, for example when a dialog closes. */
  forget: () => void;
}

/**
 * Sends a form and says what came of it. Against a server without the call the form says that it is
 * not connected; whatever happens, the input stays.
 * @param name of the call: one is under way at a time
 * @param call gets what is sent, and the name by which the server recognises a repeat of the press
 * @param fields the form's fields, beside which their problems are shown; other problems go into the
 *   notice
 * @param done what to say once it is done, given what was sent
 */
export function useFormCall<Payload, Result = void>(
  name: string,
  call: (payload: Payload, press: string) => Promise<Result>,
  {
    fields = [],
    done,
    onSuccess,
  }: {
    fields?: readonly string[];
    done?: (payload: Payload) => ReactNode;
    onSuccess?: (result: Result, payload: Payload) => void;
  } = {},
): FormCall<Payload> {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const press = usePress();
  const { trigger, isMutating, data, error, reset } = useSWRMutation<
    { result: Result; payload: Payload },
    ApiError,
    string,
    { payload: Payload }
  >(
    name,
    async (_key, { arg }) => ({
      ...arg,
      result: await press(typed(arg.payload), (one) => call(arg.payload, one)),
    }),
    {
      throwOnError: false,
      onSuccess: ({ result, payload }) => onSuccess?.(result, payload),
    },
  );

  const told = (severity: Severity, text: ReactNode): ReactNode => (
    <NoticeBanner
      ref={bringIntoSight}
      severity={severity}
      sx={{ scrollMarginBlock: '96px 24px' }}
      onClose={reset}
    >
      {text}
    </NoticeBanner>
  );
  const noticeOf = (): ReactNode => {
    if (isMutating) return null;
    if (!error) return data && done ? told('success', done(data.payload)) : null;
    if (isUnknownCall(error)) return told('info', t('common.notConnected'));
    const named = Object.keys(error.fields);
    const isBesideFields = named.length > 0 && named.every((field) => fields.includes(field));
    return isBesideFields ? null : told('error', errorText(error));
  };

  return {
    send: async (payload) => (await trigger({ payload })) !== undefined,
    pending: isMutating,
    notice: noticeOf(),
    serverErrors: isMutating ? undefined : error?.fields,
    isDone: !isMutating && !error && data !== undefined,
    failure: error,
    forget: reset,
  };
}
