import DirectionsOutlined from '@mui/icons-material/DirectionsOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import type { Position } from '#src/lib/wait/distance.ts';

/** Opens directions to a place on OpenStreetMap, in a new tab. */
export function DirectionsButton({ to: { latitude, longitude } }: { to: Position }) {
  const { t } = useTranslation();
  return (
    <Button
      variant="outlined"
      startIcon={<DirectionsOutlined />}
      href={`https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`}
      target="_blank"
      rel="noreferrer"
    >
      <span>{t('cards.contact.directions')}</span>
      <VisuallyHidden> ({t('common.opensInNewTab')})</VisuallyHidden>
    </Button>
  );
}
