import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

const Root = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: '0.8em',
  width: '100%',
  maxWidth: '22em',
  textAlign: 'center',
  '& label': { fontSize: '1.2em', fontWeight: 650 },
  '& input': { fontSize: '2em', textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
  '& [role="status"]': { fontSize: '1.2em', fontWeight: 650, minHeight: '1.5em' },
  '& [data-outcome="here"]': { color: theme.vars.palette.roles.success.text },
  '& [data-outcome="unknown"]': { color: theme.vars.palette.roles.waiting.text },
}));

const LABEL_MAX = 12;

export interface KioskArrivalProps {
  /** The outcome for the last number: recorded, or no such number waits today. */
  outcome?: { is: 'here' | 'unknown' | 'failed'; label: string } | null;
  pending?: boolean;
  /** Called with each change of the number. */
  onInput?: () => void;
  onSend?: (label: string) => void;
  onBack?: () => void;
}

/** A person with a number types it to say that they are here. */
export function KioskArrival({
  outcome,
  pending = false,
  onInput,
  onSend,
  onBack,
}: KioskArrivalProps) {
  const { t } = useTranslation();
  const id = useId();
  const [label, setLabel] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Root
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending && label.trim()) onSend?.(label.trim());
      }}
    >
      <label htmlFor={id}>{t('kiosk.arrival.label')}</label>
      <OutlinedInput
        id={id}
        inputRef={field}
        autoComplete="off"
        value={label}
        onChange={({ target }) => {
          setLabel(target.value);
          onInput?.();
        }}
        slotProps={{ input: { maxLength: LABEL_MAX, autoCapitalize: 'characters' } }}
      />
      <p role="status" data-outcome={outcome?.is}>
        {outcome && t(`kiosk.arrival.${outcome.is}`, { label: outcome.label })}
      </p>
      <Button type="submit" variant="contained" size="large" aria-disabled={pending || undefined}>
        {t('kiosk.arrival.send')}
      </Button>
      <Button size="large" onClick={onBack}>
        {t('kiosk.priority.back')}
      </Button>
    </Root>
  );
}
