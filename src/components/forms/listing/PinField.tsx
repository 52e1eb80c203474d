import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '#src/components/forms/fields/FieldFrame.tsx';
import { useFieldState } from '#src/components/forms/fields/useFieldState.ts';
import { useListingTexts } from '#src/i18n/screens/listingTexts.ts';
import { readCoordinates, tidyCoordinates, type Coordinates } from '#src/lib/coordinates.ts';

export interface PinMapProps {
  /** Position of the pin. Null if not set. */
  pin: Coordinates | null;
  onPick: (point: Coordinates) => void;
}

export interface PinFieldProps {
  /** Renders the map on demand. Without it, the point can only be typed. */
  map?: (props: PinMapProps) => ReactNode;
}

/**
 * The position of a place, typed as latitude and longitude or picked on a map. The form values are
 * two numbers, null without a point, and NaN for invalid input.
 */
export function PinField({ map }: PinFieldProps) {
  useListingTexts();
  const { t } = useTranslation();
  const hint = t('listings.pin.hint');
  const latitude = useFieldState<number | null>('latitude', hint);
  const longitude = useFieldState<number | null>('longitude');
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const pin =
    Number.isFinite(latitude.value) && Number.isFinite(longitude.value)
      ? { latitude: latitude.value!, longitude: longitude.value! }
      : null;

  const keep = (point: Coordinates | null): void => {
    latitude.setValue(point?.latitude ?? null);
    longitude.setValue(point?.longitude ?? null);
  };
  return (
    <Stack sx={{ gap: 1.5 }}>
      <FieldFrame state={latitude} label={t('listings.pin.label')} hint={hint} optional>
        <OutlinedInput
          id={latitude.id}
          name="latitude"
          value={typed ?? (pin ? `${pin.latitude}, ${pin.longitude}` : '')}
          autoComplete="off"
          onChange={(event) => {
            const text = event.target.value;
            setTyped(text);
            keep(
              text.trim() === ''
                ? null
                : (readCoordinates(text) ?? { latitude: Number.NaN, longitude: Number.NaN }),
            );
          }}
          onBlur={() => latitude.setTouched()}
          slotProps={{ input: { 'aria-describedby': latitude.describedBy } }}
        />
      </FieldFrame>
      {map && (
        <Button
          variant="outlined"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          sx={{ alignSelf: 'start' }}
        >
          {t(isOpen ? 'listings.pin.close' : 'listings.pin.open')}
        </Button>
      )}
      {isOpen &&
        map?.({
          pin,
          onPick: (point) => {
            setTyped(null);
            keep(tidyCoordinates(point));
          },
        })}
    </Stack>
  );
}
