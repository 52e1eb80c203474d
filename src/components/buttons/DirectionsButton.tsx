import DirectionsOutlined from '@mui/icons-material/DirectionsOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import type { Position } from '#src/lib/wait/distance.ts';

interface Props {
  to: Position;
  /** As a link below an address, on a screen with more important buttons. */
  quiet?: boolean;
}

/** Opens directions to a place on OpenStreetMap, in a new tab. */
export function DirectionsButton({ to, quiet = false }: Props) {
  const { t } = useTranslation();
  return (
    <Button
      variant={quiet ? 'text' : 'outlined'}
      sx={quiet ? { alignSelf: 'start', mx: -2, my: -1 } : undefined}
      startIcon={<DirectionsOutlined />}
      href={`https://www.openstreetmap.org/directions?to=${to.latitude}%2C${to.longitude}`}
      target="_blank"
      rel="noreferrer"
    >
      <span>{t('cards.contact.directions')}</span>
      <VisuallyHidden> ({t('common.opensInNewTab')})</VisuallyHidden>
    </Button>
  );
}
