import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { retireService } from '#common/contract/places/services.ts';
import { call } from '#src/api/transport/call.ts';
import { ApiError, toApiError } from '#src/api/transport/errors.ts';
import { ConfirmDialog } from '#src/components/feedback/ConfirmDialog.tsx';
import { asRecord } from '#src/lib/read.ts';
import { useChange } from './useChange.tsx';

interface RetireServiceProps {
  id: string;
  code: string;
  name: string;
  onGone: () => void;
  /** Reloads the services. */
  onChanged: () => Promise<unknown>;
}

/** The number of people who hold numbers of a service, from a refusal. Null for other failures. */
const holdersIn = (error: unknown): number | null => {
  const { code, body } = toApiError(error);
  const { count } = asRecord(body);
  return code === 'service_in_use' && typeof count === 'number' ? count : null;
};

/** Retires a service. If people hold its numbers, it asks again with their number. */
export function RetireService({ id, code, name, onGone, onChanged }: RetireServiceProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [holders, setHolders] = useState<number | null>(null);
  const { send, pending, refused } = useChange(onGone, onChanged);
  const close = (): void => {
    setOpen(false);
    setHolders(null);
    refused.forget();
  };
  const retire = async (): Promise<void> => {
    let waiting: number | null = null;
    const isDone = await send(
      code,
      async () => {
        try {
          await call(retireService, { id, code, query: holders === null ? {} : { close: true } });
        } catch (error) {
          waiting = holdersIn(error);
          throw error instanceof ApiError ? error : toApiError(error);
        }
      },
      t('services.retiredDone', { name }),
    );
    if (isDone) close();
    else if (waiting !== null) {
      setHolders(waiting);
      // The next question says the same.
      refused.forget();
    }
  };
  return (
    <>
      <Button
        variant="text"
        color="error"
        aria-label={t('services.retireOf', { name })}
        onClick={() => setOpen(true)}
      >
        {t('services.retire')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        tone="danger"
        busy={pending !== null}
        title={t('services.retiring', { name })}
        text={
          holders === null
            ? t('services.retiringText')
            : t('services.retiringInUse', { count: holders })
        }
        confirmLabel={t('services.retire')}
        onConfirm={() => void retire()}
        onClose={close}
      >
        {refused.notice}
      </ConfirmDialog>
    </>
  );
}
