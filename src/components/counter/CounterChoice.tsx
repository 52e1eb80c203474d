import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { counterIn } from '#src/lib/counterName.ts';

const name = 'SeiraCounterChoice';

const Root = styled('div', { name, slot: 'root' })(({ theme }) => ({
  maxWidth: 560,
  marginInline: 'auto',
  padding: theme.spacing(4, 0),
  textAlign: 'center',
  '& h2': { ...theme.typography.h2, margin: 0 },
  '& p': { margin: theme.spacing(1, 0, 3), color: theme.vars.palette.text.secondary },
}));

const Choices = styled('div', { name, slot: 'choices' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
  gap: theme.spacing(1.5),
}));

export interface CounterChoiceProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The counters of the place by name. */
  counters?: readonly string[];
  /** Called when one is chosen. */
  onChoose?: (counter: string) => void;
}

/** Asks a member once at which counter this device stands. */
export function CounterChoice({ counters = [], onChoose, ...rest }: CounterChoiceProps) {
  const { t } = useTranslation();
  return (
    <Root {...rest}>
      <h2>{t('counter.choice.title')}</h2>
      <p>{t('counter.choice.text')}</p>
      <Choices role="group" aria-label={t('counter.yours')}>
        {counters.map((counter) => (
          <Button
            key={counter}
            variant="outlined"
            size="large"
            onClick={() => onChoose?.(counter)}
            sx={{ minHeight: 88, fontSize: '1.25rem' }}
          >
            {counterIn(t, counter)}
          </Button>
        ))}
      </Choices>
    </Root>
  );
}
