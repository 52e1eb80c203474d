import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { boolean, object, type InferType } from 'yup';
import { LIST_MESSAGE_MAX } from '#common/forms.ts';
import { CheckboxInput } from '#src/components/forms/fields/CheckboxInput.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { atMost } from '#src/components/forms/schemas/rules.ts';
import { FormDialog, type DialogProps } from '#src/components/forms/shell/FormDialog.tsx';
import { useNow } from '#src/hooks/clock/useNow.ts';
import { formatTime } from '#src/lib/dates.ts';

const schema = object({
  /** Cancels all waiting tickets. */
  abort: boolean().default(false),
  message: atMost(LIST_MESSAGE_MAX),
});

export type ListValues = InferType<typeof schema>;

/** Break lengths on offer, in minutes. */
const BREAKS = [5, 10, 15, 30] as const;

const FIVE_MINUTES_MS = 5 * 60_000;

const endsOf = (now: number): number[] =>
  BREAKS.map((minutes) => Math.ceil((now + minutes * 60_000) / FIVE_MINUTES_MS) * FIVE_MINUTES_MS);

function Suggestions() {
  const { t } = useTranslation();
  const now = useNow(30_000);
  const { setFieldValue } = useFormikContext<ListValues>();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 1 }}>
      {endsOf(now).map((end) => {
        const time = formatTime(end);
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

export interface ListDialogProps extends DialogProps<ListValues> {
  to: 'paused' | 'closed';
  people: number;
  /** Name of the list's service, if the line has several. */
  service?: string;
}

/**
 * Pauses or closes a waiting list, with a message for the people who wait. Closing stops new
 * tickets and can cancel the waiting ones.
 */
export function ListDialog({ to, people, service, ...dialog }: ListDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const isClosing = to === 'closed';
  const texts = isClosing ? 'closing' : 'pause';
  return (
    <FormDialog
      {...dialog}
      subject={[to, service].join(' ')}
      alert={isClosing ? id : undefined}
      title={[service, t(`counter.${texts}.title`)].filter(Boolean).join(': ')}
      schema={schema}
      submit={t(`counter.${texts}.submit`)}
      isGrave={({ abort }) => abort}
    >
      {isClosing && (
        <Typography id={id} sx={{ mb: 1 }}>
          {people > 0
            ? t('counter.closing.text', { count: people })
            : t('counter.closing.textNone')}
        </Typography>
      )}
      {isClosing && people > 0 && <CheckboxInput name="abort" label={t('counter.closing.abort')} />}
      <TextInput
        name="message"
        label={t(`counter.${texts}.message`)}
        hint={isClosing ? undefined : t('counter.pause.hint', { count: LIST_MESSAGE_MAX })}
        optional={isClosing}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- The first field of an opened dialog.
        autoFocus={!isClosing}
      />
      {!isClosing && <Suggestions />}
    </FormDialog>
  );
}
