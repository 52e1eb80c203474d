import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CODE_DIGITS } from '#common/contract/door.ts';

const Root = styled('form')(({ theme }) => ({
  padding: theme.spacing(2.5),
  display: 'grid',
  gap: theme.spacing(2),
  ...theme.mixins.sheet,
  '& label': { display: 'block', marginBottom: theme.spacing(0.75), fontWeight: 600 },
  '& h2': { ...theme.typography.h3 },
  '& input': { fontSize: '1.5rem', letterSpacing: '0.3em', fontVariantNumeric: 'tabular-nums' },
}));

export interface DoorCodeProps {
  /** Address of the page, which gets the digits as `code`. */
  action: string;
}

/** The six digits of the screen, for phones that cannot scan. A plain form, which needs no script. */
export function DoorCode({ action }: DoorCodeProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Root method="get" action={action}>
      <h2>{t('join.code.title')}</h2>
      <p>{t('join.code.text')}</p>
      <div>
        <label htmlFor={id}>{t('join.code.label')}</label>
        <OutlinedInput
          id={id}
          name="code"
          required
          fullWidth
          autoComplete="off"
          slotProps={{
            input: {
              inputMode: 'numeric',
              pattern: `\\d{${CODE_DIGITS}}`,
              maxLength: CODE_DIGITS,
              title: t('join.code.label'),
            },
          }}
        />
      </div>
      <Button type="submit" variant="contained" size="large">
        {t('join.code.send')}
      </Button>
    </Root>
  );
}
