import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { LIST_MESSAGE_MAX } from '#common/forms.ts';
import { useFormikContext } from 'formik';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { pauseSchema, type PauseValues } from '#src/components/forms/schemas/counter.ts';
import { FormDialog } from '#src/components/forms/shell/FormDialog.tsx';
import { useNow } from '#src/hooks/clock/useNow.ts';
import { formatInstant } from '#src/lib/dates.ts';

const blank: PauseValues = { message: '' };

/** How long the offered breaks are, in minutes. */
const BREAKS = [5, 10, 15, 30] as const;

const FIVE_MINUTES_MS = 5 * 60_000;

/** The ends of the offered breaks, on the next full five minutes. */
const endsOf = (now: number): number[] =>
  BREAKS.map((minutes) => Math.ceil((now + minutes * 60_000) / FIVE_MINUTES_MS) * FIVE_MINUTES_MS);

/** Messages that fill the field at a press. */
function Suggestions({ clockAhead }: { clockAhead: number }) {
  const { t, i18n } = useTranslation();
  const now = useNow(30_000) + clockAhead;
  const { setFieldValue } = useFormikContext<PauseValues>();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 1 }}>
      {endsOf(now).map((end) => {
        const time = formatInstant(new Date(end).toISOString(), i18n.language, {
          timeStyle: 'short',
        });
        const message = t('counter.pause.back', { time });
        return (
          <Chip
            key={end}
            variant="outlined"
            label={message}
            onClick={() => void setFieldValue('message', message)}
            sx={{ height: 44 }}
          />
        );
      })}
    </Stack>
  );
}

export interface PauseDialogProps {
  /** Whether the dialog is open. */
  open?: boolean;
  /** Escape, the backdrop or the button asks to close it. */
  onClose?: () => void;
  /** Receives the message, which may be blank. */
  onSubmit?: (values: PauseValues) => Promise<void> | void;
  /** Why it was refused, above the message. */
  notice?: ReactNode;
  /** How far the server's clock is ahead of this device's, in ms. */
  clockAhead?: number;
}

/** Pauses a list, with what people who wait will see meanwhile. */
export function PauseDialog({
  open = false,
  onClose,
  onSubmit = () => undefined,
  notice,
  clockAhead = 0,
}: PauseDialogProps) {
  const { t } = useTranslation();
  const message = useRef<HTMLInputElement>(null);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('counter.pause.title')}
      firstField={message}
      initialValues={blank}
      schema={pauseSchema}
      onSubmit={onSubmit}
      banner={notice}
      submit={t('counter.pause.submit')}
    >
      <TextInput
        name="message"
        label={t('counter.pause.message')}
        hint={t('counter.pause.hint', { count: LIST_MESSAGE_MAX })}
        inputRef={message}
        autoComplete="off"
      />
      <Suggestions clockAhead={clockAhead} />
    </FormDialog>
  );
}
