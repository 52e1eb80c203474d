import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { object, string, type InferType } from 'yup';
import { NOTE_MAX, PARK_MINUTES } from '#common/contract/ticketSteps.ts';
import { RadioInput } from '#src/components/forms/fields/RadioInput.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { atMost, requiredText } from '#src/components/forms/schemas/rules.ts';
import { FormDialog, type DialogProps } from '#src/components/forms/shell/FormDialog.tsx';
import { fullName, type LineService } from './services.ts';

interface TicketDialogProps {
  /** Label of the ticket. */
  rank: string;
  /** The note that colleagues wrote so far. */
  note: string;
}

function NoteInput({ optional = false }: { optional?: boolean }) {
  const { t } = useTranslation();
  return (
    <TextInput
      name="note"
      label={t('hall.note.field')}
      hint={t('hall.note.hint', { count: NOTE_MAX })}
      optional={optional}
      autoComplete="off"
      multiline
      minRows={2}
    />
  );
}

const transferSchema = object({ service: requiredText(), note: atMost(NOTE_MAX) });

type TransferValues = InferType<typeof transferSchema>;

export interface TransferDialogProps extends TicketDialogProps, DialogProps<TransferValues> {
  /** The other services of the place. */
  services: readonly LineService[];
}

/** Sends a ticket to another service, with a note for the colleague there. */
export function TransferDialog({ rank, note, services, ...dialog }: TransferDialogProps) {
  const { t } = useTranslation();
  const open = services.filter(({ state }) => state !== 'closed');
  return (
    <FormDialog
      {...dialog}
      subject={`transfer ${rank}`}
      title={t('hall.transfer.title', { rank })}
      schema={transferSchema}
      initial={{ service: open.length === 1 ? open[0]!.code : '', note }}
      submit={t('hall.transfer.submit')}
    >
      <Typography sx={{ mb: 1 }}>{t('hall.transfer.text')}</Typography>
      <RadioInput
        name="service"
        label={t('hall.transfer.service')}
        options={open.map((one) => ({ value: one.code, label: fullName(one) }))}
      />
      <NoteInput optional />
    </FormDialog>
  );
}

/** Times on offer, in minutes. */
const TIMES = [10, 20, PARK_MINUTES.usual, 60, PARK_MINUTES.max] as const;

const parkSchema = object({
  minutes: string().default(String(PARK_MINUTES.usual)).required(),
  note: atMost(NOTE_MAX),
});

export type ParkValues = InferType<typeof parkSchema>;

/** Sets a person aside for some minutes, for example to fill in a form. */
export function ParkDialog({ rank, note, ...dialog }: TicketDialogProps & DialogProps<ParkValues>) {
  const { t } = useTranslation();
  return (
    <FormDialog
      {...dialog}
      subject={`park ${rank}`}
      title={t('hall.park.title', { rank })}
      schema={parkSchema}
      initial={{ minutes: String(PARK_MINUTES.usual), note }}
      submit={t('hall.park.submit')}
    >
      <Typography sx={{ mb: 1 }}>{t('hall.park.text')}</Typography>
      <RadioInput
        name="minutes"
        row
        label={t('hall.park.minutes')}
        options={TIMES.map((count) => ({
          value: String(count),
          label: t('hall.park.choice', { count }),
        }))}
      />
      <NoteInput optional />
    </FormDialog>
  );
}

const noteSchema = object({ note: atMost(NOTE_MAX) });

export type NoteValues = InferType<typeof noteSchema>;

/** Writes a note for the next colleague. An empty one deletes it. */
export function NoteDialog({ rank, note, ...dialog }: TicketDialogProps & DialogProps<NoteValues>) {
  const { t } = useTranslation();
  return (
    <FormDialog
      {...dialog}
      subject={`note ${rank}`}
      title={t('hall.note.title', { rank })}
      schema={noteSchema}
      initial={{ note }}
      submit={t('hall.note.submit')}
    >
      <NoteInput />
    </FormDialog>
  );
}
