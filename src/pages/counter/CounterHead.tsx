import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { counterIn } from '#src/lib/counterName.ts';

interface CounterHeadProps {
  title: string;
  counters: readonly string[];
  /** One's own counter; null before it is chosen. */
  counter: string | null;
  onChoose: (counter: string) => void;
  children?: ReactNode;
}

/** The place, and at which of its counters this device stands. */
export function CounterHead({ title, counters, counter, onChoose, children }: CounterHeadProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mb: 2 }}
    >
      <Typography
        variant="h1"
        sx={{ flex: '1 1 240px', fontSize: 'clamp(1.25rem, 1rem + 1.4vw, 2rem)' }}
      >
        {title}
      </Typography>
      {counter !== null && counters.length > 1 && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography component="label" htmlFor={id} variant="subtitle2">
            {t('counter.yours')}
          </Typography>
          <NativeSelect
            input={<OutlinedInput />}
            id={id}
            size="small"
            value={counter}
            onChange={(event) => onChoose(event.target.value)}
            sx={{
              '& .MuiNativeSelect-select.MuiNativeSelect-select': {
                height: 44,
                py: 0,
                lineHeight: '44px',
              },
            }}
          >
            {counters.map((name) => (
              <option key={name} value={name}>
                {counterIn(t, name)}
              </option>
            ))}
          </NativeSelect>
        </Box>
      )}
      {children}
    </Stack>
  );
}
