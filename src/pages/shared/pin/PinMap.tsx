import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PinMapProps } from '#src/components/forms/listing/PinField.tsx';
import { PinSearch } from '#src/components/forms/listing/PinSearch.tsx';
import { PlaceMap } from '#src/components/maps/PlaceMap.tsx';
import { findPoints } from './findPoints.ts';

const ATHENS = { latitude: 37.9838, longitude: 23.7275 };

export default function PinMap({ pin, onPick }: PinMapProps) {
  const { t } = useTranslation();
  const [searches, setSearches] = useState(0);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <PinSearch
        onSearch={findPoints}
        onPick={(point) => {
          onPick(point);
          setSearches(searches + 1);
        }}
      />
      <PlaceMap
        // After a search the map reopens at the pin.
        key={searches}
        label={t('listings.pin.map')}
        // The pin is in the second layer, so that the map does not move with it.
        others={pin ? [{ id: 'pin', title: t('listings.pin.title'), ...pin }] : undefined}
        center={pin ?? ATHENS}
        zoom={pin ? 15 : 11}
        list={false}
        onPick={onPick}
      />
    </Stack>
  );
}
