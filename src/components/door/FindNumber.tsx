import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

const Root = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& label': { display: 'block', marginBottom: theme.spacing(0.75), fontWeight: 600 },
  '& input': { fontSize: '1.25rem', fontVariantNumeric: 'tabular-nums' },
}));

export interface FindNumberProps {
  /** Address to which the form is sent. */
  action: string;
  /** Slug or code of the place. */
  place: string;
}

/** The number and six digits of a ticket. A plain form, which needs no script. */
export function FindNumber({ action, place }: FindNumberProps) {
  const { t } = useTranslation();
  const id = useId();
  const field = (name: 'label' | 'lookup', text: string, input: object) => (
    <div>
      <label htmlFor={`${id}${name}`}>{text}</label>
      <OutlinedInput
        id={`${id}${name}`}
        name={name}
        required
        fullWidth
        autoComplete="off"
        slotProps={{ input }}
      />
    </div>
  );
  return (
    <Root method="post" action={action}>
      <input type="hidden" name="place" value={place} />
      <p>{t('join.find.text')}</p>
      {field('label', t('join.find.number'), { maxLength: 12 })}
      {field('lookup', t('join.find.lookup'), {
        inputMode: 'numeric',
        pattern: '\\s*(\\d\\s*){6}',
        maxLength: 12,
        title: t('join.find.lookup'),
      })}
      <Button type="submit" variant="contained" size="large">
        {t('join.find.open')}
      </Button>
    </Root>
  );
}
