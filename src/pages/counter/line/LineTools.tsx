import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import { SheetButton, type SheetButtonProps } from './SheetButton.tsx';
import { useArrivalsOn } from '#src/pages/counter/useArrivals.ts';

/** The paper for a day without a network, and the switch of the sound of arrivals. */
export function LineTools(sheet: SheetButtonProps) {
  const { t } = useTranslation();
  const [isOn, setOn] = useArrivalsOn();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <SheetButton {...sheet} />
      <FormControlLabel
        label={t('hall.arrivals.label')}
        control={<Switch checked={isOn} onChange={(_event, checked) => setOn(checked)} />}
      />
    </Stack>
  );
}
